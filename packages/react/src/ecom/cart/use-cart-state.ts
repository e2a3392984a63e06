'use client';

import type { Cart } from '@cartwright/ecom/current-cart-v2';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCartwright } from '../../provider/use-cartwright.js';
import type { CartActions } from '../cart-store/cart-actions.js';
import { cartStore } from '../cart-store/cart-store.js';
import { optimisticCart } from '../cart-store/optimistic-cart.js';
import type { PendingChanges } from '../cart-store/pending-changes.js';

type Result<Data> = Pick<UseQueryResult, 'isError'> & { data: Data };

/** Unconfirmed changes of the cart. */
export function useCartChanges() {
  const { single } = useCartwright();
  const { writer: writerOf, actions, followTabs } = single(cartStore);
  useEffect(followTabs, [followTabs]);
  const writer = writerOf();
  const pending = useSyncExternalStore(writer.subscribe, writer.pending, writer.pending);
  return { pending, actions };
}

/** State of a cart. `totalsAreStale` reads the query result only when a component reads it. */
const createState = <Data extends Cart | null | undefined>(
  cart: Data,
  pendingLineItemIds: ReadonlySet<string>,
  { isUnconfirmed, isUpdating }: PendingChanges,
  result: Result<Data>,
  actions: CartActions,
) => ({
  cart,
  itemCount: cart?.lineItems?.reduce((sum, line) => sum + (line.quantityInfo?.confirmedQuantity ?? 0), 0) ?? 0,
  isUpdating,
  get totalsAreStale() {
    return isUpdating || isUnconfirmed || result.isError;
  },
  pendingLineItemIds,
  ...actions,
});

/** State of the cart: the confirmed cart with unconfirmed changes applied. */
export function useCartState<Confirmed extends Cart | null | undefined>(result: Result<Confirmed>) {
  const { pending, actions } = useCartChanges();
  const { quantities } = pending;
  const { data: confirmed } = result;
  const cart = useMemo(() => confirmed && optimisticCart(confirmed, quantities), [confirmed, quantities]);
  const pendingLineItemIds = useMemo(() => new Set(quantities.keys()), [quantities]);
  return createState(cart as Confirmed, pendingLineItemIds, pending, result, actions);
}
