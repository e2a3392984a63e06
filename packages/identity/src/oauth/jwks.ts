import { operation } from '@cartwright/core';
import { rawHttpShape, type RawHttpResponse } from './raw-http.js';

/**
 * Gets the public keys that verify the platform's ID tokens.
 *
 * @returns The raw HTTP response. Its body is a JSON Web Key Set.
 * @throws {ApiError} When the platform rejects the request.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { oauth } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { oauth } });
 *
 * export const keys = async () => new TextDecoder().decode((await client.oauth.jwks()).body);
 * ```
 * @see GET /oauth2/jwks
 */
export const jwks = /* @__PURE__ */ operation<[], RawHttpResponse>({
  id: 'identity.oauth.jwks',
  method: 'GET',
  path: '/oauth2/jwks',
  response: rawHttpShape,
  repeatable: true,
});
