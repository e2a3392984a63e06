'use client';

import type { Client } from '@cartwright/core';
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useInsertionEffect, useState, type ReactElement, type ReactNode } from 'react';
import { CartwrightContext } from './cartwright-context.js';
import { createContextValue } from './create-context-value.js';

/** Milliseconds for which what was read is shown again without asking anew. */
const FRESH = 60_000;

/** Props of {@link CartwrightProvider}. */
export interface CartwrightProviderProps {
  /** What `createClient` returned. It needs no modules. It belongs to one user: on a server, make one for each request. */
  client: Client;
  /** The cache of the hooks. Without it the provider makes one for itself and for each client it is given. */
  queryClient?: QueryClient | undefined;
  /** The application. */
  children?: ReactNode;
}

/**
 * Gives the hooks below it their client and their cache. It is no `QueryClientProvider`: an application's own queries
 * keep the cache that they have. Given another client or another cache it begins anew, and so does all below it.
 *
 * It follows the client's session, whichever hooks are mounted: carts, orders and members belong to the session that they
 * were read in, and nothing of one user is shown to the next. The catalog stays.
 *
 * @param props - The client, and perhaps a cache.
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
 * @see Specification, section 7: calls
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

/** The part that lives as long as one client and one cache. */
function Scope({ client, queryClient, children }: Required<CartwrightProviderProps>) {
  const [value] = useState(() =>
    createContextValue(client, queryClient ?? new QueryClient({ defaultOptions: { queries: { staleTime: FRESH } } })),
  );
  // Before the effects of the hooks below, which read.
  useInsertionEffect(() => value.session.follow(), [value]);
  useEffect(() => {
    value.queryClient.mount();
    return () => value.queryClient.unmount();
  }, [value]);
  return <CartwrightContext.Provider value={value}>{children}</CartwrightContext.Provider>;
}
