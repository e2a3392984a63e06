import type { CartwrightError } from '@cartwright/core';
import { reportException } from '../errors/report-exception.js';
import { SessionRenewalError } from '../errors/session-renewal-error.js';
import { storageError } from '../errors/storage-error.js';
import type { TokenStorage } from '../storage/token-storage.js';
import { readTokens, type PartialTokens, type RefreshToken, type TokenRole, type Tokens } from '../tokens/tokens.js';
import type { SessionChange, SessionChangeReason } from './session-change.js';

/** Options of {@link createSession}. */
interface SessionParts {
  /** Token storage. */
  storage: TokenStorage;
  /** Requests tokens with a refresh token, or for a new visitor. */
  request: (token?: RefreshToken) => Promise<Tokens>;
  /** The platform's time, in milliseconds since 1970. */
  now: () => number;
  /** `always`: a member session becomes a visitor session also if the platform is unavailable. */
  refreshFallback?: 'rejected' | 'always' | undefined;
  /** Called after every change. */
  announce?: ((change: SessionChange) => void) | undefined;
}

/** New tokens, why they were requested, and the error that preceded them. */
type Renewed = [tokens: Tokens, reason?: SessionChangeReason, cause?: unknown];

/**
 * Tokens are refreshed in the background within this time before their expiry, in milliseconds, at most once per such
 * period.
 */
const EARLY = 60_000;

/** Maximum number of refreshes awaited by one call whose session keeps changing. */
const MOST_RENEWALS = 3;

/** Identifies tokens for comparison. */
const idOf = ({ accessToken, refreshToken }: Tokens): string => `${accessToken.value} ${refreshToken.value}`;

/** Creates the session of one user. */
export function createSession({ storage, request, now, refreshFallback, announce }: SessionParts) {
  let renewal: Promise<unknown> | undefined;
  let quietUntil = 0;
  /**
   * The last failed refresh, and the time until which it is not retried. The wait doubles with each failure. A device
   * that is offline neither retries nor waits.
   */
  let failure: { token: string; wait: number; until: number; error: SessionRenewalError } | undefined;
  /** Tokens that replaced `stored`. They are the session as long as a lossy storage still returns `stored`. */
  let replacement: { stored: string; tokens: Tokens } | undefined;
  /** Refresh token of the session last used or announced. */
  let known: RefreshToken | undefined;

  const stored = (): Tokens => {
    try {
      return readTokens(storage.getTokens());
    } catch (cause) {
      throw storageError(cause);
    }
  };

  const getTokens = (): Tokens => {
    const tokens = stored();
    if (replacement?.stored !== idOf(tokens)) replacement = undefined;
    return replacement?.tokens ?? tokens;
  };

  /** Stores tokens. If the storage fails, the session continues in memory. */
  const store = async (tokens: Tokens, replacing?: Tokens): Promise<void> => {
    try {
      await storage.setTokens(tokens, replacing);
    } catch (cause) {
      reportException(storageError(cause));
    }
  };

  const changed = (reason: SessionChangeReason, before: TokenRole, cause?: unknown): void => {
    const previousRole = known?.role ?? before;
    known = getTokens().refreshToken;
    announce?.({ reason, role: known.role, previousRole, cause });
  };

  const isFresh = ({ accessToken: { value, expiresAt } }: Tokens, margin = 0) =>
    value && expiresAt * 1000 - margin > now();

  const renewed = async (tokens: Tokens, isStale?: boolean): Promise<Renewed> => {
    const { value } = tokens.refreshToken;
    if (!isStale && isFresh(tokens)) return [tokens];
    if (!value) return [await request(), 'started'];
    const last = failure?.token === value ? failure : undefined;
    if (last && now() < last.until) throw last.error;
    try {
      return [await request(tokens.refreshToken), 'refreshed'];
    } catch (cause) {
      // The platform rejected the refresh. Any other error means that it is unavailable.
      if ((cause as CartwrightError).kind === 'application') return [await request(), 'rejected', cause];
      if (refreshFallback === 'always') return [await request(), 'unavailable', cause];
      const wait = globalThis.navigator?.onLine === false ? 0 : Math.min((last?.wait || 500) * 2, 30_000);
      const error = new SessionRenewalError(cause);
      failure = { token: value, wait, until: now() + wait, error };
      throw error;
    }
  };

  /**
   * Refreshes expired or rejected tokens, unless they were replaced elsewhere; access or refresh token may stay the
   * same. After `setTokens`, a pending refresh is discarded, and its callers use the new session.
   */
  const renew = (stale: Tokens): Promise<unknown> => {
    let own: Promise<unknown> | undefined;
    const run = async (): Promise<void> => {
      const before = getTokens();
      const replaced = idOf(stored());
      if (own && renewal !== own) return;
      const [tokens, reason, cause] = await renewed(before, idOf(before) === idOf(stale));
      if (renewal !== own) return;
      // Tokens deleted or replaced in the storage in the meantime are not written back.
      if (reason && idOf(stored()) === replaced) {
        await store(tokens, before);
        if (renewal !== own) return;
        replacement = { stored: replaced, tokens };
      }
      const isOurs = idOf(getTokens()) === idOf(tokens);
      changed((isOurs && reason) || 'external', before.refreshToken.role, cause);
    };
    const settled = async (): Promise<void> => {
      quietUntil = now() + EARLY;
      try {
        await (storage.withLock?.(run) ?? run());
      } catch (error) {
        if (renewal === own) throw storageError(error);
      } finally {
        if (renewal === own) renewal = undefined;
      }
    };
    return (own = renewal ??= settled());
  };

  const ready = async (): Promise<void> => {
    if (!storage.ready) return;
    try {
      await storage.ready();
    } catch (cause) {
      throw storageError(cause);
    }
  };

  const getAuthHeaders = async (): Promise<{ headers: Record<string, string> }> => {
    for (let renewals = 0; renewals < MOST_RENEWALS; renewals++) {
      await ready();
      let tokens = getTokens();
      if (!isFresh(tokens)) {
        await renew(tokens);
        tokens = getTokens();
      } else if (tokens.refreshToken.value && !isFresh(tokens, EARLY) && now() > quietUntil) {
        renew(tokens).catch(() => {});
      }
      const { accessToken, refreshToken } = tokens;
      if (!accessToken.value) continue;
      known ??= refreshToken;
      if (!renewal && known.value !== refreshToken.value) changed('external', known.role);
      return { headers: { Authorization: accessToken.value } };
    }
    throw new SessionRenewalError(undefined);
  };

  storage.subscribe?.((previousRole) => changed('external', previousRole));

  return {
    ready,
    getTokens,
    setTokens(given: PartialTokens): void {
      const { role } = getTokens().refreshToken;
      const tokens = readTokens(given);
      renewal = undefined;
      replacement = { stored: idOf(stored()), tokens };
      void store(tokens);
      changed('set', role);
    },
    getAuthHeaders,
    async handleUnauthorized({ Authorization }: Record<string, string>): Promise<boolean> {
      const isStale = () => getTokens().accessToken.value === Authorization;
      if (isStale()) await renewal;
      if (isStale()) await renew(getTokens());
      return !isStale();
    },
    async generateVisitorTokens(given?: PartialTokens): Promise<Tokens> {
      return (await renewed(readTokens(given)))[0];
    },
    loggedIn: (): boolean => getTokens().refreshToken.role === 'member',
  };
}
