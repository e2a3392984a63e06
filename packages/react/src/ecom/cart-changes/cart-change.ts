import { isApiError, isCartwrightError } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { LineItemNotAddedError } from '@cartwright/ecom/purchase-v2';
import type { CartChanges, Confirm, KnownCart } from '../../cart-v2/types.js';
import type { QuantityUpdate } from './quantity-update.js';

/** Dependencies of a change's request. */
interface CartRequest {
  /** Requested quantities of all merged changes. */
  readonly quantities: ReadonlyMap<string, number>;
  /** Last confirmed cart, if the change needs it. */
  readonly before: KnownCart;
  /** Receives the cart of each response before the last one. */
  readonly confirm: Confirm;
}

/** Change of the cart: one request, or several that depend on each other. */
export interface CartChange {
  /** Adjacent queued changes of the same kind are merged into one request. Changes without a kind are never merged. */
  readonly kind?: 'quantities' | 'removal';
  /** Updates of quantities by line item ID; a quantity of 0 removes the line item. */
  readonly updates?: ReadonlyMap<string, QuantityUpdate>;
  /** Cart on which the request depends: the last confirmed one, or the newest one, which other tabs may have changed. */
  readonly needs?: 'confirmed' | 'newest';
  /** Sends the request with the operations of the provider's cart version. */
  readonly send: (api: CartChanges, request: CartRequest) => Promise<Cart>;
  /** Whether `cart` shows the change, compared with the cart before it. Quantities are checked separately. */
  readonly isApplied?: (cart: Cart, before: Cart | null) => boolean;
}

/**
 * Outcome of a failed request. `refused`: it changed nothing. `answered`: the platform has processed it, with an
 * unknown result. `lost`: the platform may still receive or process it.
 */
export function getOutcome(error: unknown): 'refused' | 'answered' | 'lost' {
  if (error instanceof LineItemNotAddedError) return 'refused';
  if (isApiError(error)) {
    const { status } = error;
    if (status === 502 || status === 504) return 'lost';
    return status >= 500 || status === 408 ? 'answered' : 'refused';
  }
  const kind = isCartwrightError(error) && error.kind;
  // A change that is rejected before its request is sent.
  if (kind === 'configuration' || kind === 'validation') return 'refused';
  return kind === 'parse' ? 'answered' : 'lost';
}
