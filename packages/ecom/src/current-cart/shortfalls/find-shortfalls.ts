import type { Cart } from '../../cart/cart.js';
import type { LineItem } from '../../cart/line-item.js';
import { purchasableQuantity } from './purchasable-quantity.js';
import { findShortfalls as compare, type ComparedCart, type Shortfall } from '../../commerce/shortfalls/shortfall.js';

/** Line items that cannot be bought in full, by availability. */
const problems: Readonly<Record<string, 'out_of_stock' | 'not_found'>> = {
  NOT_AVAILABLE: 'out_of_stock',
  PARTIALLY_AVAILABLE: 'out_of_stock',
  NOT_FOUND: 'not_found',
};

const toComparedCart = ({ _id, revision, lineItems = [] }: Cart): ComparedCart => ({
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
 * Returns the items of an addition that were not added in full, without sending a request.
 *
 * An item counts as added if the response has a line item with the same reference. Other items are compared with the
 * previous cart, provided its `revision` shows that no other update happened in between. Items that cannot be decided
 * are reported with the reason `unknown`.
 *
 * @param before - Last known cart before the addition. `null` if there was none, `undefined` if unknown.
 * @param after - Cart in the response of `addToCurrentCart`.
 * @param lineItems - Items that were to be added.
 * @returns The items, in the order of the request. Empty if all were added in full.
 * @example
 * ```ts
 * import { addToCurrentCart, findShortfalls, type Cart, type LineItem } from '@cartwright/ecom/current-cart';
 *
 * export async function addItem(before: Cart | null, lineItems: LineItem[]) {
 *   const { cart = {} } = await addToCurrentCart({ lineItems });
 *   return { cart, missing: findShortfalls(before, cart, lineItems).length };
 * }
 * ```
 * @see POST /ecom/v1/carts/current/add-to-cart
 */
export const findShortfalls = (
  before: Cart | null | undefined,
  after: Cart,
  lineItems: readonly LineItem[],
): readonly Shortfall[] => compare(before && toComparedCart(before), toComparedCart(after), lineItems);
