import { operation } from '@cartwright/core';
import type { SubjectType } from './oauth.js';
import { rawHttpShape, type RawHttpRequest } from './raw-http.js';

/** An HTTP request about a token. */
export type TokenInfoOptions = RawHttpRequest;

/** What the platform says about a token. */
export interface TokenInfoResponse {
  /** Whether it can be used. */
  active?: boolean;
  /** Whom it stands for. */
  subjectType?: SubjectType;
  /** The id of whom it stands for. */
  subjectId?: string;
  /** When it ends, in seconds since 1970. */
  exp?: string | null;
  /** When it was issued, in seconds since 1970. */
  iat?: string | null;
  /** The OAuth app that it was issued to. */
  clientId?: string;
  /** The account's id. */
  accountId?: string | null;
  /** The site's id. */
  siteId?: string | null;
  /** The app's instance on the site. */
  instanceId?: string | null;
  /** The product that the instance pays for. */
  vendorProductId?: string | null;
}

/**
 * Asks what a token is worth, with an HTTP request inside the call: its body is the JSON `{ "token": "…" }`.
 *
 * @param options - The HTTP request.
 * @returns What the platform says about the token.
 * @throws {ApiError} when the platform refuses to say.
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
  args: ['options'],
  input: (options) => ({ ...options }),
  request: rawHttpShape,
  repeatable: true,
});
