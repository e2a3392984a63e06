import type { TokenRole } from '@cartwright/identity';
import type { CartwrightContextValue } from '../provider/cartwright-context.js';
import { getAuth, getSessionId } from '../queries/session-id.js';

/** Session of the provider's client. */
export interface Session {
  /** `visitor`, `member`, or `none` before the client's first call, which starts a visitor session. */
  readonly role: TokenRole;
  /** Whether a member is signed in. `false` while `status` is `unknown`. */
  readonly isMember: boolean;
  /**
   * `unknown` until the session is read from token storage, and always on a server. Render neither the visitor's nor
   * the member's content then.
   */
  readonly status: 'unknown' | 'known';
}

/** Session of a provider's client, shared by all components. */
interface SessionStore {
  subscribe(this: void, listener: () => void): () => void;
  snapshot(this: void): Session;
}

/** Session before it is read from token storage. */
export const unknownSession: Session = { role: 'none', isMember: false, status: 'unknown' };

const known: Readonly<Record<TokenRole, Session>> = {
  none: { role: 'none', isMember: false, status: 'known' },
  visitor: { role: 'visitor', isMember: false, status: 'known' },
  member: { role: 'member', isMember: true, status: 'known' },
};

/** Creates the session store. Hooks get it with `single` of the provider, so that it is created once. */
export function sessionStore({ client, session }: CartwrightContextValue): SessionStore {
  const listeners = new Set<() => void>();
  let isKnown = false;
  let first: Promise<void> | undefined;

  /** Waits until the session is read from token storage. Sends no request. */
  const begin = async (): Promise<void> => {
    // A custom token storage that fails here also fails the calls, which report the error.
    await getAuth(client)
      ?.ready?.()
      .catch(() => undefined);
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
      // The ID begins with the role.
      const [role = ''] = getSessionId(client).split('-');
      const { [role]: session = known.none } = known as Partial<Record<string, Session>>;
      return isKnown || session !== known.none ? session : unknownSession;
    },
  };
}
