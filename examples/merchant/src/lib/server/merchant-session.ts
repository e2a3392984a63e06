import { createCookie } from 'react-router';

/** Time after which the merchant has to sign in again, in seconds. */
const lifetime = 8 * 60 * 60;

/** Time for which a browser that has signed in is known, in seconds. */
const deviceLifetime = 365 * 24 * 60 * 60;

/** Session that was ended before it expired: its ID, and the time at which it expires, in milliseconds. */
export type EndedSession = readonly [id: string, expires: number];

/** Storage of {@link EndedSession}s, so that they stay ended when the server restarts. */
export interface EndedSessionStorage {
  readonly saved: readonly EndedSession[];
  /** Saves all ended sessions, after each change. */
  readonly save: (sessions: readonly EndedSession[]) => Promise<void>;
}

/** Session of the merchant: a signed cookie. The server stores only the sessions that are ended. */
export interface MerchantSession {
  /** Whether a request has a session that is neither expired nor ended. */
  isSignedIn(request: Request): Promise<boolean>;
  /** Creates the `Set-Cookie` headers that start a session. */
  start(): Promise<Headers>;
  /** Ends the session of a request, and creates the `Set-Cookie` header that removes it. */
  end(request: Request): Promise<Headers>;
  /** Returns the ID of a browser that has signed in before. */
  getDevice(request: Request): Promise<string | undefined>;
}

/** Value of the session's cookie. */
interface Session {
  readonly id: string;
  /** Time at which it expires, in milliseconds since the Unix epoch. */
  readonly expires: number;
}

/**
 * Creates the merchant's session. Scripts cannot read its cookie, and other sites cannot send it with a form.
 *
 * @param secret Signs the cookies. A change of it ends all sessions.
 * @param storage Without it, sessions that are ended can be used again after a restart, until they expire.
 */
export function createMerchantSession(origin: string, secret: string, storage?: EndedSessionStorage): MerchantSession {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: origin.startsWith('https:'),
    secrets: [secret],
  };
  const cookie = createCookie('merchant', attributes);
  const deviceCookie = createCookie('merchant-device', attributes);
  const ended = new Map(storage?.saved);

  const find = async (request: Request): Promise<Session | undefined> => {
    const value = (await cookie.parse(request.headers.get('cookie'))) as Partial<Session> | null;
    const { expires, id } = value ?? {};
    const isCurrent = typeof id === 'string' && typeof expires === 'number' && expires > Date.now() && !ended.has(id);
    return isCurrent ? { id, expires } : undefined;
  };

  return {
    isSignedIn: async (request) => (await find(request)) !== undefined,
    async start() {
      const session: Session = { id: crypto.randomUUID(), expires: Date.now() + lifetime * 1000 };
      return new Headers([
        ['set-cookie', await cookie.serialize(session, { maxAge: lifetime })],
        ['set-cookie', await deviceCookie.serialize(crypto.randomUUID(), { maxAge: deviceLifetime })],
      ]);
    },
    async end(request) {
      const session = await find(request);
      if (session) {
        for (const [id, expires] of ended) if (expires <= Date.now()) ended.delete(id);
        ended.set(session.id, session.expires);
        await storage?.save([...ended]);
      }
      return new Headers({ 'set-cookie': await cookie.serialize('', { maxAge: 0 }) });
    },
    async getDevice(request) {
      const id: unknown = await deviceCookie.parse(request.headers.get('cookie'));
      return typeof id === 'string' && id ? id : undefined;
    },
  };
}
