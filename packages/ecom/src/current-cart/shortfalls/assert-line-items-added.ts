import type { Cart } from '../../cart/cart.js';
import type { LineItem } from '../../cart/line-item.js';
import { findShortfalls } from './find-shortfalls.js';
import { LineItemNotAddedError } from './line-item-not-added-error.js';

/**
 * Checks that items were added to a cart, without sending a request. {@link addAllToCurrentCart} combines it with the
 * requests, {@link findShortfalls} returns the missing items instead.
 *
 * @param before - Last known cart before the addition. `null` if there was none, `undefined` if unknown.
 * @param after - Cart in the response of `addToCurrentCart`.
 * @param lineItems - Items that were to be added.
 * @throws `LineItemNotAddedError` `line_item_not_added` if less was added, or if it is unknown.
 * @example
 * ```ts
 * import { addToCurrentCart, assertLineItemsAdded, type Cart, type LineItem } from '@cartwright/ecom/current-cart';
 *
 * export async function addItem(before: Cart | null, lineItems: LineItem[]) {
 *   const { cart = {} } = await addToCurrentCart({ lineItems });
 *   assertLineItemsAdded(before, cart, lineItems);
 *   return cart;
 * }
 * ```
 * @see POST /ecom/v1/carts/current/add-to-cart
 */
export function assertLineItemsAdded(
  before: Cart | null | undefined,
  after: Cart,
  lineItems: readonly LineItem[],
): void {
  const shortfalls = findShortfalls(before, after, lineItems);
  if (shortfalls.length > 0) throw new LineItemNotAddedError(shortfalls, after, lineItems);
}
