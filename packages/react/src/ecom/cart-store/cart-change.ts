import { isApiError, isCartwrightError } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { LineItemNotAddedError } from '@cartwright/ecom/purchase-v2';
import type { CartChanges, Confirm, KnownCart } from '../../cart-v2/types.js';
import type { QuantityUpdate } from './quantity-update.js';

/** Dependencies of a change's request. */
interface CartRequest {
  /** Operations of the provider's cart version. */
  readonly api: CartChanges;
  /** Requested quantities of all merged changes. */
  readonly quantities: ReadonlyMap<string, number>;
  /** Last confirmed cart, if the change asks for it. */
  readonly before: KnownCart;
  /** Receives the cart of each response before the last one. */
  readonly confirm: Confirm;
}

/** Change of the cart: one request, or several that depend on each other. */
export interface CartChange {
  /** Adjacent queued changes of the same kind are merged into one request. Changes without a kind are never merged. */
  readonly kind?: 'quantities' | 'removal';
  /** Updates of quantities by line item ID; 0 removes the line item. */
  readonly updates?: ReadonlyMap<string, QuantityUpdate>;
  /** Whether the request depends on the last confirmed cart. */
  readonly needsCart?: boolean;
  /** Sends the request. */
  readonly send: (request: CartRequest) => Promise<Cart>;
  /** Whether `cart` shows the change, compared with the cart before it. Quantities are checked separately. */
  readonly isApplied?: (cart: Cart, before: Cart | null) => boolean;
}

/** Quantity of a line item in a cart: 0 if it is not there. */
export const getQuantity = (cart: KnownCart, lineItemId: string): number =>
  cart?.lineItems?.find(({ _id }) => _id === lineItemId)?.quantityInfo?.requestedQuantity ?? 0;

/** Whether the cart's line items have these quantities. */
export const hasQuantities = (cart: Cart, quantities: ReadonlyMap<string, number>): boolean =>
  [...quantities].every(([id, quantity]) => getQuantity(cart, id) === quantity);

/**
 * Outcome of a failed request. `refused`: it changed nothing. `answered`: the platform has processed it, with an
 * unknown result. `lost`: the platform may still receive or process it.
 */
export function getOutcome(error: unknown): 'refused' | 'answered' | 'lost' {
  if (error instanceof LineItemNotAddedError) return 'refused';
  if (isApiError(error)) {
    if (error.status === 502 || error.status === 504) return 'lost';
    return error.status >= 500 || error.status === 408 ? 'answered' : 'refused';
  }
  if (!isCartwrightError(error)) return 'lost';
  // A change that is rejected before its request is sent.
  if (error.kind === 'configuration' || error.kind === 'validation') return 'refused';
  return error.kind === 'parse' ? 'answered' : 'lost';
}
