import type { sealedCookie } from '../cookies/sealed-cookie.js';
import type { ServerCookie } from '../cookies/server-cookie.js';

/** Secrets of a pending sign-in. */
interface PendingLogin {
  readonly state: string;
  readonly codeVerifier: string;
  /** Page to go to after the sign-in. */
  readonly returnTo: string;
  /** Time of expiry, in milliseconds since 1970. */
  readonly diesAt: number;
}

/** Maximum duration of a sign-in, in seconds. */
export const LOGIN_LIFETIME = 900;

/** Maximum number of pending sign-ins of a browser, such as in several tabs. The oldest is dropped. */
const MOST = 5;

const isLogins = (value: unknown): value is PendingLogin[] => Array.isArray(value);

/** The pending sign-ins of this browser, in a short-lived cookie. */
export function pendingLogins(cookie: ReturnType<typeof sealedCookie>) {
  let changed: readonly PendingLogin[] | undefined;

  const all = async (): Promise<readonly PendingLogin[]> => {
    const stored = changed ?? (await cookie.read());
    return isLogins(stored) ? stored.filter(({ diesAt }) => Date.now() < diesAt) : [];
  };
  return {
    async add(login: Omit<PendingLogin, 'diesAt'>): Promise<void> {
      const diesAt = Date.now() + LOGIN_LIFETIME * 1000;
      changed = [...(await all()), { ...login, diesAt }].slice(-MOST);
    },
    /** Returns a pending sign-in and removes it. */
    async take(state: string | null): Promise<PendingLogin | undefined> {
      const logins = await all();
      changed = logins.filter((login) => login.state !== state);
      return logins.find((login) => login.state === state);
    },
    /** Whether a sign-in was started or completed, so the response must not be cached. */
    isTouched: (): boolean => changed !== undefined,
    cookies: async (): Promise<ServerCookie[]> =>
      changed ? cookie.write(changed.length > 0 ? [...changed] : undefined) : [],
  };
}
