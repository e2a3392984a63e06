import { CartwrightError } from '../errors/cartwright-error.js';
import { currentClient } from './ambient-client.js';
import { bindTo } from './bind-to.js';
import type { Client } from './client.js';

/**
 * `fetch` with the authorization of the client, `client.use(fetchWithAuth)` or alone, for calls that the SDK does not
 * have. Alone it uses the ambient client, and the elevated one in what is elevated.
 *
 * @param input - A path such as `/ecom/v1/carts/current`, a URL on the API host, or a request to it.
 * @param init - As for `fetch`.
 * @returns The response, whatever its status.
 * @throws `CartwrightError` `context_missing`, when it is called alone and there is no ambient client;
 * `invalid_argument` for a URL elsewhere; `aborted` when its signal says so. What `fetch` throws.
 * @example
 * ```ts
 * import { createClient, fetchWithAuth } from '@cartwright/core';
 *
 * createClient().enableContext('global');
 * export const response = await fetchWithAuth('/v1/more');
 * ```
 * @see Specification, section 8: context errors
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
