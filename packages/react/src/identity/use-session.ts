'use client';

import type { OAuthStrategy } from '@cartwright/identity';
import { useSyncExternalStore } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { sessionStore, unknownSession, type Session } from './session-store.js';
import { useAuth } from './use-auth.js';

/**
 * Who uses the page: a visitor or a member. It follows logins, logouts and refused renewals, also of other tabs that
 * share the session.
 *
 * @returns The role, and whether it is known yet. Until then, and on a server, `status` is `unknown`: show neither the
 *   visitor's nor the member's side, so that nothing flashes.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above, `strategy_unsuitable` where the
 *   client's strategy keeps no session.
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
 * @see Specification, section 4: token lifecycle
 */
export function useSession(): Session {
  useAuth<OAuthStrategy>('onSessionChange');
  const { subscribe, snapshot } = useCartwright().single(sessionStore);
  return useSyncExternalStore(subscribe, snapshot, () => unknownSession);
}
