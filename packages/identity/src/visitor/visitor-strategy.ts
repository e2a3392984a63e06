import { createExchange, invalidArgument, type AuthStrategy } from '@cartwright/core';
import type { SessionChange } from '../session/session-change.js';
import { createSession } from '../session/session.js';
import { memoryStorage } from '../storage/memory-storage.js';
import type { TokenStorage } from '../storage/token-storage.js';
import { requestTokens, type Connection } from '../tokens/request-tokens.js';
import type { PartialTokens, RefreshToken, Tokens } from '../tokens/tokens.js';

/** Options of every `OAuthStrategy`. */
export interface VisitorStrategyOptions {
  /** The OAuth app's client id, from the site's headless settings. */
  clientId: string;
  /**
   * The initial session, for example from a cookie, unless there is a `tokenStorage`. A refresh token alone is enough.
   * Anything that is not a session, such as `{}`, is treated as absent.
   */
  tokens?: PartialTokens;
  /** Where the session is kept. Default: memory. */
  tokenStorage?: TokenStorage;
  /**
   * When a member becomes a visitor. `refused`: when the platform refuses to renew the session. `always`: also when it is
   * out of reach, as the official client does. Default `refused`.
   */
  renewalFallback?: 'refused' | 'always';
}

/** Signs visitors in, and keeps their session. */
export interface VisitorStrategy extends AuthStrategy {
  /**
   * Tokens of an anonymous visitor; tokens that are passed in are renewed if that is due. It does not replace the
   * client's session: pass the result to `setTokens`, or to another client.
   *
   * @param tokens - A session, to be used while it is good. Missing and unusable parts are treated as absent.
   * @throws {SessionRenewalError} when the platform is out of reach; `ApiError` when it refuses.
   */
  generateVisitorTokens(tokens?: PartialTokens): Promise<Tokens>;
  /**
   * New tokens for a refresh token.
   *
   * @param refreshToken - The refresh token with its role.
   * @throws {ApiError} when the platform refuses it.
   */
  renewToken(refreshToken: RefreshToken): Promise<Tokens>;
  /**
   * The updated session.
   *
   * @throws {CartwrightError} `storage_failed` where the storage throws.
   */
  getTokens(): Tokens;
  /**
   * Replaces the session. A renewal that is under way does not undo this. A session that the storage cannot keep goes on
   * in memory; the storage's exception is reported: as a process warning, or with `reportError` in a browser.
   *
   * @param tokens - The new session. Missing and unusable parts are treated as absent: `{}` signs out.
   * @throws {CartwrightError} `storage_failed` where the storage cannot be read.
   */
  setTokens(tokens: PartialTokens): void;
  /**
   * Waits until the session is read from where it is kept, and what was set is kept there. Nothing is sent: after that
   * `getTokens` and `loggedIn` tell who is here, and the page can be left.
   *
   * @returns At once where the storage does not have to be waited for.
   * @throws {CartwrightError} `storage_failed` where a storage of your own fails. Those of this package do not.
   */
  ready(): Promise<void>;
  /** Whether the session is a member's. */
  loggedIn(): boolean;
}

/** How a strategy sends before a client connects it. */
export const createConnection = (): Connection => ({
  exchange: createExchange(),
  apiUrl: 'https://www.wixapis.com',
});

/** The part of a strategy that keeps the session. A client that it is given to replaces how `connection` sends. */
export function visitorStrategy(
  { clientId, tokens, tokenStorage: storage = memoryStorage(tokens), renewalFallback }: VisitorStrategyOptions,
  connection: Connection,
  announce?: (change: SessionChange) => void,
): VisitorStrategy {
  if (!clientId?.trim()) throw invalidArgument('clientId', 'an OAuth app id');

  const renewToken = (token?: RefreshToken) =>
    token
      ? requestTokens(connection, { clientId, refreshToken: token.value, grantType: 'refresh_token' }, token)
      : requestTokens(connection, { clientId, grantType: 'anonymous' }, { value: '', role: 'visitor' });

  return {
    useCDN: true,
    connect: (given) => Object.assign(connection, given),
    renewToken,
    ...createSession({
      storage,
      request: renewToken,
      now: () => Date.now() + (connection.ahead ?? 0),
      renewalFallback,
      announce,
    }),
  };
}
