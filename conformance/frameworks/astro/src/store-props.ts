// src/store-props.ts
import type { Client } from '@cartwright/core';
import { cartQuery, getSessionId } from '@cartwright/react/queries';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { origin } from './session';
import type { StoreProps } from './store';

/** Prefetches the cart, and returns the props of all islands of a page. */
export async function storeProps(shop: Client, queryClient = new QueryClient()): Promise<StoreProps> {
  await queryClient.prefetchQuery(cartQuery(shop));
  return { origin, sessionId: getSessionId(shop), state: dehydrate(queryClient) };
}
