import type { Cart } from '../../cart/cart.js';
import type { LineItem } from '../../cart/line-item.js';
import { LineItemNotAddedError } from './line-item-not-added-error.js';
import { purchasableQuantity } from './purchasable-quantity.js';
import { findShortfalls, isPartial, type ComparedCart } from '../../commerce/shortfalls/shortfall.js';

/** Line items that cannot be bought in full, by availability. */
const problems: Readonly<Record<string, 'out_of_stock' | 'not_found'>> = {
  NOT_AVAILABLE: 'out_of_stock',
  PARTIALLY_AVAILABLE: 'out_of_stock',
  NOT_FOUND: 'not_found',
};

const compared = ({ _id, revision, lineItems = [] }: Cart): ComparedCart => ({
  _id,
  revision,
  lines: lineItems.map((line) => ({
    _id: line._id,
    reference: line.catalogReference ?? {},
    quantity: line.quantity ?? 0,
    purchasable: purchasableQuantity(line),
    problem: problems[line.availability?.status ?? ''],
  })),
});

/**
 * Checks that items were added to a cart, without sending a request. {@link addAllToCurrentCart} combines it with the
 * requests.
 *
 * An item counts as added if the response has a line item with the same reference. Other items are compared with the
 * previous cart, provided its `revision` shows that no other update happened in between. Items that cannot be decided
 * are reported with the reason `unknown`.
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
  const [first, ...others] = findShortfalls(before && compared(before), compared(after), lineItems);
  if (!first) return;
  throw new LineItemNotAddedError([first, ...others], after, isPartial([first, ...others], lineItems));
}
