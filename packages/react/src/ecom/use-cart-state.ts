'use client';

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { cartQuery } from './cart-query.js';
import { cartStore } from './cart-store.js';

/** The confirmed cart, what is pending, and whether the cart's amounts are those of its lines. */
export function useCartState() {
  const { client, queryClient, single } = useCartwright();
  const { writer, actions } = single(cartStore);
  const result = useQuery(cartQuery(client), queryClient);
  const pending = useSyncExternalStore(writer.subscribe, writer.pending, writer.pending);
  const totalsAreStale = pending.isUpdating || pending.isUnconfirmed || result.isError;
  return { result, pending, totalsAreStale, actions };
}
