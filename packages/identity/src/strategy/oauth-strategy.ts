import { createExchange, invalidArgument, type AuthConnection, type AuthStrategy } from '@cartwright/core';
import type { SessionChange } from '../session/session-change.js';
import { createSession } from '../session/session.js';
import { requestTokens } from '../tokens/request-tokens.js';
import { memoryStorage } from '../storage/memory-storage.js';
import type { TokenStorage } from '../storage/token-storage.js';
import type { RefreshToken, Tokens } from '../tokens/tokens.js';

/** Options of {@link OAuthStrategy}. */
export interface OAuthStrategyOptions {
  /** The OAuth app's client id, from the site's headless settings. */
  clientId: string;
  /** A session to begin with, for example from a cookie. Only the refresh token is needed. */
  tokens?: Tokens;
  /** Where the session is kept. Default: memory. */
  tokenStorage?: TokenStorage;
  /**
   * When a member becomes a visitor. `refused`: when the platform refuses to renew the session. `always`: also when it is
   * out of reach, as the official client does. Default `refused`.
   */
  renewalFallback?: 'refused' | 'always';
}

/** Signs visitors in, and keeps their session. */
export interface OAuthStrategy extends AuthStrategy {
  /**
   * Tokens of an anonymous visitor; tokens that are passed in are renewed if that is due. It does not replace the
   * client's session: pass the result to `setTokens`, or to another client.
   *
   * @param tokens - A session, to be used while it is good.
   * @throws `SessionRenewalError` when the platform is out of reach; `ApiError` when it refuses.
   */
  generateVisitorTokens(tokens?: Partial<Tokens>): Promise<Tokens>;
  /**
   * New tokens for a refresh token.
   *
   * @param refreshToken - The refresh token with its role.
   * @throws `ApiError` when the platform refuses it.
   */
  renewToken(refreshToken: RefreshToken): Promise<Tokens>;
  /** The session as it is now. */
  getTokens(): Tokens;
  /**
   * Replaces the session. A renewal that is under way does not undo this.
   *
   * @param tokens - The new session.
   */
  setTokens(tokens: Tokens): void;
  /** Whether the session is a member's. */
  loggedIn(): boolean;
  /**
   * Tells of every change of the session, after it: begun, renewed, refused, replaced, changed in another tab.
   *
   * @param listener - Called with the reason and the roles, never with a token.
   * @returns A function that ends it.
   */
  onSessionChange(listener: (change: SessionChange) => void): () => void;
}

/**
 * The strategy for sites: an anonymous visitor first, a member after login. It gets tokens when they are first needed
 * and renews them when they expire, once for however many calls wait.
 *
 * @param options - The client id, and where the session comes from.
 * @returns The strategy for `createClient({ auth })`; then it is `client.auth`.
 * @throws `CartwrightError` `invalid_argument` when the client id is empty.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { OAuthStrategy } from '@cartwright/identity';
 *
 * const client = createClient({ auth: OAuthStrategy({ clientId: '1c3b0a5e-8d0b-4a57-9c55-0e5a3d0f7a11' }) });
 * export const visitor = client.auth.generateVisitorTokens();
 * ```
 * @see POST /oauth2/token
 * @see Specification, section 4: token lifecycle
 */
export function OAuthStrategy({
  clientId,
  tokens,
  tokenStorage: storage = memoryStorage(tokens),
  renewalFallback,
}: OAuthStrategyOptions): OAuthStrategy {
  if (!clientId?.trim()) throw invalidArgument('clientId', 'the id of an OAuth app of the site');
  let connection: AuthConnection = { exchange: createExchange(), apiUrl: 'https://www.wixapis.com' };

  const renewToken = (token?: RefreshToken) =>
    token
      ? requestTokens(connection, { clientId, refreshToken: token.value, grantType: 'refresh_token' }, token)
      : requestTokens(connection, { clientId, grantType: 'anonymous' }, { value: '', role: 'visitor' });

  return {
    useCDN: true,
    connect(given) {
      connection = given;
    },
    renewToken,
    ...createSession({ storage, request: renewToken, now: Date.now, renewalFallback }),
  };
}
