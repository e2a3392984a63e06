import { CartwrightError, isDevelopment } from '@cartwright/core';
import type { Cart } from '../../cart/cart.js';
import type { LineItemNotAddedReason, Shortfall } from '../../commerce/shortfalls/shortfall.js';

/**
 * Thrown when the platform reports success but the cart contains less than requested, or when that is unknown (`reason`
 * `unknown`).
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
export class LineItemNotAddedError extends CartwrightError {
  override readonly name: string = 'LineItemNotAddedError';
  /** Reason of the first item that was not added. */
  readonly reason: LineItemNotAddedReason;
  /** Whether some of the requested quantity was added. */
  readonly partial: boolean;
  /** Items that were not added in full, with their requested and added quantities. */
  readonly shortfalls: readonly Shortfall[];
  /** Updated cart. */
  readonly cart: Cart;

  /**
   * @param shortfalls - Items that were not added in full. At least one.
   * @param cart - Cart returned by the platform.
   * @param partial - Whether some of the requested quantity was added.
   */
  constructor(shortfalls: readonly [Shortfall, ...Shortfall[]], cart: Cart, partial: boolean) {
    const [{ requestedQuantity, addedQuantity, reason }] = shortfalls;
    const message =
      isDevelopment &&
      (reason === 'unknown'
        ? `The response does not show whether more than ${addedQuantity} of ${requestedQuantity} were added; read the cart before retrying`
        : `Added ${addedQuantity} of ${requestedQuantity} to the cart: ${reason.replaceAll('_', ' ')}`);
    super(message, { kind: 'application', code: 'line_item_not_added' });
    this.reason = reason;
    this.partial = partial;
    this.shortfalls = shortfalls;
    this.cart = cart;
  }
}
