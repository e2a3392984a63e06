import { operation } from '@cartwright/core';
import type { SubjectType } from './oauth.js';
import { rawHttpShape, type RawHttpRequest } from './raw-http.js';

/** Options of `tokenInfo`: the raw HTTP request. */
export type TokenInfoOptions = RawHttpRequest;

/** Information about a token. */
export interface TokenInfoResponse {
  /** Whether the token is valid. */
  active?: boolean;
  /** Kind of identity that the token represents. */
  subjectType?: SubjectType;
  /** ID of the identity that the token represents. */
  subjectId?: string;
  /** Time of expiry, in seconds since 1970. */
  exp?: string | null;
  /** Time of issue, in seconds since 1970. */
  iat?: string | null;
  /** Client ID of the OAuth app that the token was issued to. */
  clientId?: string;
  /** Account ID. */
  accountId?: string | null;
  /** Site ID. */
  siteId?: string | null;
  /** App instance id: identifies the app's installation on the site. */
  instanceId?: string | null;
  /** ID of the app's plan that the site has purchased. */
  vendorProductId?: string | null;
}

/**
 * Gets information about a token. The raw request's body is JSON: `{ "token": "…" }`.
 *
 * @param options - The raw HTTP request.
 * @returns Information about the token.
 * @throws {ApiError} When the platform rejects the request.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { oauth } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { oauth } });
 *
 * export const isActive = async (token: string) => {
 *   const body = new TextEncoder().encode(JSON.stringify({ token }));
 *   return (await client.oauth.tokenInfo({ method: 'POST', body })).active;
 * };
 * ```
 * @see POST /oauth2/token-info
 */
export const tokenInfo = /* @__PURE__ */ operation<[options?: TokenInfoOptions], TokenInfoResponse>({
  id: 'identity.oauth.tokenInfo',
  method: 'POST',
  path: '/oauth2/token-info',
  args: ['...options'],
  request: rawHttpShape,
  repeatable: true,
});
