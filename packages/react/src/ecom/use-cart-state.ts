'use client';

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { useSessionId } from '../provider/use-session-id.js';
import { cartStore } from './cart-store.js';

/** Session, confirmed cart, pending changes, and whether the cart's amounts may be outdated. */
export function useCartState() {
  const { queryClient, single } = useCartwright();
  const session = useSessionId();
  const { writer: writerOf, actions } = single(cartStore);
  const writer = writerOf();
  const result = useQuery(writer.query, queryClient);
  const pending = useSyncExternalStore(writer.subscribe, writer.pending, writer.pending);
  const totalsAreStale = pending.isUpdating || pending.isUnconfirmed || result.isError;
  return { session, result, pending, totalsAreStale, actions };
}
