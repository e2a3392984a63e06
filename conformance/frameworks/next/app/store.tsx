// app/store.tsx
'use client';

import { createClient } from '@cartwright/core';
import { CartwrightProvider } from '@cartwright/react';
import { useState, type ReactNode } from 'react';

/** The browser has no tokens: its calls go to the route above, and `sessionId` names the session in cache keys. */
const createBrowserClient = (sessionId: string) =>
  createClient({
    apiUrl: `${process.env.NEXT_PUBLIC_ORIGIN}/api/shop`,
    mediaUrl: process.env.NEXT_PUBLIC_MEDIA_URL,
    auth: { sessionId: () => sessionId, getAuthHeaders: () => Promise.resolve({ headers: {} }) },
  });

export function Store({ sessionId, children }: { sessionId: string; children: ReactNode }) {
  const [client] = useState(() => createBrowserClient(sessionId));
  return <CartwrightProvider client={client}>{children}</CartwrightProvider>;
}
