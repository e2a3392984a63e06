import { type CartAccess, cartById, change, currentCart, respond } from './cart-access.js';
import { addRequestedCoupon } from './input/add-requested-coupon.js';
import { addRequestedGiftCard } from './input/add-requested-gift-card.js';
import { addRequestedItems, hasNoItems } from './input/add-requested-items.js';
import { getBody } from './input/read-body.js';
import { readCoupon } from './input/read-coupon.js';
import { readDeliveryMethod } from './input/read-delivery-method.js';
import { readMembership, readReference } from './input/read-items.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../kernel/input/object.js';
import { quantityViolation } from '../../kernel/input/quantity-violation.js';
import { readList } from '../../kernel/input/read-list.js';
import { check, violation } from '../../kernel/input/violation.js';
import { route, type RouteContext } from '../../protocol/routing/route.js';
import { removeCoupon as removeFrom } from '../../shop/purchase/cart-coupon.js';
import { cartError } from '../../shop/purchase/cart-error.js';
import { removeGiftCard as removeStoredGiftCard } from '../../shop/purchase/cart-gift-card.js';
import { changeItems, type ItemChange } from '../../shop/purchase/cart-items.js';
import { requireUnordered } from '../../shop/purchase/carts.js';
import { removeLines, requireLines } from '../../shop/purchase/remove-lines.js';
import { setDelivery } from '../../shop/purchase/set-delivery.js';

function add(context: RouteContext, which: CartAccess): object {
  const input = getBody(context);
  const cart = requireUnordered(which.findOrCreate(context));
  if (hasNoItems(input)) throw cartError('NO_LINE_ITEMS_TO_ADD', 'Send catalogItems or customItems.');
  return respond(context, addRequestedItems(context, cart, input));
}

/** Adds catalog items and custom items to the caller's cart. Creates the cart if there is none. */
export const addLineItemsToCurrentCart = route({
  id: 'ecom.currentCartV2.addLineItemsToCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/add-line-items', '/v2/carts/current/add-line-items'],
  access: 'visitor',
  handle: (context) => add(context, currentCart),
});

/** Adds catalog items and custom items to a cart by its ID. */
export const addLineItems = route({
  id: 'ecom.cartV2.addLineItems',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/add-line-items', '/v2/carts/{cartId}/add-line-items'],
  access: 'visitor',
  handle: (context) => add(context, cartById),
});

function readChange(item: Input, index: number): ItemChange {
  const field = `lineItems[${index}]`;
  const { catalogReference, lineItemId: id, quantity, selectedMembership } = item;
  const newQuantity = isObject(quantity) ? quantity.newQuantity : undefined;
  check([
    typeof id === 'string' && id !== ''
      ? undefined
      : violation(`${field}.lineItemId`, 'must not be empty', 'REQUIRED_FIELD'),
    isMissing(quantity) ? undefined : quantityViolation(newQuantity, `${field}.quantity.newQuantity`),
  ]);
  const deprecated = isObject(selectedMembership)
    ? { membershipPayment: { existingMembership: existing(selectedMembership.newMembership) } }
    : {};
  const membership = readMembership({ ...deprecated, ...given(item) }, field);
  return {
    id: id as string,
    ...(!isMissing(quantity) && { quantity: newQuantity as number }),
    ...(!isMissing(catalogReference) && { reference: readReference(catalogReference, `${field}.catalogReference`) }),
    ...(membership !== undefined && { membership }),
  };
}

const existing = (membership: unknown): object | undefined =>
  isObject(membership) ? { appId: membership.appId, membershipId: membership.id } : undefined;

const given = ({ membershipPayment }: Input): Input => (isMissing(membershipPayment) ? {} : { membershipPayment });

/** Reads the changes of line items. @throws {ApplicationError} 400 `EMPTY_LINE_ITEM_UPDATES`, `DUPLICATE_LINE_ITEM_UPDATES` */
function readChanges(input: Input): ItemChange[] {
  const items = readList(input.lineItems, 'lineItems');
  check([items.length > 0 ? undefined : violation('lineItems', 'has size 0, expected 1 or more', 'MIN_SIZE')]);
  const changes = items.map(readChange);
  const ids = changes.map(({ id }) => id);
  const empty = changes.filter((one) => Object.keys(one).length === 1).map(({ id }) => id);
  if (empty.length > 0) {
    throw cartError('EMPTY_LINE_ITEM_UPDATES', 'The update changes nothing.', { lineItemIds: empty });
  }
  const duplicateLineItemIds = [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))];
  if (duplicateLineItemIds.length === 0) return changes;
  const description = 'The request updates a line item twice.';
  throw cartError('DUPLICATE_LINE_ITEM_UPDATES', description, { duplicateLineItemIds });
}

function update(context: RouteContext, which: CartAccess): object {
  const changes = readChanges(getBody(context));
  return change(context, which, (cart) => {
    requireLines(
      cart,
      changes.map(({ id }) => id),
    );
    return changeItems(context, cart, changes);
  });
}

/** Updates quantities and memberships of line items in the caller's cart: all of them, or none. */
export const updateLineItemsInCurrentCart = route({
  id: 'ecom.currentCartV2.updateLineItemsInCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/update-line-items', '/v2/carts/current/update-line-items'],
  access: 'visitor',
  handle: (context) => update(context, currentCart),
});

/** Updates quantities and memberships of line items in a cart by its ID: all of them, or none. */
export const updateLineItems = route({
  id: 'ecom.cartV2.updateLineItems',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/update-line-items', '/v2/carts/{cartId}/update-line-items'],
  access: 'visitor',
  handle: (context) => update(context, cartById),
});

function remove(context: RouteContext, which: CartAccess): object {
  const read = new FieldReader();
  const ids = read.ids(getBody(context).lineItemIds, 'lineItemIds', { min: 1, max: 100 });
  read.check();
  return change(context, which, (cart) => removeLines(cart, ids));
}

/** Removes 1 to 100 line items from the caller's cart. Removes nothing if an ID is unknown. */
export const removeLineItemsFromCurrentCart = route({
  id: 'ecom.currentCartV2.removeLineItemsFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/remove-line-items', '/v2/carts/current/remove-line-items'],
  access: 'visitor',
  handle: (context) => remove(context, currentCart),
});

/** Removes 1 to 100 line items from a cart by its ID. Removes nothing if an ID is unknown. */
export const removeLineItems = route({
  id: 'ecom.cartV2.removeLineItems',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/remove-line-items', '/v2/carts/{cartId}/remove-line-items'],
  access: 'visitor',
  handle: (context) => remove(context, cartById),
});

function addCouponToCart(context: RouteContext, which: CartAccess): object {
  const code = readCoupon(getBody(context).coupon, 'coupon');
  return change(context, which, (cart) => addRequestedCoupon(context.tenant, cart, code));
}

/** Adds a coupon to the caller's cart. */
export const addCouponToCurrentCart = route({
  id: 'ecom.currentCartV2.addCouponToCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/add-coupon', '/v2/carts/current/add-coupon'],
  access: 'visitor',
  handle: (context) => addCouponToCart(context, currentCart),
});

/** Adds a coupon to a cart by its ID. */
export const addCoupon = route({
  id: 'ecom.cartV2.addCoupon',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/add-coupon', '/v2/carts/{cartId}/add-coupon'],
  access: 'visitor',
  handle: (context) => addCouponToCart(context, cartById),
});

function removeCouponFromCart(context: RouteContext, which: CartAccess): object {
  const read = new FieldReader();
  const couponId = read.string(getBody(context).couponId ?? '', 'couponId', { min: 1, max: 100 }) ?? '';
  read.check();
  return change(context, which, (cart) => removeFrom(context.tenant, cart, couponId));
}

/** Removes the coupon with the given ID from the caller's cart. */
export const removeCouponFromCurrentCart = route({
  id: 'ecom.currentCartV2.removeCouponFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/remove-coupon', '/v2/carts/current/remove-coupon'],
  access: 'visitor',
  handle: (context) => removeCouponFromCart(context, currentCart),
});

/** Removes the coupon with the given ID from a cart by its ID. */
export const removeCoupon = route({
  id: 'ecom.cartV2.removeCoupon',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/remove-coupon', '/v2/carts/{cartId}/remove-coupon'],
  access: 'visitor',
  handle: (context) => removeCouponFromCart(context, cartById),
});

const addGiftCardToCart = (context: RouteContext, which: CartAccess): object =>
  change(context, which, (cart) => addRequestedGiftCard(context, cart, getBody(context).giftCard, 'giftCard'));

/** Adds a gift card to the caller's cart. Nothing is redeemed before the order. */
export const addGiftCardToCurrentCart = route({
  id: 'ecom.currentCartV2.addGiftCardToCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/add-gift-card', '/v2/carts/current/add-gift-card'],
  access: 'visitor',
  handle: (context) => addGiftCardToCart(context, currentCart),
});

/** Adds a gift card to a cart by its ID. Nothing is redeemed before the order. */
export const addGiftCard = route({
  id: 'ecom.cartV2.addGiftCard',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/add-gift-card', '/v2/carts/{cartId}/add-gift-card'],
  access: 'visitor',
  handle: (context) => addGiftCardToCart(context, cartById),
});

function removeGiftCardFromCart(context: RouteContext, which: CartAccess): object {
  const read = new FieldReader();
  const giftCardId = read.string(getBody(context).giftCardId ?? '', 'giftCardId', { min: 1, max: 100 }) ?? '';
  read.check();
  return change(context, which, (cart) => removeStoredGiftCard(context.tenant, cart, giftCardId));
}

/** Removes the gift card with the given ID from the caller's cart. */
export const removeGiftCardFromCurrentCart = route({
  id: 'ecom.currentCartV2.removeGiftCardFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/remove-gift-card', '/v2/carts/current/remove-gift-card'],
  access: 'visitor',
  handle: (context) => removeGiftCardFromCart(context, currentCart),
});

/** Removes the gift card with the given ID from a cart by its ID. */
export const removeGiftCard = route({
  id: 'ecom.cartV2.removeGiftCard',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/remove-gift-card', '/v2/carts/{cartId}/remove-gift-card'],
  access: 'visitor',
  handle: (context) => removeGiftCardFromCart(context, cartById),
});

function set(context: RouteContext, which: CartAccess): object {
  const option = readDeliveryMethod(getBody(context).deliveryMethod);
  return change(context, which, (cart) => setDelivery(context, cart, option));
}

/** Selects the delivery method of the caller's cart. Requires an address and a line item. */
export const setDeliveryMethodForCurrentCart = route({
  id: 'ecom.currentCartV2.setDeliveryMethodForCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/set-delivery-method', '/v2/carts/current/set-delivery-method'],
  access: 'visitor',
  handle: (context) => set(context, currentCart),
});

/** Selects the delivery method of a cart by its ID. Requires an address and a line item. */
export const setDeliveryMethod = route({
  id: 'ecom.cartV2.setDeliveryMethod',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/set-delivery-method', '/v2/carts/{cartId}/set-delivery-method'],
  access: 'visitor',
  handle: (context) => set(context, cartById),
});

const removeDeliveryMethodFromCart = (context: RouteContext, which: CartAccess): object =>
  change(context, which, ({ selectedShippingOption: _, ...cart }) => cart);

/** Removes the delivery method from the caller's cart, if it has one. */
export const removeDeliveryMethodFromCurrentCart = route({
  id: 'ecom.currentCartV2.removeDeliveryMethodFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/remove-delivery-method', '/v2/carts/current/remove-delivery-method'],
  access: 'visitor',
  handle: (context) => removeDeliveryMethodFromCart(context, currentCart),
});

/** Removes the delivery method from a cart by its ID, if it has one. */
export const removeDeliveryMethod = route({
  id: 'ecom.cartV2.removeDeliveryMethod',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/remove-delivery-method', '/v2/carts/{cartId}/remove-delivery-method'],
  access: 'visitor',
  handle: (context) => removeDeliveryMethodFromCart(context, cartById),
});
