import { CartwrightError } from '../errors/cartwright-error.js';
import { currentClient } from './ambient-client.js';
import { bindTo } from './bind-to.js';
import type { Client } from './client.js';

/**
 * `fetch` with the client's authorization, for endpoints that the SDK does not cover. Bind it with
 * `client.use(fetchWithAuth)`; unbound, it uses the ambient client, and inside `elevate` the elevated client. See
 * `Client.fetchWithAuth`.
 *
 * @param input - A path such as `/ecom/v1/carts/current`, a URL on the API host, or a `Request` for one.
 * @param init - Options of `fetch`.
 * @returns The response with any status, except for redirects.
 * @throws {CartwrightError} `context_missing` when it is called unbound without an ambient client; `invalid_argument`
 * for a URL on another host, and for a redirect; `aborted` when the signal aborts. Errors of `fetch` pass through.
 * @example
 * ```ts
 * import { createClient, fetchWithAuth } from '@cartwright/core';
 *
 * createClient().enableContext('global');
 * export const response = await fetchWithAuth('/v1/more');
 * ```
 */
export const fetchWithAuth: Client['fetchWithAuth'] = /* @__PURE__ */ Object.assign(
  async (input: string | URL | Request, init?: RequestInit) => {
    const client = currentClient();
    if (client) return client.fetchWithAuth(input, init);
    throw new CartwrightError('fetchWithAuth is not available in this context', {
      kind: 'configuration',
      code: 'context_missing',
    });
  },
  { [bindTo]: (client: Client) => client.fetchWithAuth },
);
