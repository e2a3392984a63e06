import type { TokenStorage } from '../../storage/token-storage.js';
import { noTokens, readTokens, type Tokens } from '../../tokens/tokens.js';
import { sealedCookie, type SealedCookieParts } from '../cookies/sealed-cookie.js';
import type { ServerCookie } from '../cookies/server-cookie.js';
import { readGenerations } from './generations.js';
import { sharedRenewal } from './shared-renewals.js';

/** The session of a request's cookie. */
interface SessionCookie {
  /** Where the strategy keeps the session. */
  readonly storage: TokenStorage;
  /** Whether the session was read or changed: then the response is this user's alone. */
  isTouched(): boolean;
  /** The cookies that keep a session that changed, and those that remove the ones of ended sessions. */
  cookies(): Promise<ServerCookie[]>;
}

/** What the cookies of a session are made of. */
type SessionCookieParts = Omit<SealedCookieParts, 'name' | 'maxAge'>;

/**
 * A sign-in or sign-out is remembered for an hour longer than a session lasts: longer than any session that a response
 * with an earlier one could bring back.
 */
const LONGER = 3600;

/**
 * Reads the session out of its cookie. Without one that opens there is no session.
 *
 * Browsers apply responses in the order in which they arrive. So that the response of a request that was sent before a
 * sign-in or sign-out cannot undo it, each of these starts a new generation of the session, with a cookie of its own name.
 * The newest generation is the session; a sign-out leaves an empty one. Renewals, and visitors' sessions that begin by
 * themselves, stay in the generation that their request brought.
 *
 * @param parts - The cookies that the request brought, and how new ones are sealed.
 * @param site - The platform and the client that its tokens are of.
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
  /** What the platform gave for the refresh token of this request. */
  let renewed: Tokens | undefined;

  const set = (given: Tokens) => {
    isTouched = isChanged = true;
    tokens = given;
  };

  /** Renews, or takes what another request of the same session got, unless the session is replaced meanwhile. */
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
      exclusively(renew) {
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
