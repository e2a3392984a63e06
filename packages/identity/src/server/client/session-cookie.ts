import type { TokenStorage } from '../../storage/token-storage.js';
import { noTokens, readTokens, type Tokens } from '../../tokens/tokens.js';
import { sealedCookie, type SealedCookieParts } from '../cookies/sealed-cookie.js';
import type { ServerCookie } from '../cookies/server-cookie.js';
import { readGenerations } from './generations.js';
import { sharedRenewal } from './shared-renewals.js';

/** The session in a request's cookie. */
interface SessionCookie {
  /** Token storage for the auth strategy. */
  readonly storage: TokenStorage;
  /** Whether the session was read or changed, so the response must not be cached. */
  isTouched(): boolean;
  /** The cookies that store a changed session and delete those of ended sessions. */
  cookies(): Promise<ServerCookie[]>;
}

/** Options of the session's cookies. */
type SessionCookieParts = Omit<SealedCookieParts, 'name' | 'maxAge'>;

/**
 * Additional lifetime of a generation, in seconds, so that it outlives every session that a late response could
 * restore.
 */
const LONGER = 3600;

/**
 * Reads the session from its cookie. An invalid cookie counts as no session.
 *
 * Browsers apply responses in the order of arrival. So that a late response cannot undo a sign-in or sign-out, each of
 * these starts a new generation of the session, with its own cookie name. The newest generation is the session; a
 * sign-out leaves an empty one. Refreshes and new visitor sessions stay in the generation of their request.
 *
 * @param parts - Cookies of the request, and how new ones are encrypted.
 * @param site - API URL and client id that the tokens belong to.
 */
export async function sessionCookie(
  parts: SessionCookieParts,
  site: readonly (string | undefined)[],
): Promise<SessionCookie> {
  const { current, ended, next, nameOf } = readGenerations(parts.cookies.keys(), parts.secure, Date.now());
  const cookieOf = (generation: string) =>
    sealedCookie({
      ...parts,
      name: nameOf(generation),
      ...(generation && { maxAge: parts.lifetime + LONGER }),
    });

  let generation = current;
  let tokens = readTokens(await cookieOf(current).read());
  let isTouched = false;
  let isChanged = false;
  let renewal: Promise<unknown> | undefined;
  /** Tokens that the refresh of this request returned. */
  let renewed: Tokens | undefined;

  const set = (given: Tokens) => {
    isTouched = isChanged = true;
    tokens = given;
  };

  /** Refreshes, or waits for the refresh of a concurrent request, unless the session is replaced in the meantime. */
  const run = async <T>(renew: () => Promise<T>): Promise<T> => {
    const before = tokens;
    let own: Promise<T> | undefined;
    const theirs = await sharedRenewal(site, before, async () => {
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
      setTokens(given, replacing) {
        if (replacing) renewed = given;
        else generation = next;
        set(given);
      },
      withLock(renew) {
        const running = run(renew);
        renewal = running.catch(() => {});
        return running;
      },
    },
    isTouched: () => isTouched,
    async cookies() {
      await renewal;
      if (!isTouched) return [];
      const isNone = !tokens.refreshToken.value;
      const kept = isNone ? (generation ? noTokens() : undefined) : tokens;
      const old = generation === current ? ended : [...ended, current];
      return [
        ...(isChanged ? await cookieOf(generation).write(kept) : []),
        ...(await Promise.all(old.map((one) => cookieOf(one).write(undefined)))).flat(),
      ];
    },
  };
}
