'use client';

import { createClient } from '@cartwright/core';
import { CartwrightProvider } from '@cartwright/react';
import { useState, type ReactNode } from 'react';
import { mediaUrl, origin } from './site';

/** The browser has no tokens: its calls go to `/api/shop`, and `sessionId` names the session in cache keys. */
const createBrowserClient = (sessionId: string) =>
  createClient({
    apiUrl: `${origin}/api/shop`,
    mediaUrl,
    auth: { sessionId: () => sessionId, getAuthHeaders: () => Promise.resolve({ headers: {} }) },
  });

/** Provides the hooks below it with the session of the page. */
export function Store({ sessionId, children }: { sessionId: string; children: ReactNode }) {
  const [client] = useState(() => createBrowserClient(sessionId));
  return <CartwrightProvider client={client}>{children}</CartwrightProvider>;
}
