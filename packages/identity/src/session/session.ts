import { isApiError } from '@cartwright/core';
import { SessionRenewalError } from '../errors/session-renewal-error.js';
import type { OAuthStrategy } from '../strategy/oauth-strategy.js';
import type { TokenStorage } from '../tokens/token-storage.js';
import { isFresh, noTokens, type RefreshToken, type Tokens } from '../tokens/tokens.js';

/** A session that renews itself: what a strategy does with its tokens. */
export type Session = Required<
  Pick<
    OAuthStrategy,
    'getAuthHeaders' | 'renewRefused' | 'generateVisitorTokens' | 'getTokens' | 'setTokens' | 'loggedIn'
  >
>;

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
  let renewal: Promise<Tokens> | undefined;

  const getTokens = () => storage.getTokens() ?? noTokens();

  const setTokens = (tokens: Tokens): void => {
    renewal = undefined;
    storage.setTokens(tokens);
  };

  const renewed = async (tokens: Tokens): Promise<Tokens> => {
    if (isFresh(tokens)) return tokens;
    if (!tokens.refreshToken.value) return request();
    return request(tokens.refreshToken).catch((error: unknown) => {
      if (isRefusal(error)) return request();
      throw new SessionRenewalError(error);
    });
  };

  /** A renewal that lands after `setTokens` is dropped: whoever waited takes what was set. */
  const renewAndKeep = (tokens: Tokens): Promise<Tokens> => {
    const own: Promise<Tokens> = renewed(tokens).then(
      (fresh) => {
        if (renewal !== own) return getTokens();
        setTokens(fresh);
        return fresh;
      },
      (error: unknown) => {
        if (renewal !== own) return getTokens();
        renewal = undefined;
        throw error;
      },
    );
    return own;
  };

  const getAuthHeaders: Session['getAuthHeaders'] = async () => {
    const tokens = getTokens();
    const { accessToken } = isFresh(tokens) ? tokens : await (renewal ??= renewAndKeep(tokens));
    return accessToken.value ? { headers: { Authorization: accessToken.value } } : getAuthHeaders();
  };

  return {
    getTokens,
    setTokens,
    getAuthHeaders,
    async renewRefused({ Authorization }) {
      const tokens = getTokens();
      if (tokens.accessToken.value === Authorization) {
        await (renewal ??= renewAndKeep({ ...tokens, accessToken: noTokens().accessToken }));
      }
      return getTokens().accessToken.value !== Authorization;
    },
    generateVisitorTokens: (given) => renewed({ ...noTokens(), ...given }),
    loggedIn: () => getTokens().refreshToken.role === 'member',
  };
}
