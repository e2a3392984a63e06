import { sessionId } from '../../session-id/session-id.js';
import type { TokenStorage } from '../../storage/token-storage.js';
import { noTokens, readTokens, type Tokens } from '../../tokens/tokens.js';
import { sealedCookie, type SealedCookieOptions } from '../cookies/sealed-cookie.js';
import type { ServerCookie } from '../cookies/server-cookie.js';
import { readGenerations } from './generations.js';
import { sessionIdCookies } from './session-id-cookies.js';
import { sharedRefresh } from './shared-refreshes.js';

/** The session in a request's cookie. */
interface SessionCookie {
  /** Token storage for the auth strategy. */
  readonly storage: TokenStorage;
  /** Whether the session was read or changed, so the response must not be cached. */
  isUsed(): boolean;
  /** The cookies that store a changed session and delete those of ended sessions. */
  cookies(): Promise<ServerCookie[]>;
}

/** Options of the session's cookies. */
interface SessionCookieOptions extends Omit<SealedCookieOptions, 'name' | 'maxAge'> {
  /** Whether another cookie has the session's public ID. */
  readonly sessionIdCookie: boolean;
}

/**
 * Additional lifetime of a generation, in seconds, so that it outlives every session that a late response could
 * restore.
 */
const EXTRA_LIFETIME = 3600;

/**
 * Reads the session from its cookie. An invalid cookie counts as no session.
 *
 * Browsers apply responses in the order of arrival. So that a late response cannot undo a sign-in or sign-out, each of
 * these starts a new generation of the session, with its own cookie name. The newest generation is the session; a
 * sign-out leaves an empty one. Refreshes and new visitor sessions stay in the generation of their request.
 *
 * @param parts - Cookies of the request, and how new ones are encrypted.
 * @param site - API URL and client ID that the tokens belong to.
 */
export async function sessionCookie(
  parts: SessionCookieOptions,
  site: readonly (string | undefined)[],
): Promise<SessionCookie> {
  const { current, ended, next, getCookieName } = readGenerations(parts.cookies.keys(), parts.secure, Date.now());
  const openCookie = (generation: string) =>
    sealedCookie({
      ...parts,
      name: getCookieName(generation),
      ...(generation && { maxAge: parts.lifetime + EXTRA_LIFETIME }),
    });

  let generation = current;
  let tokens = readTokens(await openCookie(current).read());
  let isUsed = false;
  let isChanged = false;
  let pendingRefresh: Promise<unknown> | undefined;
  /** Tokens that the refresh of this request returned. */
  let refreshed: Tokens | undefined;

  const set = (newTokens: Tokens) => {
    isUsed = isChanged = true;
    tokens = newTokens;
  };

  /** Refreshes, or waits for the refresh of a concurrent request, unless the session is replaced in the meantime. */
  const run = async <T>(refresh: () => Promise<T>): Promise<T> => {
    const before = tokens;
    let ownRefresh: Promise<T> | undefined;
    const sharedTokens = await sharedRefresh(site, before, async () => {
      refreshed = undefined;
      await (ownRefresh = refresh());
      return refreshed;
    });
    if (ownRefresh) return ownRefresh;
    if (sharedTokens && tokens === before) set(sharedTokens);
    return refresh();
  };

  return {
    storage: {
      getTokens() {
        isUsed = true;
        return tokens;
      },
      setTokens(newTokens, refreshedFrom) {
        if (refreshedFrom) refreshed = newTokens;
        else generation = next;
        set(newTokens);
      },
      withLock(refresh) {
        const running = run(refresh);
        pendingRefresh = running.catch(() => {});
        return running;
      },
    },
    isUsed: () => isUsed,
    async cookies() {
      await pendingRefresh;
      if (!isUsed) return [];
      const isSignedOut = !tokens.refreshToken.value;
      const stored = isSignedOut ? (generation ? noTokens() : undefined) : tokens;
      const outdated = generation === current ? ended : [...ended, current];
      const writtenIds = parts.sessionIdCookie
        ? sessionIdCookies(parts, { generation, id: sessionId(tokens), isChanged, isKept: stored !== undefined })
        : [];
      return [
        ...writtenIds,
        ...(isChanged ? await openCookie(generation).write(stored) : []),
        ...(await Promise.all(outdated.map((one) => openCookie(one).write(undefined)))).flat(),
      ];
    },
  };
}
