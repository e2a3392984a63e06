import type { Client } from '@cartwright/core';
import type { OAuthStrategy, SessionChange, TokenRole } from '@cartwright/identity';
import type { QueryClient } from '@tanstack/react-query';
import { isPrivate } from './is-private.js';

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
export interface SessionStore {
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
export function sessionStore(client: Client, queryClient: QueryClient): SessionStore {
  const { auth } = client as Client & { readonly auth: OAuthStrategy };
  const listeners = new Set<() => void>();
  let isKnown = false;
  let first: Promise<void> | undefined;
  let leave: (() => void) | undefined;

  const tell = () => listeners.forEach((listener) => listener());

  /** Who is here is known when the session is read from where it is kept. Nothing is sent for that. */
  const begin = async (): Promise<void> => {
    await auth.ready();
    isKnown = true;
    tell();
  };

  /** Whoever is gone leaves nothing behind. When it is somebody else for another reason, all but the catalog is read again. */
  const change = ({ reason, role, previousRole }: SessionChange): void => {
    const isGone = role === 'none' || (previousRole === 'member' && (role !== 'member' || reason === 'set'));
    if (isGone) void queryClient.resetQueries({ predicate: isPrivate });
    else if (reason !== 'renewed' && reason !== 'started') void queryClient.invalidateQueries({ predicate: isPrivate });
    tell();
  };

  return {
    subscribe(listener) {
      leave ??= auth.onSessionChange(change);
      listeners.add(listener);
      first ??= begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave?.();
        leave = undefined;
      };
    },
    snapshot() {
      const { role } = auth.getTokens().refreshToken;
      return isKnown || role !== 'none' ? known[role] : unknownSession;
    },
  };
}
