'use client';

import type { Client } from '@cartwright/core';
import type { CatalogVersion } from '@cartwright/stores/catalog';
import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useContext, useEffect, useInsertionEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { CartVersion } from '../cart-api/cart-version.js';
import { CartwrightContext } from './cartwright-context.js';
import { createContextValue } from './create-context-value.js';

/** Props of {@link CartwrightProvider}. */
export interface CartwrightProviderProps {
  /** Client from `createClient`. Needs no modules. Belongs to one user: on a server, create one per request. */
  client: Client;
  /**
   * TanStack query client that caches the hooks' data. Defaults to that of the `QueryClientProvider` above, or else to a
   * new one per client, which `useQuery` and the like below the provider use too.
   */
  queryClient?: QueryClient | undefined;
  /**
   * Version of the cart operations. The hooks return the same data with both. The platform removes Cart V1 on
   * 2027-02-01: set 1 only to postpone the change until then.
   *
   * @default 2
   */
  cartVersion?: CartVersion | undefined;
  /**
   * Catalog version of the site. The hooks return the same data with both. Set it to save the request that detects it.
   *
   * @default requested once per client
   */
  catalogVersion?: CatalogVersion | undefined;
  /** Components that use the hooks. */
  children?: ReactNode;
}

/**
 * Provides the hooks below it with a client and a cache. A different `client`, `queryClient` or version remounts the tree
 * below.
 *
 * Cached carts, orders and members belong to one session. When the session changes, they are removed, so that no user
 * sees another user's data. Catalog data stays.
 *
 * @param props - Client, and optionally a query client.
 * @returns The children.
 * @example
 * ```tsx
 * import { createClient } from '@cartwright/core';
 * import { OAuthStrategy } from '@cartwright/identity';
 * import { CartwrightProvider } from '@cartwright/react';
 *
 * const client = createClient({ auth: OAuthStrategy({ clientId: '1c3b0a5e-8d0b-4a57-9c55-0e5a3d0f7a11' }) });
 *
 * export const App = () => <CartwrightProvider client={client}>The store</CartwrightProvider>;
 * ```
 */
export function CartwrightProvider({
  client,
  queryClient,
  cartVersion = 2,
  catalogVersion,
  children,
}: CartwrightProviderProps): ReactElement {
  const above = useContext(QueryClientContext);
  const cache = queryClient ?? above;
  const given = [client, cache, cartVersion, catalogVersion] as const;
  const createScope = (key: number) => {
    const versions = { cartVersion, catalogVersion };
    return { key, given, value: createContextValue(client, cache ?? new QueryClient(), versions) };
  };
  const [scope, setScope] = useState(() => createScope(0));
  const { key, value } = scope;
  if (given.some((part, index) => part !== scope.given[index])) setScope(createScope(key + 1));
  // Runs before the effects of the hooks below, which fetch.
  useInsertionEffect(() => value.session.follow(), [value]);
  useEffect(() => {
    value.queryClient.mount();
    return () => value.queryClient.unmount();
  }, [value]);
  return (
    <QueryClientContext.Provider key={key} value={above ?? value.queryClient}>
      <CartwrightContext.Provider value={value}>{children}</CartwrightContext.Provider>
    </QueryClientContext.Provider>
  );
}
