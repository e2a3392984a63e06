'use client';

import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCartwright } from '../../provider/use-cartwright.js';
import { extendResult } from '../../query/extend-result.js';
import { cartStore } from '../cart-store/cart-store.js';
import { optimisticCart } from '../cart-store/optimistic-cart.js';
import type { PendingChanges } from '../cart-changes/pending-changes.js';

/** State of the cart beside the query result. */
export interface CartState {
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

/** Unconfirmed changes of the cart. */
export function usePendingChanges(): PendingChanges {
  const { followTabs, pending, subscribe } = useCartwright().single(cartStore);
  useEffect(followTabs, [followTabs]);
  return useSyncExternalStore(subscribe, pending, pending);
}

/** Applies unconfirmed changes to the query result of the confirmed cart, and adds the state of the cart. */
export function useCartState<Result extends { data: Cart | null | undefined; isError: boolean }>(
  result: Result,
): Result & CartState {
  const { quantities, isUpdating, isUnconfirmed } = usePendingChanges();
  const { data: confirmed } = result;
  const cart = useMemo(() => confirmed && optimisticCart(confirmed, quantities), [confirmed, quantities]);
  const pendingLineItemIds = useMemo(() => new Set(quantities.keys()), [quantities]);
  const itemCount = cart?.lineItems?.reduce((sum, line) => sum + (line.quantityInfo?.confirmedQuantity ?? 0), 0) ?? 0;
  return addCartState(result, { data: cart, itemCount, isUpdating, isUnconfirmed, pendingLineItemIds });
}

/** Reads `isError` only for a component that reads `totalsAreStale`. */
const addCartState = <Result extends { isError: boolean }>(
  result: Result,
  {
    isUnconfirmed,
    ...state
  }: Omit<CartState, 'totalsAreStale'> & { data: Cart | null | undefined; isUnconfirmed: boolean },
) =>
  extendResult(result, {
    ...state,
    get totalsAreStale() {
      return state.isUpdating || isUnconfirmed || result.isError;
    },
  });
