import { toApiError, type AuthConnection, type AuthStrategy } from '@cartwright/core';
import type { SessionChange } from '../session/session-change.js';
import { sessionChanges } from '../session/session-changes.js';
import { withTabLock } from '../tab-channel/tab-lock.js';
import { openTabChannel } from '../tab-channel/tab-channel.js';
import type { TokenRole } from '../tokens/tokens.js';
import { readSessionIds } from './session-id-cookies.js';

/** Auth strategy of a browser whose server keeps the session. */
export interface ServerSessionStrategy extends AuthStrategy {
  /** Returns the public ID of the session, as `sessionId` of `@cartwright/identity/session-id` on the server. */
  sessionId(): string;
  /** Whether the session belongs to a member. */
  loggedIn(): boolean;
  /**
   * Calls a function after each change of the session: after a response, in another tab, and when the page is shown
   * again.
   *
   * @param listener - Called with the change.
   * @returns A function that removes the listener.
   */
  onSessionChange(listener: (change: SessionChange) => void): () => void;
}

/** Reads the session ID of this browser. `none` on a server, and before the session starts. */
function readSessionId(): string {
  const { document, location } = globalThis as { document?: Document; location?: Location };
  return document ? (readSessionIds(document.cookie, location?.protocol === 'https:')[0]?.id ?? 'none') : 'none';
}

const getRole = (id: string): TokenRole => {
  const role = id.slice(0, id.indexOf('-'));
  return role === 'member' || role === 'visitor' ? role : 'none';
};

/** Watches for changes of the session. */
interface SessionWatch {
  /** Tells the other tabs that the session may have changed. */
  tellTabs(this: void): void;
  stop(this: void): void;
}

/**
 * Calls a function when a response or another tab may have changed the session. Browsers without the Cookie Store API
 * notice a response to a form when the page is shown again.
 */
function watchSession(check: () => void): SessionWatch {
  const { cookieStore, document, window } = globalThis as Partial<
    Record<'cookieStore' | 'document' | 'window', EventTarget>
  >;
  const events = [
    [cookieStore, 'change'],
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'pageshow'],
  ] as const;
  for (const [target, event] of events) target?.addEventListener(event, check);
  const tabs = document && openTabChannel('cartwright-session', check);
  return {
    tellTabs: () => tabs?.post('changed'),
    stop() {
      for (const [target, event] of events) target?.removeEventListener(event, check);
      tabs?.close();
    },
  };
}

/**
 * Creates the auth strategy of a browser whose server keeps the session. The browser has no tokens: its calls go to the
 * route of the server that adds them, `forward` of a server client with `sessionIdCookie`. The strategy reads the
 * session's public ID from the cookie of this option, so it needs no request to know the session.
 *
 * The first call of a new visitor starts the session; concurrent calls, also of other tabs, wait for it.
 *
 * @returns The strategy, for `auth` of `createClient`. Its `apiUrl` is the URL of the route.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { ServerSessionStrategy } from '@cartwright/identity/server-session';
 *
 * export const client = createClient({ apiUrl: 'https://shop.example/api/shop', auth: ServerSessionStrategy() });
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-5.4 RFC 6265, section 5.4: the Cookie header
 */
export function ServerSessionStrategy(): ServerSessionStrategy {
  const { notify, onSessionChange } = sessionChanges();
  let connection: AuthConnection | undefined;
  let known = readSessionId();
  let starting: Promise<void> | undefined;
  let isRequesting = false;
  let listeners = 0;
  let watch: SessionWatch | undefined;

  const check = (): void => {
    const [previousRole, former] = [getRole(known), known];
    known = readSessionId();
    if (known === former) return;
    watch?.tellTabs();
    const role = getRole(known);
    notify({ reason: isRequesting ? 'started' : 'external', role, previousRole, cause: undefined });
  };

  const requestSession = async (): Promise<void> => {
    const request = { operation: 'identity.startSession', method: 'POST', url: connection?.apiUrl ?? '', headers: {} };
    isRequesting = true;
    try {
      await connection?.transport({ ...request, repeatable: true, options: {} }, (reply) => {
        if (reply.response.status !== 204) throw toApiError(reply, request.operation);
      });
      check();
    } finally {
      isRequesting = false;
    }
  };

  /** Requests a new session from the server, once for all concurrent calls and tabs. Keeps one that another tab started. */
  const start = (isRejected: boolean): Promise<void> =>
    (starting ??= withTabLock('cartwright-session', async () => {
      if (isRejected || getRole(readSessionId()) === 'none') await requestSession();
      check();
    }).finally(() => (starting = undefined)));

  return {
    connect: (newConnection) => void (connection = newConnection),
    sessionId: readSessionId,
    loggedIn: () => getRole(readSessionId()) === 'member',
    async getAuthHeaders() {
      check();
      if (getRole(known) === 'none') await start(false);
      return { headers: {} };
    },
    async handleUnauthorized() {
      await start(true);
      return true;
    },
    handleResponse: check,
    onSessionChange(listener) {
      const remove = onSessionChange(listener);
      if (++listeners === 1) {
        watch = watchSession(check);
        // A form may have led to this page, which signed in or out.
        watch.tellTabs();
      }
      return () => {
        remove();
        if (--listeners > 0) return;
        watch?.stop();
        watch = undefined;
      };
    },
  };
}
