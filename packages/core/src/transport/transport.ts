import type { OutgoingRequest } from './outgoing-request.js';
import type { Reply } from './reply.js';

/**
 * Sends a request with authorization, retries, timeout and hooks. Resolves to the result of `read`; an exception of
 * `read` fails the call. Without `auth`, the request is not authorized.
 */
export type Transport = <Result>(
  request: OutgoingRequest,
  read: (reply: Reply) => Result,
  auth?: AuthStrategy,
) => Promise<Result>;

/** The transport that a client gives to its auth strategy, so that token calls are sent like the client's own calls. */
export interface AuthConnection {
  /** Sends a request with retries, hooks and timeout, without authorization. */
  transport: Transport;
  /** Base URL of the API, for token calls. No trailing slash. */
  apiUrl: string;
}

/**
 * Authorizes the calls of a client. Implemented by `OAuthStrategy`, `ApiKeyStrategy` and `AppStrategy` of
 * `@cartwright/identity`.
 *
 * @example
 * ```ts
 * import { createClient, type AuthStrategy } from '@cartwright/core';
 *
 * const auth: AuthStrategy = { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: 'token' } }) };
 * export const client = createClient({ auth });
 * ```
 */
export interface AuthStrategy {
  /** Returns the headers that authorize a call, after refreshing an expired session. */
  getAuthHeaders(): Promise<{ headers: Record<string, string> }>;
  /**
   * Called with the rejected headers after a 401. Refreshes the session, and resolves to `true` if the call should be
   * replayed.
   */
  handleUnauthorized?(headers: Record<string, string>): Promise<boolean>;
  /** Called after each response, such as to notice cookies that it set. */
  handleResponse?(): void;
  /** Called once by `createClient` with the client's transport, for token calls. */
  connect?(connection: AuthConnection): void;
  /** Whether calls of modules go to the CDN host. */
  useCDN?: boolean;
  /**
   * Returns a public ID of the user's session, for cache keys. Only strategies whose tokens are kept elsewhere need it,
   * such as in the browser of a site whose server keeps the session.
   */
  sessionId?(): string;
}
