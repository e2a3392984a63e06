import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import type { StoredCart } from '../../shop/purchase/cart.js';
import { type WhichCart, cartById, currentCart } from './which-cart.js';
import { wireCart } from './wire-cart.js';

/** Reads the ids of the lines to be removed. @throws {ValidationError} for none, and for what is no id */
export function readLineItemIds(body: unknown): readonly unknown[] {
  const ids: readonly unknown[] = isObject(body) && Array.isArray(body.lineItemIds) ? body.lineItemIds : [];
  check([
    ids.length > 0 ? undefined : violation('lineItemIds', 'has size 0, expected 1 or more', 'MIN_SIZE'),
    ...ids.map((id, index) =>
      typeof id === 'string' && id !== ''
        ? undefined
        : violation(`lineItemIds[${index}]`, 'must be a line item id', 'FORMAT'),
    ),
  ]);
  return ids;
}

/** Refuses ids that no line of the cart has. @throws {ApplicationError} 404 `LINE_ITEM_NOT_FOUND_IN_CART` */
export function requireLines(cart: Pick<StoredCart, 'lines'>, ids: readonly unknown[]): void {
  const missing = ids.filter((id) => !cart.lines.some((line) => line.id === id));
  if (missing.length === 0) return;
  throw new ApplicationError(404, 'LINE_ITEM_NOT_FOUND_IN_CART', 'The cart has no such line item.', {
    lineItemIds: missing,
  });
}

function remove(context: RouteContext, which: WhichCart): object {
  const ids = readLineItemIds(context.body);
  const cart = which.require(context);
  requireLines(cart, ids);
  const saved = which.save(context, { ...cart, lines: cart.lines.filter(({ id }) => !ids.includes(id)) });
  return { cart: wireCart(context.tenant, saved, context.origin) };
}

/** Removes line items from the cart of the caller. An unknown id is refused, and nothing is removed. */
export const removeLineItemsFromCurrentCart = route({
  id: 'ecom.currentCart.removeLineItemsFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/remove-line-items', '/v1/carts/current/remove-line-items'],
  access: 'visitor',
  handle: (context) => remove(context, currentCart),
});

/** Removes line items from a cart by its id. An unknown id is refused, and nothing is removed. */
export const removeLineItems = route({
  id: 'ecom.cart.removeLineItems',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/remove-line-items', '/v1/carts/{id}/remove-line-items'],
  access: 'visitor',
  handle: (context) => remove(context, cartById),
});
