import { ApplicationError } from '../http/wire-error.js';
import { route } from '../http/route.js';
import { type StoredCart, requireCart, saveCart } from './cart.js';
import { check, isInput, violation } from './input.js';
import { ownerOf } from './owner.js';
import { wireCart } from './wire-cart.js';

/** Refuses ids that no line of the cart has. @throws {ApplicationError} 404 `LINE_ITEM_NOT_FOUND_IN_CART` */
export function requireLines(cart: StoredCart, ids: readonly unknown[]): void {
  const missing = ids.filter((id) => !cart.lines.some((line) => line.id === id));
  if (missing.length === 0) return;
  throw new ApplicationError(404, 'LINE_ITEM_NOT_FOUND_IN_CART', 'The cart has no such line item.', {
    lineItemIds: missing,
  });
}

/** Removes lines from the caller's cart. An unknown id is refused, and nothing is removed. */
export const removeLineItemsFromCurrentCart = route({
  id: 'ecom.currentCart.removeLineItemsFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/remove-line-items', '/v1/carts/current/remove-line-items'],
  access: 'visitor',
  handle: ({ body, caller, origin, tenant }) => {
    const ids: readonly unknown[] = isInput(body) && Array.isArray(body.lineItemIds) ? body.lineItemIds : [];
    check([
      ids.length > 0 ? undefined : violation('lineItemIds', 'has size 0, expected 1 or more', 'MIN_SIZE'),
      ...ids.map((id, index) =>
        typeof id === 'string' && id !== ''
          ? undefined
          : violation(`lineItemIds[${index}]`, 'must be a line item id', 'FORMAT'),
      ),
    ]);
    const cart = requireCart(tenant, ownerOf(caller));
    requireLines(cart, ids);
    const saved = saveCart(tenant, { ...cart, lines: cart.lines.filter((line) => !ids.includes(line.id)) });
    return { cart: wireCart(tenant, saved, origin) };
  },
});
