import { reportException } from '../errors/report-exception.js';
import { SessionRefreshError } from '../errors/session-refresh-error.js';
import { storageError } from '../errors/storage-error.js';
import { readStorage } from '../storage/read-storage.js';
import type { TokenStorage } from '../storage/token-storage.js';
import { isGrantRefused } from '../tokens/request-tokens.js';
import { readTokens, type PartialTokens, type RefreshToken, type Tokens } from '../tokens/tokens.js';
import type { SessionChange, SessionChangeReason } from './session-change.js';

/** Options of {@link createSession}. */
interface SessionOptions {
  /** Token storage. */
  storage: TokenStorage;
  /** Requests tokens with a refresh token, or for a new visitor. */
  request: (token?: RefreshToken) => Promise<Tokens>;
  /** The platform's time, in milliseconds since 1970. */
  now: () => number;
  /** `always`: a member session becomes a visitor session also if the platform is unavailable. */
  refreshFallback?: 'rejected' | 'always' | undefined;
  /** Called after every change. */
  notify?: ((change: SessionChange) => void) | undefined;
}

/** New tokens, why they were requested, and the error that preceded them. */
type Refreshed = [tokens: Tokens, reason?: SessionChangeReason, cause?: unknown];

/**
 * Tokens are refreshed in the background within this time before their expiry, in milliseconds, at most once per such
 * period.
 */
const REFRESH_MARGIN = 60_000;

/** Maximum number of refreshes awaited by one call whose session keeps changing. */
const MAX_REFRESHES = 3;

/** Identifies tokens for comparison. */
const identifyTokens = ({ accessToken, refreshToken }: Tokens): string => `${accessToken.value} ${refreshToken.value}`;

/** Creates the session of one user. */
export function createSession({ storage, request, now, refreshFallback, notify }: SessionOptions) {
  /** Number of calls of `setTokens`. A refresh that began before the last one is discarded. */
  let generation = 0;
  let pendingRefresh: Promise<unknown> | undefined;
  let noRefreshBefore = 0;
  /**
   * Refresh token of the last failed refresh, its error, and the time before which it is not retried. The delay doubles
   * with each failure. Calls of an offline device fail immediately.
   */
  let failedToken: string | undefined;
  let lastError: SessionRefreshError | undefined;
  let backoff = 0;
  let noRetryBefore = 0;
  /** Tokens that replaced `replaced`. They are the session as long as a lossy storage still returns `replaced`. */
  let replacement: Tokens | undefined;
  let replaced: string | undefined;
  /** Tokens that the storage returned last. */
  let stored: string | undefined;
  /** Refresh token of the session last used or announced. */
  let lastKnown: RefreshToken | undefined;

  const getTokens = (): Tokens => {
    try {
      const tokens = readStorage(storage);
      stored = identifyTokens(tokens);
      if (replaced !== stored) replacement = undefined;
      const current = replacement ?? tokens;
      lastKnown ??= current.refreshToken;
      return current;
    } catch (cause) {
      throw storageError(cause);
    }
  };

  /** Runs a function of or for the storage. Reports its exception. */
  const runReported = async (run: () => unknown): Promise<void> => {
    try {
      await run();
    } catch (cause) {
      reportException(storageError(cause));
    }
  };

  const notifyChange = (reason: SessionChangeReason, cause?: unknown): void => {
    const { refreshToken } = getTokens();
    const { role: previousRole } = lastKnown ?? refreshToken;
    lastKnown = refreshToken;
    notify?.({ reason, role: refreshToken.role, previousRole, cause });
  };

  const isFresh = ({ accessToken: { value, expiresAt } }: Tokens, margin = 0) =>
    value && expiresAt * 1000 - margin > now();

  const requestIfNeeded = async (tokens: Tokens, isStale?: boolean): Promise<Refreshed> => {
    const { value } = tokens.refreshToken;
    if (!isStale && isFresh(tokens)) return [tokens];
    if (!value) return [await request(), 'started'];
    if (failedToken !== value) backoff = 0;
    else if (now() < noRetryBefore) throw lastError as SessionRefreshError;
    try {
      return [await request(tokens.refreshToken), 'refreshed'];
    } catch (cause) {
      // Any other error means that the platform is unavailable, or that its response says nothing of the session.
      const reason = isGrantRefused(cause) ? 'rejected' : refreshFallback === 'always' && 'unavailable';
      if (reason) return [await request(), reason, cause];
      backoff = globalThis.navigator?.onLine === false ? 0 : Math.min((backoff || 500) * 2, 30_000);
      noRetryBefore = now() + backoff;
      failedToken = value;
      throw (lastError = new SessionRefreshError(cause));
    }
  };

  /**
   * Refreshes expired or rejected tokens, unless they were replaced elsewhere; access or refresh token may stay the
   * same. After `setTokens`, a pending refresh is discarded, and its callers use the new session.
   */
  const refresh = (stale: Tokens): Promise<unknown> => {
    const own = generation;
    const runRefresh = async (): Promise<void> => {
      const before = getTokens();
      const storedBefore = stored;
      if (own !== generation) return;
      const [tokens, reason, cause] = await requestIfNeeded(before, identifyTokens(before) === identifyTokens(stale));
      if (own !== generation) return;
      if (reason === 'refreshed' && lastKnown?.value !== before.refreshToken.value) notifyChange('external');
      // Tokens deleted or replaced in the storage in the meantime are not written back.
      getTokens();
      if (reason && stored === storedBefore) {
        // If the storage fails, the session continues in memory.
        await runReported(() => storage.setTokens(tokens, before));
        if (own !== generation) return;
        replaced = storedBefore;
        replacement = tokens;
      }
      const isApplied = identifyTokens(getTokens()) === identifyTokens(tokens);
      notifyChange((isApplied && reason) || 'external', cause);
    };
    const settle = async (): Promise<void> => {
      noRefreshBefore = now() + REFRESH_MARGIN;
      try {
        await (storage.withLock?.(runRefresh) ?? runRefresh());
      } catch (error) {
        if (own === generation) throw storageError(error);
      } finally {
        if (own === generation) pendingRefresh = undefined;
      }
    };
    return (pendingRefresh ??= settle());
  };

  const ready = async (): Promise<void> => {
    try {
      if (storage.ready) await storage.ready();
    } catch (cause) {
      throw storageError(cause);
    }
  };

  const getAuthHeaders = async (): Promise<{ headers: Record<string, string> }> => {
    for (let attempts = 0; attempts < MAX_REFRESHES; attempts++) {
      await ready();
      let tokens = getTokens();
      if (!isFresh(tokens)) {
        await refresh(tokens);
        tokens = getTokens();
      } else if (tokens.refreshToken.value && !isFresh(tokens, REFRESH_MARGIN) && now() > noRefreshBefore) {
        refresh(tokens).catch(() => {});
      }
      const { accessToken, refreshToken } = tokens;
      if (!accessToken.value) continue;
      if (!pendingRefresh && lastKnown?.value !== refreshToken.value) notifyChange('external');
      return { headers: { Authorization: accessToken.value } };
    }
    throw new SessionRefreshError(undefined);
  };

  void runReported(() =>
    storage.subscribe?.((role) => {
      lastKnown ??= { value: '', role };
      void runReported(() => notifyChange('external'));
    }),
  );

  return {
    ready,
    getTokens,
    setTokens(newTokens: PartialTokens): void {
      getTokens();
      const tokens = readTokens(newTokens);
      replaced = stored;
      replacement = tokens;
      generation++;
      pendingRefresh = undefined;
      void runReported(() => storage.setTokens(tokens));
      notifyChange('set');
    },
    getAuthHeaders,
    async handleUnauthorized({ Authorization }: Record<string, string>): Promise<boolean> {
      const isStale = () => getTokens().accessToken.value === Authorization;
      if (isStale()) await pendingRefresh;
      if (isStale()) await refresh(getTokens());
      return !isStale();
    },
    async generateVisitorTokens(newTokens?: PartialTokens): Promise<Tokens> {
      return (await requestIfNeeded(readTokens(newTokens)))[0];
    },
    loggedIn: (): boolean => getTokens().refreshToken.role === 'member',
  };
}
