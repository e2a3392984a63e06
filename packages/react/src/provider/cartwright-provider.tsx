'use client';

import type { Client } from '@cartwright/core';
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useInsertionEffect, useState, type ReactElement, type ReactNode } from 'react';
import { CartwrightContext } from './cartwright-context.js';
import { createContextValue } from './create-context-value.js';

/** Default `staleTime` of the provider's query client, in milliseconds. */
const FRESH = 60_000;

/** Props of {@link CartwrightProvider}. */
export interface CartwrightProviderProps {
  /** Client from `createClient`. Needs no modules. Belongs to one user: on a server, create one per request. */
  client: Client;
  /**
   * TanStack query client that caches the hooks' data. By default the provider creates one per client, with a
   * `staleTime` of 60 seconds.
   */
  queryClient?: QueryClient | undefined;
  /** Components that use the hooks. */
  children?: ReactNode;
}

/**
 * Provides the hooks below it with a client and a cache. It is not a `QueryClientProvider`: an application's own
 * queries keep their cache. A different `client` or `queryClient` remounts the tree below.
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
export function CartwrightProvider({ client, queryClient, children }: CartwrightProviderProps): ReactElement {
  const [scope, setScope] = useState(() => ({ client, queryClient, generation: 0 }));
  if (scope.client !== client || scope.queryClient !== queryClient) {
    setScope({ client, queryClient, generation: scope.generation + 1 });
  }
  return (
    <Scope key={scope.generation} client={client} queryClient={queryClient}>
      {children}
    </Scope>
  );
}

/** Subtree of one client and query client. */
function Scope({ client, queryClient, children }: Required<CartwrightProviderProps>) {
  const [value] = useState(() =>
    createContextValue(client, queryClient ?? new QueryClient({ defaultOptions: { queries: { staleTime: FRESH } } })),
  );
  // Runs before the effects of the hooks below, which fetch.
  useInsertionEffect(() => value.session.follow(), [value]);
  useEffect(() => {
    value.queryClient.mount();
    return () => value.queryClient.unmount();
  }, [value]);
  return <CartwrightContext.Provider value={value}>{children}</CartwrightContext.Provider>;
}
