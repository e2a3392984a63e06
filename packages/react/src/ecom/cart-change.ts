import { isApiError, isCartwrightError } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/current-cart';

/** One request that changes the cart. */
export interface CartChange {
  /** Changes of one kind that wait next to each other become one request. Changes without a kind stay by themselves. */
  readonly kind?: 'quantities' | 'removal';
  /** What lines shall become, by id; 0 for a line that shall go. */
  readonly quantities?: ReadonlyMap<string, number>;
  /** Reads what has to be known before it is sent. */
  readonly prepare?: () => Promise<void>;
  /** Sends it, with all quantities that came together meanwhile. */
  readonly send: (quantities: ReadonlyMap<string, number>) => Promise<Cart>;
  /** Whether a cart shows what the change does, beside its quantities, compared with the cart before it. */
  readonly isIn?: (cart: Cart, before: Cart | null) => boolean;
}

/** Whether the lines of a cart have these quantities. */
export const hasQuantities = ({ lineItems }: Cart, quantities: ReadonlyMap<string, number>): boolean =>
  [...quantities].every(([id, quantity]) => (lineItems?.find(({ _id }) => _id === id)?.quantity ?? 0) === quantity);

/**
 * What is known of a change that was sent and failed. `refused`: it changed nothing. `answered`: the platform is done
 * with it, in one way or another. `lost`: the platform may still be at it, or may not have received it yet.
 */
export function outcomeOf(error: unknown): 'refused' | 'answered' | 'lost' {
  if (isApiError(error)) {
    if (error.status === 502 || error.status === 504) return 'lost';
    return error.status >= 500 || error.status === 408 ? 'answered' : 'refused';
  }
  return isCartwrightError(error) && error.kind === 'parse' ? 'answered' : 'lost';
}
