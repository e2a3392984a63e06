import type { sealedCookie } from '../cookies/sealed-cookie.js';
import type { ServerCookie } from '../cookies/server-cookie.js';

/** The secrets of a login that has begun. */
interface PendingLogin {
  readonly state: string;
  readonly codeVerifier: string;
  /** Where the browser goes afterwards. */
  readonly returnTo: string;
  /** When it dies, in milliseconds since 1970. */
  readonly diesAt: number;
}

/** A login takes no longer than this, in seconds. */
export const LOGIN_LIFETIME = 900;

/** So many logins can run at once, for example in tabs. The oldest gives way. */
const MOST = 5;

const isLogins = (value: unknown): value is PendingLogin[] => Array.isArray(value);

/** The logins that have begun in this browser, in a cookie that dies soon. */
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
    /** Gives a login away, once. */
    async take(state: string | null): Promise<PendingLogin | undefined> {
      const logins = await all();
      changed = logins.filter((login) => login.state !== state);
      return logins.find((login) => login.state === state);
    },
    /** Whether a login was begun or ended: then the response is this browser's alone. */
    isTouched: (): boolean => changed !== undefined,
    cookies: async (): Promise<ServerCookie[]> =>
      changed ? cookie.write(changed.length > 0 ? [...changed] : undefined) : [],
  };
}
