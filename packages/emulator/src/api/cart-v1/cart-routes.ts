import { type CartAccess, cartById, currentCart } from './cart-access.js';
import { formatCart } from './format-cart.js';
import { addRequestedLines, hasNoLines } from '../purchase/add-requested-lines.js';
import { addressWithContactFields } from '../purchase/address-fields.js';
import { applyCouponCode } from '../purchase/apply-coupon-code.js';
import { channelViolation } from '../purchase/channel-violation.js';
import { readAddressWithContact } from '../purchase/read-address-with-contact.js';
import { readShippingOption } from '../purchase/read-shipping-option.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { applyFields, type FieldSource } from '../../kernel/input/apply-fields.js';
import { isEmail } from '../../kernel/input/is-email.js';
import { maskPaths } from '../../kernel/input/mask-paths.js';
import { isObject } from '../../kernel/input/object.js';
import { readList } from '../../kernel/input/read-list.js';
import { readString } from '../../kernel/input/read-string.js';
import { check, violation } from '../../kernel/input/violation.js';
import { isAmount } from '../../kernel/money/decimal.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { newId } from '../../kernel/state/ids.js';
import { mayRead, toOwner } from '../../protocol/auth/owner.js';
import { route, type RouteContext } from '../../protocol/routing/route.js';
import { lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import { readAddress } from '../../shop/pricing/shipping/address.js';
import type { MerchantDiscount } from '../../shop/pricing/totals/totals.js';
import { carts, deleteCart, saveCart } from '../../shop/purchase/carts.js';
import { checkOut, type CheckoutDetails } from '../../shop/purchase/check-out.js';
import { checkouts, saveCheckout } from '../../shop/purchase/checkouts.js';
import { priceCart } from '../../shop/purchase/price-cart.js';
import { type Cart, newCart } from '../../shop/purchase/purchase.js';
import { quoteCheckout } from '../../shop/purchase/quote-checkout.js';

/**
 * Reads the merchant's discounts: amounts as `"5.00"` or as money objects, or percentages from 0 to 100.
 *
 * @throws {ValidationError}
 */
function readMerchantDiscounts(value: unknown, currency: string): MerchantDiscount[] {
  return readList(value, 'merchantDiscounts').map(({ amount, percentage }, index) => {
    if (typeof percentage === 'number' && percentage >= 0 && percentage <= 100) return { percentage };
    const value = isObject(amount) ? amount.amount : amount;
    if (isAmount(value, currency)) return { amount: value };
    check([violation(`merchantDiscounts[${index}].amount`, 'must be an amount, such as "12.50"', 'FORMAT')]);
    return { amount: '0' };
  });
}

const sources: Readonly<Record<string, FieldSource>> = {
  buyerNote: ['buyerNote', (value, field) => readString(value, field, 1000)],
  email: ['buyerInfo.email', (value, field) => readString(value, field, 254)],
  shippingDestination: ['contactInfo', readAddressWithContact],
  selectedShippingOption: ['selectedShippingOption', readShippingOption],
  overrideCheckoutUrl: ['overrideCheckoutUrl', (value, field) => readString(value, field, 1000)],
  businessLocationId: ['businessLocationId', (value, field) => readString(value, field, 36)],
  extendedFields: ['extendedFields', (value) => (isObject(value) ? value : undefined)],
};

/** The fields of a cart that a field mask may name. */
const fields = {
  buyerNote: 'value',
  buyerInfo: { email: 'value' },
  contactInfo: addressWithContactFields,
  selectedShippingOption: { code: 'value', carrierId: 'value' },
  overrideCheckoutUrl: 'value',
  businessLocationId: 'value',
  extendedFields: 'any',
} as const;

/**
 * Returns the cart with the fields that a request changes. Without a mask the given fields are set, and `null` clears one;
 * with a mask exactly the named paths are set, and one that is not given is cleared. Read-only fields are ignored.
 * @throws {ValidationError} for a mask that names an unknown field, or an invalid field
 */
const applyCartInfo = (cart: Cart, cartInfo: unknown, fieldMask: unknown): Cart =>
  applyFields(cart, {
    root: 'cartInfo',
    maskField: 'cartFieldmask',
    sources,
    fields,
    input: isObject(cartInfo) ? cartInfo : {},
    mask: maskPaths(fieldMask)?.map((path) => path.replace(/^cartInfo\./, '')),
  });

/**
 * Applies all changes of a request to a cart: cart info (as the field mask specifies), line items, coupon and the
 * merchant's discounts.
 *
 * @throws {ApplicationError} 403 for discounts of a caller other than the merchant
 */
function changedCart(context: RouteContext, cart: Cart): Cart {
  const { body, caller, tenant } = context;
  const input = isObject(body) ? body : {};
  let changed = applyCartInfo(cart, input.cartInfo, input.cartFieldmask ?? input.fieldMask);
  changed = addRequestedLines(context, changed, input);
  if (input.merchantDiscounts !== undefined) {
    if (caller.kind !== 'apiKey') {
      throw new ApplicationError('permissionDenied', 'PERMISSION_DENIED', 'Only the merchant may give discounts.');
    }
    changed = { ...changed, merchantDiscounts: readMerchantDiscounts(input.merchantDiscounts, storeCurrency(tenant)) };
  }
  return applyCouponCode(tenant, changed, input.couponCode);
}

const change = (context: RouteContext, which: CartAccess): object => ({
  cart: formatCart(
    context.tenant,
    which.save(context, changedCart(context, which.getOrCreate(context))),
    context.origin,
  ),
});

/** Updates the caller's cart: all changes of the request, or none. Creates the cart if there is none. */
export const updateCurrentCart = route({
  id: 'ecom.currentCart.updateCurrentCart',
  method: 'PATCH',
  paths: ['/ecom/v1/carts/current', '/v1/carts/current'],
  access: 'visitor',
  handle: (context) => change(context, currentCart),
});

/** Updates a cart by its id: all changes of the request, or none. */
export const updateCart = route({
  id: 'ecom.cart.updateCart',
  method: 'PATCH',
  paths: ['/ecom/v1/carts/{cartInfo.id}', '/v1/carts/{cartInfo.id}'],
  access: 'visitor',
  handle: (context) => change(context, cartById),
});

/** Creates a cart besides the caller's current cart. Requires at least one line item. */
export const createCart = route({
  id: 'ecom.cart.createCart',
  method: 'POST',
  paths: ['/ecom/v1/carts', '/v1/carts'],
  access: 'visitor',
  handle: (context) => {
    const { body, caller, origin, tenant } = context;
    if (hasNoLines(isObject(body) ? body : {})) {
      throw new ApplicationError(
        'failedPrecondition',
        'CANT_CREATE_CART_WITHOUT_ITEMS',
        'A cart cannot be created empty. Send lineItems or customLineItems.',
      );
    }
    const cart = changedCart(context, newCart(tenant, toOwner(caller), newId));
    return { cart: formatCart(tenant, saveCart(tenant, cart), origin) };
  },
});

const readCart = (context: RouteContext, which: CartAccess): object => ({
  cart: formatCart(context.tenant, priceCart(context.tenant, which.require(context)), context.origin),
});

/** Gets the caller's cart. Responds 404 if there is none. */
export const getCurrentCart = route({
  id: 'ecom.currentCart.getCurrentCart',
  method: 'GET',
  paths: ['/ecom/v1/carts/current', '/v1/carts/current'],
  access: 'visitor',
  handle: (context) => readCart(context, currentCart),
});

/** Gets a cart by its id. */
export const getCart = route({
  id: 'ecom.cart.getCart',
  method: 'GET',
  paths: ['/ecom/v1/carts/{id}', '/v1/carts/{id}'],
  access: 'visitor',
  handle: (context) => readCart(context, cartById),
});

/** Gets the cart of a checkout. Merchants can get any cart, visitors and members only their own. */
export const getCartByCheckoutId = route({
  id: 'ecom.cart.getCartByCheckoutId',
  method: 'GET',
  paths: ['/ecom/v1/carts/by-checkout-id/{id}', '/v1/carts/by-checkout-id/{id}'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => {
    const cart = carts(tenant).get(checkouts(tenant).get(params.id ?? '')?.cartId ?? '');
    if (cart && mayRead(caller, cart.owner)) return { cart: formatCart(tenant, priceCart(tenant, cart), origin) };
    throw new ApplicationError('notFound', 'CART_NOT_FOUND', 'No cart with this ID is visible to the caller.', {
      checkoutId: params.id,
    });
  },
});

function remove(context: RouteContext, which: CartAccess): object {
  deleteCart(context.tenant, which.require(context));
  return {};
}

/** Deletes the caller's cart. Responds 404 if there is none. */
export const deleteCurrentCartRoute = route({
  id: 'ecom.currentCart.deleteCurrentCart',
  method: 'DELETE',
  paths: ['/ecom/v1/carts/current', '/v1/carts/current'],
  access: 'visitor',
  handle: (context) => remove(context, currentCart),
});

/** Deletes a cart by its id. */
export const deleteCartRoute = route({
  id: 'ecom.cart.deleteCart',
  method: 'DELETE',
  paths: ['/ecom/v1/carts/{id}', '/v1/carts/{id}'],
  access: 'visitor',
  handle: (context) => remove(context, cartById),
});

/** Removes the business location from a cart, if it has one. */
export const removeBusinessLocation = route({
  id: 'ecom.cart.removeBusinessLocation',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/remove-business-location', '/v1/carts/{id}/remove-business-location'],
  access: 'visitor',
  handle: (context) => {
    const { businessLocationId: _, ...cart } = cartById.require(context);
    return { cart: formatCart(context.tenant, cartById.save(context, cart), context.origin) };
  },
});

/**
 * Reads the details of a new checkout.
 *
 * @throws {ValidationError} for an invalid address, email address or channel
 */
function readCheckoutDetails(body: unknown): CheckoutDetails {
  const input = isObject(body) ? body : {};
  const shipping = readAddress(input.shippingAddress, 'shippingAddress');
  const billing = readAddress(input.billingAddress, 'billingAddress');
  const shippingOption = readShippingOption(input.selectedShippingOption, 'selectedShippingOption');
  const email = readString(input.email, 'email', 254);
  const { channelType = 'WEB' } = input;
  check([
    email && !isEmail(email) ? violation('email', 'must be an email address', 'FORMAT', { type: 'EMAIL' }) : undefined,
    channelViolation(channelType),
  ]);
  return {
    channelType: channelType as string,
    ...(email !== undefined && { email }),
    ...(shipping && { shipping }),
    ...(billing && { billing }),
    ...(shippingOption && { shippingOption }),
  };
}

function create(context: RouteContext, which: CartAccess): object {
  const { body, tenant } = context;
  const cart = which.require(context);
  lookUpItems(context, cart.lines);
  const checkout = saveCheckout(tenant, quoteCheckout(context, checkOut(tenant, cart, readCheckoutDetails(body))));
  return { checkoutId: checkout.id };
}

/** Creates a checkout from the caller's cart. If the cart has an open checkout, updates it and returns its id. */
export const createCheckoutFromCurrentCart = route({
  id: 'ecom.currentCart.createCheckoutFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/create-checkout', '/v1/carts/current/create-checkout'],
  access: 'visitor',
  handle: (context) => create(context, currentCart),
});

/** Creates a checkout from a cart by its id. If the cart has an open checkout, updates it and returns its id. */
export const createCheckoutFromCart = route({
  id: 'ecom.cart.createCheckout',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/create-checkout', '/v1/carts/{id}/create-checkout'],
  access: 'visitor',
  handle: (context) => create(context, cartById),
});
