import { LineItemNotAdded, type LineItemNotAddedClass } from '../commerce/shortfalls/line-item-not-added-error.js';
import type { Cart } from '../cart-v2/entity/cart.js';

/**
 * Thrown when the cart contains less than was to be added, or when that is unknown (`reason` `unknown`). The same class
 * in `@cartwright/ecom` and `@cartwright/react`.
 *
 * @example
 * ```ts
 * import { LineItemNotAddedError } from '@cartwright/ecom/purchase-v2';
 *
 * export const errorMessage = (error: unknown) =>
 *   error instanceof LineItemNotAddedError && error.reason === 'out_of_stock' ? 'Sold out' : 'Please try again';
 * ```
 * @see POST /ecom/v2/carts/current/add-line-items
 */
export const LineItemNotAddedError: LineItemNotAddedClass<Cart | null> = LineItemNotAdded;

/** Error for items that were not added, with the cart after the call, or `null` without one. */
export type LineItemNotAddedError = LineItemNotAdded<Cart | null>;
