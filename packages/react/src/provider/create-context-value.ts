import type { Client } from '@cartwright/core';
import type { QueryClient } from '@tanstack/react-query';
import type { CartwrightContextValue } from './cartwright-context.js';

/** The value of a provider with this client and this cache. */
export function createContextValue(client: Client, queryClient: QueryClient): CartwrightContextValue {
  const made = new Map<unknown, object>();
  return {
    client,
    queryClient,
    single<T extends object>(create: (client: Client, queryClient: QueryClient) => T): T {
      const known = made.get(create) ?? create(client, queryClient);
      made.set(create, known);
      return known as T;
    },
  };
}
