import type { Client } from '@cartwright/core';
import type { CatalogVersion } from '@cartwright/stores/catalog';
import type { QueryClient } from '@tanstack/react-query';
import type { CartVersion } from '../cart-api/cart-version.js';
import type { CartwrightContextValue } from './cartwright-context.js';
import { providerSession } from './provider-session.js';

/** Versions of the platform's APIs that the hooks use. */
export interface Versions {
  readonly cartVersion: CartVersion;
  readonly catalogVersion: CatalogVersion | undefined;
}

/** Creates the context value for a client and query client. */
export function createContextValue(
  client: Client,
  queryClient: QueryClient,
  { cartVersion, catalogVersion }: Versions,
): CartwrightContextValue {
  const made = new Map<unknown, object>();
  const value: CartwrightContextValue = {
    client,
    queryClient,
    cartVersion,
    catalogVersion,
    session: providerSession(client, queryClient),
    single<T extends object>(create: (context: CartwrightContextValue) => T): T {
      const known = made.get(create) ?? create(value);
      made.set(create, known);
      return known as T;
    },
  };
  return value;
}
