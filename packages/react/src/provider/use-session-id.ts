'use client';

import { useSyncExternalStore } from 'react';
import { useCartwright } from './use-cartwright.js';

/** Names the session whose data a hook may show. Renders again when it becomes another one. */
export function useSessionId(): string {
  const { session } = useCartwright();
  return useSyncExternalStore(session.subscribe, session.id, session.id);
}
