import { isApiError, isCartwrightError } from '@cartwright/core';
import type { Cart } from '../cart-v1/index.js';

/** Change of the cart: one request. */
export interface CartChange {
  /** Adjacent queued changes of the same kind are merged into one request. Changes without a kind are never merged. */
  readonly kind?: 'quantities' | 'removal';
  /** Requested quantities by line item ID; 0 removes the line item. */
  readonly quantities?: ReadonlyMap<string, number>;
  /** Fetches what is needed before the request. */
  readonly prepare?: () => Promise<void>;
  /** Sends the request, with the quantities of all merged changes. */
  readonly send: (quantities: ReadonlyMap<string, number>) => Promise<Cart>;
  /** Whether `cart` shows the change, compared with the cart before it. Quantities are checked separately. */
  readonly isIn?: (cart: Cart, before: Cart | null) => boolean;
}

/** Whether the cart's line items have these quantities. */
export const hasQuantities = ({ lineItems }: Cart, quantities: ReadonlyMap<string, number>): boolean =>
  [...quantities].every(([id, quantity]) => (lineItems?.find(({ _id }) => _id === id)?.quantity ?? 0) === quantity);

/**
 * Outcome of a failed request. `refused`: it changed nothing. `answered`: the platform has processed it, with an
 * unknown result. `lost`: the platform may still receive or process it.
 */
export function outcomeOf(error: unknown): 'refused' | 'answered' | 'lost' {
  if (isApiError(error)) {
    if (error.status === 502 || error.status === 504) return 'lost';
    return error.status >= 500 || error.status === 408 ? 'answered' : 'refused';
  }
  return isCartwrightError(error) && error.kind === 'parse' ? 'answered' : 'lost';
}
