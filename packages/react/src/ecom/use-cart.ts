'use client';

import { purchasableQuantity, type Cart } from '@cartwright/ecom/current-cart';
import { useMemo } from 'react';
import { readResult, type ReadResult } from '../query/read-result.js';
import type { CartActions } from './cart-actions.js';
import { optimisticCart } from './optimistic-cart.js';
import { useCartState } from './use-cart-state.js';

/** Result of {@link useCart}. */
export interface CartResult extends ReadResult, CartActions {
  /** The cart, with optimistic updates. `null` when the visitor has none, `undefined` until fetched. */
  readonly cart: Cart | null | undefined;
  /** Number of available items, across line items. Sold-out items do not count. */
  readonly itemCount: number;
  /** Whether a change is queued or in flight. */
  readonly isUpdating: boolean;
  /**
   * Whether the cart's amounts may differ from the platform's: a change is pending, or has failed with an unknown
   * outcome.
   */
  readonly totalsAreStale: boolean;
  /** IDs of the line items with an unconfirmed quantity or removal. */
  readonly pendingLineItemIds: ReadonlySet<string>;
}

/**
 * Gets the current cart and the actions that change it. All components share one cart, one cache entry and one queue
 * with at most one request in flight. Quantities and removals are updated optimistically; when a change fails, the cart
 * reverts to its last confirmed state and is refetched.
 *
 * A request that failed without a response may still arrive. Until the cart shows it, for at most 15 s,
 * `totalsAreStale` is true and the cart is refetched; the next change waits for at most 3 s.
 *
 * @returns The cart, the query state, and the actions, which are stable across renders.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useCart } from '@cartwright/react/ecom';
 *
 * export function Bag() {
 *   const { cart, updateQuantity } = useCart();
 *   return cart?.lineItems?.map(({ _id, productName, quantity }) => (
 *     <button key={_id} onClick={() => void updateQuantity(_id ?? '', (quantity ?? 0) + 1).catch(console.error)}>
 *       {productName?.original}: {quantity}
 *     </button>
 *   ));
 * }
 * ```
 * @see GET /ecom/v1/carts/current
 */
export function useCart(): CartResult {
  const { result, pending, totalsAreStale, actions } = useCartState();
  const { quantities, isUpdating } = pending;
  const confirmed = result.data;
  const cart = useMemo(() => confirmed && optimisticCart(confirmed, quantities), [confirmed, quantities]);
  const pendingLineItemIds = useMemo(() => new Set(quantities.keys()), [quantities]);
  return {
    cart,
    itemCount: cart?.lineItems?.reduce((sum, line) => sum + purchasableQuantity(line), 0) ?? 0,
    isUpdating,
    totalsAreStale,
    pendingLineItemIds,
    ...readResult(result),
    ...actions,
  };
}
