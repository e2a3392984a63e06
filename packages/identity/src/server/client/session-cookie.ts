import type { sealedCookie } from '../cookies/sealed-cookie.js';
import type { ServerCookie } from '../cookies/server-cookie.js';
import type { TokenStorage } from '../../storage/token-storage.js';
import { isTokens, noTokens, type Tokens } from '../../tokens/tokens.js';
import { sharedRenewal } from './shared-renewals.js';

/** The session of a request's cookie. */
export interface SessionCookie {
  /** Where the strategy keeps the session. */
  readonly storage: TokenStorage;
  /** Whether the session was read or changed: then the response is this user's alone. */
  isTouched(): boolean;
  /** The cookies that keep a session that changed; none where it did not. */
  cookies(): Promise<ServerCookie[]>;
}

/**
 * Reads the session out of its cookie. Without one that opens there is no session.
 *
 * @param cookie - The cookie.
 * @param site - The platform and the client that its tokens are of.
 */
export async function sessionCookie(
  cookie: ReturnType<typeof sealedCookie>,
  site: readonly (string | undefined)[],
): Promise<SessionCookie> {
  const stored = await cookie.read();
  let tokens = isTokens(stored) ? stored : undefined;
  let isTouched = false;
  let isChanged = false;
  let renewal: Promise<unknown> | undefined;
  /** What the platform gave for the refresh token of this request. */
  let renewed: Tokens | undefined;

  const set = (next: Tokens) => {
    isTouched = isChanged = true;
    tokens = next;
  };

  /** Renews, or takes what another request of the same session got, unless the session is replaced meanwhile. */
  const run = async <T>(renew: () => Promise<T>): Promise<T> => {
    const before = tokens;
    let own: Promise<T> | undefined;
    const theirs = await sharedRenewal(site, before ?? noTokens(), async () => {
      renewed = undefined;
      await (own = renew());
      return renewed;
    });
    if (own) return own;
    if (theirs && tokens === before) set(theirs);
    return renew();
  };

  return {
    storage: {
      getTokens() {
        isTouched = true;
        return tokens;
      },
      setTokens(next, replacing) {
        if (replacing) renewed = next;
        set(next);
      },
      exclusively(renew) {
        const running = run(renew);
        renewal = running.catch(() => {});
        return running;
      },
    },
    isTouched: () => isTouched,
    async cookies() {
      await renewal;
      return isChanged ? cookie.write(tokens?.refreshToken.value ? tokens : undefined) : [];
    },
  };
}
