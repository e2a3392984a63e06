import type { sealedCookie } from '../cookies/sealed-cookie.js';
import type { ServerCookie } from '../cookies/server-cookie.js';

/** Secrets of a pending sign-in. */
interface PendingLogin {
  readonly state: string;
  readonly codeVerifier: string;
  /** Page to go to after the sign-in. */
  readonly returnTo: string;
  /** Time of expiry, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Maximum duration of a sign-in, in seconds. */
export const LOGIN_LIFETIME = 900;

/** Maximum number of pending sign-ins of a browser, such as in several tabs. The oldest is dropped. */
const MAX_LOGINS = 5;

const isLogins = (value: unknown): value is PendingLogin[] => Array.isArray(value);

/** The pending sign-ins of this browser, in a short-lived cookie. */
export function pendingLogins(cookie: ReturnType<typeof sealedCookie>) {
  let updated: readonly PendingLogin[] | undefined;

  const pending = async (): Promise<readonly PendingLogin[]> => {
    const stored = updated ?? (await cookie.read());
    return isLogins(stored) ? stored.filter(({ expiresAt }) => Date.now() < expiresAt) : [];
  };
  return {
    async add(login: Omit<PendingLogin, 'expiresAt'>): Promise<void> {
      const expiresAt = Date.now() + LOGIN_LIFETIME * 1000;
      updated = [...(await pending()), { ...login, expiresAt }].slice(-MAX_LOGINS);
    },
    /** Returns a pending sign-in and removes it. */
    async take(state: string | null): Promise<PendingLogin | undefined> {
      const logins = await pending();
      updated = logins.filter((login) => login.state !== state);
      return logins.find((login) => login.state === state);
    },
    /** Whether a sign-in was started or completed, so the response must not be cached. */
    isUsed: (): boolean => updated !== undefined,
    cookies: async (): Promise<ServerCookie[]> =>
      updated ? cookie.write(updated.length > 0 ? [...updated] : undefined) : [],
  };
}
