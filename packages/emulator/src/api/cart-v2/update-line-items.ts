import { type Input, isMissing, isObject } from '../../kernel/input/object.js';
import { quantityViolation } from '../../kernel/input/quantity-violation.js';
import { readList } from '../../kernel/input/read-list.js';
import { check, violation } from '../../kernel/input/violation.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { cartError } from '../../shop/purchase/cart-error.js';
import { type ItemChange, changeItems } from '../../shop/purchase/cart-items.js';
import { requireLines } from '../../shop/purchase/remove-lines.js';
import { type CartAccess, cartById, change, currentCart } from './cart-access.js';
import { bodyOf } from './input/read-body.js';
import { readMembership, readReference } from './input/read-items.js';

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
  const changes = readChanges(bodyOf(context));
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
