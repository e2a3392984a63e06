// app/store.tsx
import { createClient } from '@cartwright/core';
import { CartwrightProvider } from '@cartwright/react';
import { useState, type ReactNode } from 'react';

interface StoreProps {
  origin: string;
  sessionId: string;
  children: ReactNode;
}

/** The browser has no tokens: its calls go to the route above, and `sessionId` names the session in cache keys. */
const createBrowserClient = ({ origin, sessionId }: StoreProps) =>
  createClient({
    apiUrl: `${origin}/api/shop`,
    auth: { sessionId: () => sessionId, getAuthHeaders: () => Promise.resolve({ headers: {} }) },
  });

export function Store(props: StoreProps) {
  const [client] = useState(() => createBrowserClient(props));
  return <CartwrightProvider client={client}>{props.children}</CartwrightProvider>;
}
