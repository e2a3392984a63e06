import type { OutgoingRequest } from './outgoing-request.js';
import type { Reply } from './reply.js';

/**
 * Sends a request with everything around it: authorization, retries, deadline, hooks. What `read` makes of the answer is
 * the result, and what it throws is a failure of the call. Without `auth` nothing is authorized.
 */
export type Exchange = <Result>(
  request: OutgoingRequest,
  read: (reply: Reply) => Result,
  auth?: AuthStrategy,
) => Promise<Result>;

/** What a strategy is given by the client that it serves: the same transport that the client's own calls use. */
export interface AuthConnection {
  /** Sends a request with retries, hooks and a deadline, and without any authorization. */
  exchange: Exchange;
  /** The platform's API host, for token calls. No slash at the end. */
  apiUrl: string;
}

/**
 * Decides what a call is authorized with. `OAuthStrategy` of `@cartwright/identity` is one.
 *
 * @example
 * ```ts
 * import { createClient, type AuthStrategy } from '@cartwright/core';
 *
 * const auth: AuthStrategy = { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: 'token' } }) };
 * export const client = createClient({ auth });
 * ```
 * @see Specification, section 6: roles and permissions
 */
export interface AuthStrategy {
  /** The headers that authorize a call. Renews the session first, where that is due. */
  getAuthHeaders(): Promise<{ headers: Record<string, string> }>;
  /** Called when the platform refused those headers with 401. Resolves to `true` when a replay can succeed. */
  renewRefused?(headers: Record<string, string>): Promise<boolean>;
  /** Called once by `createClient`, so that token calls go the same way as all others. */
  connect?(connection: AuthConnection): void;
  /** Whether the calls of modules go to the CDN host. */
  useCDN?: boolean;
}
