'use client';

import { useSyncExternalStore } from 'react';
import { useCartwright } from './use-cartwright.js';

/** ID of the current session. Rerenders when it changes. */
export function useSessionId(): string {
  const { session } = useCartwright();
  return useSyncExternalStore(session.subscribe, session.id, session.id);
}
