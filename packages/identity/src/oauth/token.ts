import { operation } from '@cartwright/core';
import { rawHttpShape, type RawHttpRequest, type RawHttpResponse } from './raw-http.js';

/** An HTTP request for tokens. */
export type TokenOptions = RawHttpRequest;

/**
 * Asks for tokens with an HTTP request inside the call. Applications do not need it: the OAuth strategy asks for tokens
 * in the plain way.
 *
 * @param options - The HTTP request.
 * @returns The HTTP answer.
 * @throws {ApiError} when the platform refuses it.
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
  args: ['options'],
  input: (options) => ({ ...options }),
  request: rawHttpShape,
  response: rawHttpShape,
  sentOnce: true,
});
