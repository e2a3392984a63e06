'use client';

import { useSyncExternalStore } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { useSessionId } from '../provider/use-session-id.js';
import { getAuth } from '../queries/session-id.js';

/** Session as the devtools show it, without tokens. */
export interface SessionDetails {
  /** Public ID of the session, part of the cache keys of private data. */
  readonly id: string;
  /** `visitor`, `member`, or `none` before the session starts. `undefined` if the client has no tokens. */
  readonly role: string | undefined;
  /** Time when the access token expires. `undefined` without an access token. */
  readonly expires: Date | undefined;
}

/** Details of the current session. Rerenders when they change. */
export function useSessionDetails(): SessionDetails {
  const { client, session } = useCartwright();
  const auth = getAuth(client);
  const role = () => auth?.getTokens?.().refreshToken.role;
  const expiry = () => auth?.getTokens?.().accessToken.expiresAt;
  const seconds = useSyncExternalStore(session.subscribe, expiry, expiry);
  return {
    id: useSessionId(),
    role: useSyncExternalStore(session.subscribe, role, role),
    expires: seconds ? new Date(seconds * 1000) : undefined,
  };
}
