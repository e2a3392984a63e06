import { createClient } from '@cartwright/core';
import { CartwrightProvider } from '@cartwright/react';
import { useState, type ReactNode } from 'react';

interface StoreProps {
  readonly origin: string;
  /** URL that serves images. Unset: the platform. */
  readonly mediaUrl: string | undefined;
  readonly sessionId: string;
  readonly children: ReactNode;
}

/** The browser has no tokens: its calls go to `/api/shop`, and `sessionId` names the session in cache keys. */
const createBrowserClient = ({ origin, mediaUrl, sessionId }: StoreProps) =>
  createClient({
    apiUrl: `${origin}/api/shop`,
    mediaUrl,
    auth: { sessionId: () => sessionId, getAuthHeaders: () => Promise.resolve({ headers: {} }) },
  });

/** Provides the hooks below it with the session of the page. */
export function Store(props: StoreProps) {
  const [client] = useState(() => createBrowserClient(props));
  return <CartwrightProvider client={client}>{props.children}</CartwrightProvider>;
}
