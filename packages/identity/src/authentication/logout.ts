import { operation } from '@cartwright/core';
import { rawHttpShape, type RawHttpResponse } from '../oauth/raw-http.js';

/** Options of `logout`. */
export interface LogoutOptions {
  /** Page to return to. Must be registered for the OAuth app. */
  postLogoutRedirectUri?: string | null;
  /** Client ID of the OAuth app. */
  clientId?: string | null;
}

/**
 * Ends the session on the platform's pages. Most applications use `logout` of the OAuth strategy, which also clears the
 * tokens.
 *
 * @param options - Page to return to.
 * @returns The raw HTTP response, usually a redirect.
 * @throws {ApiError} For a redirect URI that is not registered.
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
  args: ['...options'],
  response: rawHttpShape,
  repeatable: true,
});
