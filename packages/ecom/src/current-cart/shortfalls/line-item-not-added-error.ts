import { LineItemNotAdded, type LineItemNotAddedClass } from '../../commerce/shortfalls/line-item-not-added-error.js';
import type { Cart } from '../../cart/cart.js';

/**
 * Thrown when the cart contains less than was to be added, or when that is unknown (`reason` `unknown`). The same class
 * in `@cartwright/ecom` and `@cartwright/react`.
 *
 * @example
 * ```ts
 * import { LineItemNotAddedError } from '@cartwright/ecom/current-cart';
 *
 * export const errorMessage = (error: unknown) =>
 *   error instanceof LineItemNotAddedError && error.reason === 'out_of_stock' ? 'Sold out' : 'Please try again';
 * ```
 * @see POST /ecom/v1/carts/current/add-to-cart
 */
export const LineItemNotAddedError: LineItemNotAddedClass<Cart> = LineItemNotAdded;

/** Error for items that were not added, with the cart after the call. */
export type LineItemNotAddedError = LineItemNotAdded<Cart>;
