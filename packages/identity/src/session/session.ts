import type { ApiError } from '@cartwright/core';
import { SessionRenewalError } from '../errors/session-renewal-error.js';
import type { TokenStorage } from '../storage/token-storage.js';
import { noTokens, type RefreshToken, type TokenRole, type Tokens } from '../tokens/tokens.js';
import type { SessionChange, SessionChangeReason } from './session-change.js';

/** What a session is made of. */
export interface SessionParts {
  /** Where it is kept. */
  storage: TokenStorage;
  /** Requests tokens for a refresh token, or of a new visitor. */
  request: (token?: RefreshToken) => Promise<Tokens>;
  /** The platform's time, in milliseconds since 1970. */
  now: () => number;
  /** `always`: a member becomes a visitor also where the platform is out of reach. */
  renewalFallback?: 'refused' | 'always' | undefined;
  /** Told of every change, when it is done. */
  announce?: ((change: SessionChange) => void) | undefined;
}

/** A session that renews itself: what a strategy does with its tokens. */
export type Session = ReturnType<typeof createSession>;

/** Tokens, what was done to get them, and the error before that. */
type Renewed = [tokens: Tokens, reason?: SessionChangeReason, cause?: unknown];

/** In the last minute of a token, calls use it while it is renewed. Not twice within a minute. */
const EARLY = 60_000;

/** Tells tokens from others. */
const idOf = ({ accessToken, refreshToken }: Tokens): string => `${accessToken.value} ${refreshToken.value}`;

/** Creates the session of one user. */
export function createSession({ storage, request, now, renewalFallback, announce }: SessionParts) {
  let renewal: Promise<Tokens> | undefined;
  let quietUntil = 0;
  /**
   * A token whose renewal failed, and how long it is not tried again: twice as long with each failure. A machine that
   * knows that it is offline troubles nobody, and does not wait.
   */
  let failure: { token: string; wait: number; until: number; error: SessionRenewalError } | undefined;

  const getTokens = (): Tokens => storage.getTokens() ?? noTokens();

  const changed = (reason: SessionChangeReason, previousRole: TokenRole, cause?: unknown): void =>
    announce?.({ reason, role: getTokens().refreshToken.role, previousRole, cause });

  const isFresh = ({ accessToken: { value, expiresAt } }: Tokens, margin = 0) =>
    value && expiresAt * 1000 - margin > now();

  const renewed = async (tokens: Tokens, isStale?: boolean): Promise<Renewed> => {
    const { value } = tokens.refreshToken;
    if (!isStale && isFresh(tokens)) return [tokens];
    if (!value) return [await request(), 'started'];
    const last = failure?.token === value ? failure : undefined;
    if (last && now() < last.until) throw last.error;
    try {
      return [await request(tokens.refreshToken), 'renewed'];
    } catch (cause) {
      // These answers say no. Anything else means that the platform was out of reach.
      if ([400, 401, 403].includes((cause as ApiError).status)) return [await request(), 'refused', cause];
      if (renewalFallback === 'always') return [await request(), 'unreachable', cause];
      const wait = globalThis.navigator?.onLine === false ? 0 : Math.min((last?.wait || 500) * 2, 30_000);
      const error = new SessionRenewalError(cause);
      failure = { token: value, wait, until: now() + wait, error };
      throw error;
    }
  };

  /**
   * Replaces tokens that are no longer good, unless they were replaced elsewhere: one of the two can be the same after
   * that. What comes after `setTokens` is not begun, or dropped: who waited takes what was set.
   */
  const renew = (stale: Tokens): Promise<Tokens> => {
    let own: Promise<Tokens> | undefined;
    const run = async (): Promise<Tokens> => {
      const before = getTokens();
      if (own && renewal !== own) return before;
      const [tokens, reason, cause] = await renewed(before, idOf(before) === idOf(stale));
      if (renewal === own && reason) await storage.setTokens(tokens, before);
      const kept = getTokens();
      const isOurs = idOf(kept) === idOf(tokens);
      if (renewal === own) changed((isOurs && reason) || 'shared', before.refreshToken.role, cause);
      return kept;
    };
    const settled = async (): Promise<Tokens> => {
      quietUntil = now() + EARLY;
      try {
        return await (storage.exclusively?.(run) ?? run());
      } catch (error) {
        if (renewal !== own) return getTokens();
        throw error;
      } finally {
        if (renewal === own) renewal = undefined;
      }
    };
    return (own = renewal ??= settled());
  };

  const getAuthHeaders = async (): Promise<{ headers: Record<string, string> }> => {
    await storage.ready?.();
    let tokens = getTokens();
    if (!isFresh(tokens)) tokens = await renew(tokens);
    else if (tokens.refreshToken.value && !isFresh(tokens, EARLY) && now() > quietUntil) renew(tokens).catch(() => {});
    const { value } = tokens.accessToken;
    return value ? { headers: { Authorization: value } } : getAuthHeaders();
  };

  storage.subscribe?.((previousRole) => changed('shared', previousRole));

  return {
    getTokens,
    setTokens(tokens: Tokens): void {
      const { role } = getTokens().refreshToken;
      renewal = undefined;
      void storage.setTokens(tokens);
      changed('set', role);
    },
    getAuthHeaders,
    async renewRefused({ Authorization }: Record<string, string>): Promise<boolean> {
      const isStale = () => getTokens().accessToken.value === Authorization;
      if (isStale()) await renewal;
      if (isStale()) await renew(getTokens());
      return !isStale();
    },
    async generateVisitorTokens(given?: Partial<Tokens>): Promise<Tokens> {
      return (await renewed({ ...noTokens(), ...given }))[0];
    },
    loggedIn: (): boolean => getTokens().refreshToken.role === 'member',
  };
}
