'use client';

import type { OAuthStrategy } from '@cartwright/identity';
import { useSyncExternalStore } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { sessionStore, unknownSession, type Session } from './session-store.js';
import { useAuth } from './use-auth.js';

/**
 * Gets the session: visitor or member. Updates on sign-in, sign-out and rejected refreshes, also of other tabs that
 * share the session.
 *
 * @returns The session. `status` is `unknown` until the session is read, and on a server: render neither the visitor's
 * nor the member's content then, to avoid a flash.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above, `strategy_unsuitable` when the
 * client's strategy has no sessions.
 * @example
 * ```tsx
 * import { useSession } from '@cartwright/react/identity';
 *
 * export function AccountLink() {
 *   const { isMember, status } = useSession();
 *   if (status === 'unknown') return null;
 *   return isMember ? <a href="/account">Your account</a> : <a href="/login">Log in</a>;
 * }
 * ```
 */
export function useSession(): Session {
  useAuth<OAuthStrategy>('onSessionChange');
  const { subscribe, snapshot } = useCartwright().single(sessionStore);
  return useSyncExternalStore(subscribe, snapshot, () => unknownSession);
}
