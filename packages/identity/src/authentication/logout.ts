import { operation } from '@cartwright/core';
import { rawHttpShape, type RawHttpResponse } from '../oauth/raw-http.js';

/** Where the browser goes after a logout. */
export interface LogoutOptions {
  /** An address that is registered for the client. */
  postLogoutRedirectUri?: string | null;
  /** The OAuth app's client id. */
  clientId?: string | null;
}

/**
 * Ends the session that the platform keeps in the browser. Most applications call `logout` of the OAuth strategy, which
 * also drops the tokens.
 *
 * @param options - Where the browser goes afterwards.
 * @returns The platform's HTTP answer: usually a redirect.
 * @throws {ApiError} for an address that is not registered.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { authentication } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { authentication } });
 *
 * export const logout = (clientId: string) =>
 *   client.authentication.logout({ clientId, postLogoutRedirectUri: 'https://shop.example' });
 * ```
 * @see GET /_api/iam/authentication/v1/logout
 */
export const logout = /* @__PURE__ */ operation<[options?: LogoutOptions], RawHttpResponse>({
  id: 'identity.authentication.logout',
  method: 'GET',
  path: '/_api/iam/authentication/v1/logout',
  args: ['options'],
  input: (options) => ({ ...options }),
  response: rawHttpShape,
  repeatable: true,
});
