import { operation } from '@cartwright/core';
import { rawHttpShape, type RawHttpRequest, type RawHttpResponse } from './raw-http.js';

/** Options of `token`: the raw HTTP request. */
export type TokenOptions = RawHttpRequest;

/**
 * Requests tokens with a raw HTTP request. Most applications use an auth strategy instead, which requests tokens
 * itself.
 *
 * @param options - The raw HTTP request.
 * @returns The raw HTTP response.
 * @throws {ApiError} When the platform rejects the request.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { oauth } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { oauth } });
 *
 * export const visitorTokens = (clientId: string) =>
 *   client.oauth.token({
 *     method: 'POST',
 *     body: new TextEncoder().encode(JSON.stringify({ clientId, grantType: 'anonymous' })),
 *   });
 * ```
 * @see POST /oauth2/token
 */
export const token = /* @__PURE__ */ operation<[options?: TokenOptions], RawHttpResponse>({
  id: 'identity.oauth.token',
  method: 'POST',
  path: '/oauth2/token',
  args: ['...options'],
  request: rawHttpShape,
  response: rawHttpShape,
  sentOnce: true,
});
