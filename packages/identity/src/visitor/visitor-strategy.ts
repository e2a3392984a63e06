import { createTransport, inFullBuild, invalidArgument, isDevelopment, type AuthStrategy } from '@cartwright/core';
import type { SessionChange } from '../session/session-change.js';
import { sessionChanges } from '../session/session-changes.js';
import { createSession } from '../session/session.js';
import { memoryStorage } from '../storage/memory-storage.js';
import type { TokenStorage } from '../storage/token-storage.js';
import { requestTokens, type Connection } from '../tokens/request-tokens.js';
import type { PartialTokens, RefreshToken, Tokens } from '../tokens/tokens.js';

/** Options of every `OAuthStrategy`. */
export interface VisitorStrategyOptions {
  /** Client ID of the OAuth app, from the site's headless settings. */
  clientId: string;
  /**
   * Initial session, such as from a cookie. Ignored if there is a `tokenStorage`. A refresh token alone is enough;
   * invalid values such as `{}` count as none.
   */
  tokens?: PartialTokens;
  /**
   * Token storage.
   *
   * @default memory
   */
  tokenStorage?: TokenStorage;
  /**
   * When a member session becomes a visitor session. `rejected`: when the platform rejects the refresh. `always`: also
   * when the platform is unavailable, as in the official client.
   *
   * @default 'rejected'
   */
  refreshFallback?: 'rejected' | 'always';
}

/** Auth strategy that starts visitor sessions and keeps the session. */
export interface VisitorStrategy extends AuthStrategy {
  /**
   * Requests a visitor's tokens, or refreshes the given tokens if they have expired. Does not change the client's
   * session: pass the result to `setTokens`, or to another client.
   *
   * @param tokens - Session to use while it is valid. Missing and invalid parts are ignored.
   * @returns The tokens.
   * @throws {SessionRefreshError} When the platform is unavailable.
   * @throws {ApiError} When the platform rejects the request.
   */
  generateVisitorTokens(tokens?: PartialTokens): Promise<Tokens>;
  /**
   * Exchanges a refresh token for new tokens. Does not change the client's session.
   *
   * @param refreshToken - Refresh token with its role.
   * @returns The new tokens.
   * @throws {ApiError} When the platform rejects the refresh token.
   */
  renewToken(refreshToken: RefreshToken): Promise<Tokens>;
  /**
   * Returns the current session.
   *
   * @returns The tokens. Their values are empty if there is no session.
   * @throws {CartwrightError} `storage_failed` if the storage throws.
   */
  getTokens(): Tokens;
  /**
   * Replaces the session. A pending refresh does not undo this. If the storage fails to write, the session continues in
   * memory, and the exception is reported as a process warning or with `reportError`.
   *
   * @param tokens - The new session. Missing and invalid parts are ignored; `{}` signs out.
   * @throws {CartwrightError} `storage_failed` if the storage cannot be read.
   */
  setTokens(tokens: PartialTokens): void;
  /**
   * Waits until the session has been read from the storage and pending writes are done. Afterwards `getTokens` and
   * `loggedIn` are up to date, and the page can be left. Sends no request.
   *
   * @returns A promise, which resolves immediately for a synchronous storage.
   * @throws {CartwrightError} `storage_failed` if a custom storage fails. The storages of this package do not.
   */
  ready(): Promise<void>;
  /** Whether the session belongs to a member. */
  loggedIn(): boolean;
  /**
   * Subscribes to session changes. A session changes when it starts, when its tokens are refreshed or replaced, and when
   * another tab changes it.
   *
   * @param listener - Receives the reason for the change and the roles, but no tokens. Calls continue if it throws or
   * rejects; the error is reported as a process warning, or with `reportError` in a browser.
   * @returns The unsubscribe function.
   */
  onSessionChange(listener: (change: SessionChange) => void): () => void;
}

/** The transport of a strategy before a client connects it. */
export const createConnection = (): Connection => ({
  transport: createTransport(),
  apiUrl: 'https://www.wixapis.com',
});

/** Creates the part of a strategy that keeps the session. A connected client replaces the transport in `connection`. */
export function visitorStrategy(
  { clientId, tokens, tokenStorage: storage = memoryStorage(tokens), refreshFallback }: VisitorStrategyOptions,
  connection: Connection,
): VisitorStrategy {
  inFullBuild(() => {
    if (!clientId?.trim()) throw invalidArgument('clientId', isDevelopment && 'the client ID of an OAuth app');
  });

  const renewToken = (token?: RefreshToken) => {
    const grant = { clientId, refreshToken: token?.value, grantType: token ? 'refresh_token' : 'anonymous' };
    return requestTokens(connection, grant, token ?? { value: '', role: 'visitor' });
  };

  const { notify, onSessionChange } = sessionChanges();
  return {
    useCDN: true,
    connect: (newConnection) => Object.assign(connection, newConnection),
    renewToken,
    onSessionChange,
    ...createSession({
      storage,
      request: renewToken,
      now: () => Date.now() + (connection.clockOffset ?? 0),
      refreshFallback,
      notify,
    }),
  };
}
