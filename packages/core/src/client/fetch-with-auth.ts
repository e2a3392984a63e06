import { CartwrightError } from '../errors/cartwright-error.js';
import { invalidArgument, readArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import { withDeadline } from '../http/deadline.js';
import { mergeHeaders } from '../transport/merge-headers.js';
import { currentClient } from './ambient-client.js';
import { bindTo } from './bind-to.js';
import type { Client } from './client.js';
import { getConnection } from './connection.js';

/** Signature of {@link fetchWithAuth}: that of `fetch`. */
type FetchWithAuth = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Resolves the first argument to a URL. A path is appended to the whole of `apiUrl`, as for operations. */
const resolveUrl = (input: unknown, apiUrl: string): URL => {
  const url = typeof input === 'string' ? input : (input as URL).href;
  if (!url) throw new TypeError('No URL');
  return new URL(/^\/(?!\/)/.test(url) ? apiUrl + url : url, `${apiUrl}/`);
};

const bindFetch =
  (client: Client): FetchWithAuth =>
  async (input, init) => {
    const { apiUrl, cdnUrl, headers, auth, fetch = globalThis.fetch } = getConnection(client);
    const { url = input, headers: own, signal } = Object(input) as Partial<Request>;
    const expected = isDevelopment && `on ${apiUrl}, without redirects`;
    const target = readArgument('url', expected, () => resolveUrl(url, apiUrl));
    const info = { operation: 'fetchWithAuth', attempts: 0 };
    return withDeadline(info, init?.signal ?? signal, Infinity, async () => {
      if ([apiUrl, cdnUrl].some((base) => new URL(base).origin === target.origin)) {
        const authorization = (await auth?.getAuthHeaders())?.headers;
        const response = await fetch(url === input ? target : input, {
          ...init,
          headers: mergeHeaders(headers, authorization, init?.headers ?? own),
          redirect: 'manual',
        });
        if (response.ok || response.status === 304 || response.status >= 400) return response;
      }
      throw invalidArgument('url', expected);
    });
  };

/**
 * `fetch` with a client's authorization, for endpoints that the SDK does not cover. Add it to the `modules` of a client
 * to call `client.fetchWithAuth(…)`, or bind it with `client.use(fetchWithAuth)`. Unbound, it uses the ambient client,
 * and inside `elevate` the elevated client.
 *
 * The request is sent once: no retries, timeout or hooks. Redirects are rejected, so that tokens are sent to the
 * platform only.
 *
 * @param input - A path such as `/ecom/v1/carts/current`, which is appended to `apiUrl`; or a URL on the API host; or
 * a `Request` for one.
 * @param init - Options of `fetch`. These headers win over those of the client and of the session: an `authorization`
 * header replaces the session's.
 * @returns The response with any status, except for redirects.
 * @throws {CartwrightError} `context_missing` when it is called unbound without an ambient client; `invalid_argument`
 * for a URL on another host, and for a redirect; `aborted` when the signal of `input` or `init` aborts. Errors of
 * `fetch` pass through.
 * @example
 * ```ts
 * import { createClient, fetchWithAuth } from '@cartwright/core';
 *
 * const client = createClient({ modules: { fetchWithAuth } });
 * export const response = await client.fetchWithAuth('/v1/more');
 * ```
 */
export const fetchWithAuth: FetchWithAuth = /* @__PURE__ */ Object.assign(
  async (input: string | URL | Request, init?: RequestInit) => {
    const client = currentClient();
    if (client) return bindFetch(client)(input, init);
    throw new CartwrightError('fetchWithAuth is not available in this context', {
      kind: 'configuration',
      code: 'context_missing',
    });
  },
  { [bindTo]: bindFetch },
);
