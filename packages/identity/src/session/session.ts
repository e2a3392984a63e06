import { isApiError } from '@cartwright/core';
import { SessionRenewalError } from '../errors/session-renewal-error.js';
import type { TokenStorage } from '../tokens/token-storage.js';
import { isFresh, noTokens, type RefreshToken, type Tokens } from '../tokens/tokens.js';

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

/**
 * Creates the session of one user.
 *
 * @param storage - Where it is kept.
 * @param request - Requests tokens for a refresh token, or of a new visitor.
 */
export function createSession(
  storage: TokenStorage,
  request: (refreshToken?: RefreshToken) => Promise<Tokens>,
): Session {
  let generation = 0;
  let renewal: Promise<Tokens> | undefined;

  const get = () => storage.getTokens() ?? noTokens();

  const renewed = async (tokens: Tokens): Promise<Tokens> => {
    if (isFresh(tokens)) return tokens;
    if (tokens.refreshToken.value) {
      try {
        return await request(tokens.refreshToken);
      } catch (error) {
        if (!isRefusal(error)) throw new SessionRenewalError(error);
      }
    }
    return request();
  };

  /** A renewal that lands after `set` is dropped: whoever waited takes what was set. */
  const renewAndKeep = async (tokens: Tokens): Promise<Tokens> => {
    const started = generation;
    try {
      const fresh = await renewed(tokens);
      if (started === generation) storage.setTokens(fresh);
      return started === generation ? fresh : get();
    } catch (error) {
      if (started === generation) throw error;
      return get();
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
      const { accessToken } = isFresh(tokens) ? tokens : await (renewal ??= renewAndKeep(tokens));
      return accessToken.value || session.accessToken();
    },
    async replaceRefused(refused) {
      const tokens = get();
      if (tokens.accessToken.value === refused) {
        await (renewal ??= renewAndKeep({ ...tokens, accessToken: noTokens().accessToken }));
      }
      return get().accessToken.value !== refused;
    },
  };
  return session;
}
