import type { Cart } from '../../cart/cart.js';
import type { LineItem } from '../../cart/line-item.js';
import { LineItemNotAddedError } from './line-item-not-added-error.js';
import { findShortfalls } from './shortfall.js';

/**
 * Checks that a cart took the items that were added to it. {@link addAllToCurrentCart} reads the cart, adds and checks.
 *
 * The response alone proves it for an item that a line of the cart names in the same way. The cart before decides about
 * other items, if its `revision` shows that nobody changed the cart since. An item that neither decides is reported with
 * the reason `unknown`.
 *
 * @param before - The cart as it was last read, however long ago; `null` for no cart, `undefined` if it was never read.
 * @param after - The cart in the response of `addToCurrentCart`.
 * @param lineItems - The items that were to be added.
 * @throws `LineItemNotAddedError` `line_item_not_added` when the cart took less than that, or does not tell.
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
export function checkAdded(before: Cart | null | undefined, after: Cart, lineItems: readonly LineItem[]): void {
  const [first, ...others] = findShortfalls(before, after, lineItems);
  if (!first) return;
  const missing = [first, ...others].reduce((sum, { asked, added }) => sum + asked - added, 0);
  const asked = lineItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
  throw new LineItemNotAddedError([first, ...others], after, missing < asked);
}
