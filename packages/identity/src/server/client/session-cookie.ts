import type { sealedCookie } from '../cookies/sealed-cookie.js';
import type { ServerCookie } from '../cookies/server-cookie.js';
import type { TokenStorage } from '../../storage/token-storage.js';
import { isTokens } from '../../tokens/tokens.js';

/** The session of a request's cookie. */
export interface SessionCookie {
  /** Where the strategy keeps the session. */
  readonly storage: TokenStorage;
  /** Whether the session was read or changed: then the response is this user's alone. */
  isTouched(): boolean;
  /** The cookies that keep a session that changed; none where it did not. */
  cookies(): Promise<ServerCookie[]>;
}

/** Reads the session out of its cookie. Without one that opens there is no session. */
export async function sessionCookie(cookie: ReturnType<typeof sealedCookie>): Promise<SessionCookie> {
  const stored = await cookie.read();
  let tokens = isTokens(stored) ? stored : undefined;
  let isTouched = false;
  let isChanged = false;
  let renewal: Promise<unknown> | undefined;

  return {
    storage: {
      getTokens() {
        isTouched = true;
        return tokens;
      },
      setTokens(next) {
        isTouched = isChanged = true;
        tokens = next;
      },
      exclusively(renew) {
        const running = renew();
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
