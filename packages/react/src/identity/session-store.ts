import type { Client } from '@cartwright/core';
import type { OAuthStrategy, TokenRole } from '@cartwright/identity';
import type { CartwrightContextValue } from '../provider/cartwright-context.js';

/** Who uses the page. */
export interface Session {
  /** `visitor`, `member`, or `none` where no session has begun: the first call of a client begins a visitor's. */
  readonly role: TokenRole;
  /** Whether a member is signed in. `false` also while that is unknown. */
  readonly isMember: boolean;
  /** `unknown` until the session is read from where it is kept, and always on a server: show neither state then. */
  readonly status: 'unknown' | 'known';
}

/** The session of a provider's client, for however many components show it. */
interface SessionStore {
  subscribe(this: void, listener: () => void): () => void;
  snapshot(this: void): Session;
}

/** What is shown while the session is unknown. */
export const unknownSession: Session = { role: 'none', isMember: false, status: 'unknown' };

const known: Readonly<Record<TokenRole, Session>> = {
  none: { role: 'none', isMember: false, status: 'known' },
  visitor: { role: 'visitor', isMember: false, status: 'known' },
  member: { role: 'member', isMember: true, status: 'known' },
};

/** Makes it; hooks ask the provider for it by this function. */
export function sessionStore({ client, session }: CartwrightContextValue): SessionStore {
  const { auth } = client as Client & { readonly auth: OAuthStrategy };
  const listeners = new Set<() => void>();
  let isKnown = false;
  let first: Promise<void> | undefined;

  /** Who is here is known when the session is read from where it is kept. Nothing is sent for that. */
  const begin = async (): Promise<void> => {
    // Where a storage of the application's own cannot be read, calls say so.
    await auth.ready().catch(() => undefined);
    isKnown = true;
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener) {
      const leave = session.subscribe(listener);
      listeners.add(listener);
      first ??= begin();
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    snapshot() {
      const { role } = auth.getTokens().refreshToken;
      return isKnown || role !== 'none' ? known[role] : unknownSession;
    },
  };
}
