import { CartwrightError } from '@cartwright/core';
import type { Cart } from '../../cart/cart.js';
import type { NotAddedReason, Shortfall } from './shortfall.js';

/**
 * The platform answered with success, and the cart holds less than was asked for, or does not tell (`reason` `unknown`).
 *
 * @example
 * ```ts
 * import { LineItemNotAddedError } from '@cartwright/ecom/current-cart';
 *
 * export const explain = (error: unknown) =>
 *   error instanceof LineItemNotAddedError && error.reason === 'out_of_stock' ? 'Sold out' : 'Please try again';
 * ```
 * @see POST /ecom/v1/carts/current/add-to-cart
 */
export class LineItemNotAddedError extends CartwrightError {
  override readonly name: string = 'LineItemNotAddedError';
  /** Why, as far as the cart tells: the reason of the first item that fell short. */
  readonly reason: NotAddedReason;
  /** Something was certainly added, but less than asked for. */
  readonly partial: boolean;
  /** Each item that fell short, with its place, and how many were asked for and added. */
  readonly shortfalls: readonly Shortfall[];
  /** The cart as it is now. */
  readonly cart: Cart;

  /**
   * @param shortfalls - The items that fell short; at least one.
   * @param cart - The cart as the platform answered.
   * @param partial - Whether anything was added.
   */
  constructor(shortfalls: readonly [Shortfall, ...Shortfall[]], cart: Cart, partial: boolean) {
    const [{ asked, added, reason }] = shortfalls;
    const message =
      reason === 'unknown'
        ? `The cart does not tell whether it took more than ${added} of ${asked}`
        : `The cart took ${added} of ${asked}: ${reason.replaceAll('_', ' ')}`;
    super(message, { kind: 'application', code: 'line_item_not_added' });
    this.reason = reason;
    this.partial = partial;
    this.shortfalls = shortfalls;
    this.cart = cart;
  }
}
