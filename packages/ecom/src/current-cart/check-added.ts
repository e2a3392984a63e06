import type { Cart } from './cart.js';
import type { LineItem } from './line-item.js';
import { LineItemNotAddedError } from './line-item-not-added-error.js';
import { findShortfalls } from './shortfall.js';

/**
 * Checks that a cart took what was added to it, for those who know the cart before. {@link addAllToCurrentCart} does it
 * for those who do not.
 *
 * @param before - The cart before; `null` for none.
 * @param after - The cart that `addToCurrentCart` answered with.
 * @param lineItems - What was to be added.
 * @throws `LineItemNotAddedError` when the cart took less than that, or nothing.
 * @example
 * ```ts
 * import { addToCurrentCart, checkAdded, type Cart, type LineItem } from '@cartwright/ecom/current-cart';
 *
 * export async function add(before: Cart | null, lineItems: LineItem[]) {
 *   const { cart = {} } = await addToCurrentCart({ lineItems });
 *   checkAdded(before, cart, lineItems);
 *   return cart;
 * }
 * ```
 * @see POST /ecom/v1/carts/current/add-to-cart
 */
export function checkAdded(before: Cart | null, after: Cart, lineItems: readonly LineItem[]): void {
  const [first, ...others] = findShortfalls(before, after, lineItems);
  if (!first) return;
  const missing = [first, ...others].reduce((sum, { asked, added }) => sum + asked - added, 0);
  const asked = lineItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
  throw new LineItemNotAddedError([first, ...others], after, missing < asked);
}
