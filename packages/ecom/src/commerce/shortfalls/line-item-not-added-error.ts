import { CartwrightError, isDevelopment } from '@cartwright/core';
import { isPartial, type ComparedItem, type LineItemNotAddedReason, type Shortfall } from './shortfall.js';

/** Error for items that were not added, with a cart of either version. */
export class LineItemNotAdded<Cart> extends CartwrightError {
  override readonly name: string = 'LineItemNotAddedError';
  /** Reason of the first item that was not added. */
  readonly reason: LineItemNotAddedReason;
  /** Whether some of the requested quantity was added. */
  readonly partial: boolean;
  /** Items that were not added in full, with their requested and added quantities. */
  readonly shortfalls: readonly Shortfall[];
  /** Cart after the call. */
  readonly cart: Cart;

  /**
   * @param shortfalls - Items that were not added in full. At least one.
   * @param cart - Cart after the call.
   * @param items - Items that were to be added.
   */
  constructor(shortfalls: readonly Shortfall[], cart: Cart, items: readonly ComparedItem[]) {
    const { requestedQuantity = 0, addedQuantity = 0, reason = 'unknown' } = shortfalls[0] ?? {};
    const message =
      isDevelopment &&
      (reason === 'unknown'
        ? `The response does not show whether more than ${addedQuantity} of ${requestedQuantity} were added; read the cart before retrying`
        : `Added ${addedQuantity} of ${requestedQuantity} to the cart: ${reason.replaceAll('_', ' ')}`);
    super(message, { kind: 'application', code: 'line_item_not_added' });
    this.reason = reason;
    this.partial = isPartial(shortfalls, items);
    this.shortfalls = shortfalls;
    this.cart = cart;
  }
}

/** {@link LineItemNotAdded} whose cart has the type of a version, also after `instanceof`. */
export type LineItemNotAddedClass<Cart> = new (
  ...parameters: ConstructorParameters<typeof LineItemNotAdded<Cart>>
) => LineItemNotAdded<Cart>;
