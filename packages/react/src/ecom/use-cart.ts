'use client';

import { buyableQuantity, type Cart } from '@cartwright/ecom/current-cart';
import { useMemo } from 'react';
import { readResult, type ReadResult } from '../query/read-result.js';
import type { CartActions } from './cart-actions.js';
import { optimisticCart } from './optimistic-cart.js';
import { useCartState } from './use-cart-state.js';

/** What {@link useCart} returns. */
export interface CartResult extends ReadResult, CartActions {
  /** The cart with the quantities that were asked for; `null` where the visitor has none, `undefined` until it is read. */
  readonly cart: Cart | null | undefined;
  /** How many items of it can be bought, all lines together: sold-out items do not count. */
  readonly itemCount: number;
  /** A change is waiting or under way. */
  readonly isUpdating: boolean;
  /**
   * Whether the cart may be another one than the platform's: a change is pending, or one failed and it is not known yet
   * what came of it.
   */
  readonly totalsAreStale: boolean;
  /** The lines whose quantity or removal the platform has not confirmed yet. */
  readonly pendingLineItemIds: ReadonlySet<string>;
}

/**
 * The visitor's cart, and what a shopper does to it. However many components use it, there is one cart, one cache entry
 * and at most one request under way that changes it. Changed quantities and removed lines show at once; when a change
 * fails, the cart shows again what the platform last confirmed, and is read again.
 *
 * A change that got no response may still arrive. Until the cart shows it, at most 15 s, `totalsAreStale` is true and the
 * cart is read again; the next change waits for it, at most 3 s.
 *
 * @returns The cart, how it stands, and the actions, which are the same functions each time.
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
    itemCount: cart?.lineItems?.reduce((sum, line) => sum + buyableQuantity(line), 0) ?? 0,
    isUpdating,
    totalsAreStale,
    pendingLineItemIds,
    ...readResult(result),
    ...actions,
  };
}
