import { CartwrightError } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/current-cart-v2';
import type { LineItemNotAddedReason, Shortfall } from '@cartwright/ecom/purchase-v2';

/**
 * Thrown when the cart contains less than was to be added, or when that is unknown (`reason` `unknown`).
 *
 * @example
 * ```ts
 * import { LineItemNotAddedError } from '@cartwright/react/ecom';
 *
 * export const errorMessage = (error: unknown) =>
 *   error instanceof LineItemNotAddedError && error.reason === 'out_of_stock' ? 'Sold out' : 'Please try again';
 * ```
 */
export class LineItemNotAddedError extends CartwrightError {
  override readonly name: string = 'LineItemNotAddedError';
  /** Reason of the first item that was not added. */
  readonly reason: LineItemNotAddedReason;
  /** Whether some of the requested quantity was added. */
  readonly partial: boolean;
  /** Items that were not added in full, with their requested and added quantities. */
  readonly shortfalls: readonly Shortfall[];
  /** Cart after the call. `null` if there is none. */
  readonly cart: Cart | null;

  /**
   * @param shortfalls - Items that were not added in full. At least one.
   * @param cart - Cart after the call.
   * @param partial - Whether some of the requested quantity was added.
   */
  constructor(shortfalls: readonly [Shortfall, ...Shortfall[]], cart: Cart | null, partial: boolean) {
    const [{ addedQuantity, reason, requestedQuantity }] = shortfalls;
    const message =
      reason === 'unknown'
        ? `The response does not show whether more than ${addedQuantity} of ${requestedQuantity} were added; read the cart before retrying`
        : `Added ${addedQuantity} of ${requestedQuantity} to the cart: ${reason.replaceAll('_', ' ')}`;
    super(message, { kind: 'application', code: 'line_item_not_added' });
    this.reason = reason;
    this.partial = partial;
    this.shortfalls = shortfalls;
    this.cart = cart;
  }
}
