// src/store.tsx
import { createClient } from '@cartwright/core';
import { CartwrightProvider } from '@cartwright/react';
import { HydrationBoundary, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** Props that an island gets from its page. */
export interface StoreProps {
  origin: string;
  sessionId: string;
  state: DehydratedState;
}

/** The browser has no tokens: its calls go to the route above, and `sessionId` names the session in cache keys. */
const createStore = ({ origin, sessionId }: StoreProps) => ({
  queryClient: new QueryClient(),
  client: createClient({
    apiUrl: `${origin}/api/shop`,
    auth: { sessionId: () => sessionId, getAuthHeaders: () => Promise.resolve({ headers: {} }) },
  }),
});

let pageStore: ReturnType<typeof createStore> | undefined;

/** The islands of a page share one cache. On the server, where all visitors share this module, they do not. */
const openStore = (props: StoreProps) =>
  typeof document === 'undefined' ? createStore(props) : (pageStore ??= createStore(props));

export function Store({ children, ...props }: StoreProps & { children: ReactNode }) {
  const [{ client, queryClient }] = useState(() => openStore(props));
  return (
    <CartwrightProvider client={client} queryClient={queryClient}>
      <HydrationBoundary state={props.state}>{children}</HydrationBoundary>
    </CartwrightProvider>
  );
}
