import { isApiError } from '@cartwright/core';
import { SessionRenewalError } from '../errors/session-renewal-error.js';
import type { TokenStorage } from '../tokens/token-storage.js';
import { isFresh, noTokens, type RefreshToken, type Tokens } from '../tokens/tokens.js';

/** The two token calls that a session renews itself with. */
export interface TokenCalls {
  anonymous(): Promise<Tokens>;
  refresh(token: RefreshToken): Promise<Tokens>;
}

/** A session that renews itself. */
export interface Session {
  get(): Tokens;
  /** Replaces the session. A renewal under way is dropped when it lands. */
  set(tokens: Tokens): void;
  /** New tokens for these: the same when they are fresh, renewed, or a visitor's. Does not keep them. */
  renewed(tokens: Tokens): Promise<Tokens>;
  /** A value for `Authorization`. However many wait, one renewal is under way. */
  accessToken(): Promise<string>;
  /** The platform refused an access token: whether there is another one now. */
  replaceRefused(accessToken: string): Promise<boolean>;
}

/** Answers that say no. Anything else means that the platform was out of reach. */
const isRefusal = (error: unknown): boolean => isApiError(error) && [400, 401, 403].includes(error.status);

/** Creates the session of one user over a storage. */
export function createSession(storage: TokenStorage, calls: TokenCalls): Session {
  let generation = 0;
  let renewal: Promise<Tokens> | undefined;

  const get = () => storage.getTokens() ?? noTokens();

  const renewed = async (tokens: Tokens): Promise<Tokens> => {
    if (isFresh(tokens.accessToken, Date.now() / 1000)) return tokens;
    if (!tokens.refreshToken.value) return calls.anonymous();
    try {
      return await calls.refresh(tokens.refreshToken);
    } catch (error) {
      if (isRefusal(error)) return calls.anonymous();
      throw new SessionRenewalError(error);
    }
  };

  /** A renewal that lands after `set` is dropped: whoever waited takes what was set. */
  const renewAndKeep = async (tokens: Tokens): Promise<Tokens> => {
    const started = generation;
    try {
      const fresh = await renewed(tokens);
      if (started !== generation) return get();
      storage.setTokens(fresh);
      return fresh;
    } catch (error) {
      if (started !== generation) return get();
      throw error;
    } finally {
      if (started === generation) renewal = undefined;
    }
  };

  const session: Session = {
    get,
    set(tokens) {
      generation++;
      renewal = undefined;
      storage.setTokens(tokens);
    },
    renewed,
    async accessToken() {
      const tokens = get();
      if (isFresh(tokens.accessToken, Date.now() / 1000)) return tokens.accessToken.value;
      const next = await (renewal ??= renewAndKeep(tokens));
      return next.accessToken.value || session.accessToken();
    },
    async replaceRefused(accessToken) {
      const tokens = get();
      if (tokens.accessToken.value === accessToken) {
        renewal ??= renewAndKeep({ ...tokens, accessToken: { value: '', expiresAt: 0 } });
        await renewal;
      }
      return get().accessToken.value !== accessToken;
    },
  };
  return session;
}
