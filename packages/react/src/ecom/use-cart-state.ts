'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { purchasableQuantity, type Cart } from '../cart-v1/index.js';
import { useCartwright } from '../provider/use-cartwright.js';
import { cartStore } from './cart-store.js';
import { optimisticCart } from './optimistic-cart.js';

/** Unconfirmed changes of the cart. */
export function useCartChanges() {
  const { single } = useCartwright();
  const { writer: writerOf, actions } = single(cartStore);
  const writer = writerOf();
  const pending = useSyncExternalStore(writer.subscribe, writer.pending, writer.pending);
  return { pending, actions };
}

/** State of the cart: the confirmed cart with unconfirmed changes applied. */
export function useCartState<Confirmed extends Cart | null | undefined>(
  result: Pick<UseQueryResult, 'isError'> & { data: Confirmed },
) {
  const { pending, actions } = useCartChanges();
  const { quantities, isUpdating, isUnconfirmed } = pending;
  const { data: confirmed } = result;
  const cart = useMemo(() => confirmed && optimisticCart(confirmed, quantities), [confirmed, quantities]);
  const pendingLineItemIds = useMemo(() => new Set(quantities.keys()), [quantities]);
  return {
    cart: cart as Confirmed,
    itemCount: cart?.lineItems?.reduce((sum, line) => sum + purchasableQuantity(line), 0) ?? 0,
    isUpdating,
    get totalsAreStale() {
      return isUpdating || isUnconfirmed || result.isError;
    },
    pendingLineItemIds,
    ...actions,
  };
}
