import type { AuthStrategy } from '../auth/auth-strategy.js';
import { decode } from '../codec/codec.js';
import { setAmbientClient } from '../context/ambient-client.js';
import { CartwrightError } from '../errors/cartwright-error.js';
import { shapeError } from '../errors/shape-error.js';
import { authorized } from '../http/authorize.js';
import { consistent } from '../http/consistent.js';
import { createExchange } from '../http/create-exchange.js';
import { withDeadline } from '../http/deadline.js';
import type { Reply } from '../http/exchange.js';
import type { RequestOptions } from '../http/request-options.js';
import type { OperationSpec } from '../operation/operation-spec.js';
import { toRequest } from '../operation/to-request.js';
import { bind } from './bind.js';
import type { Client } from './client.js';

/** Options of {@link createClient}. */
export interface ClientOptions<Modules extends object, Auth extends AuthStrategy> {
  /** What calls are authorized with. It becomes `client.auth`. */
  auth?: Auth;
  /** Modules by the names under which the client shall have them. */
  modules?: Modules;
  /** Headers of every call. */
  headers?: Record<string, string>;
  /** Used instead of the global `fetch`, for token calls too. */
  fetch?: typeof globalThis.fetch;
  /** The API host. Default `https://www.wixapis.com`. For an emulator or a proxy. */
  apiUrl?: string;
  /** The host of module calls where the strategy uses the CDN. Default `https://edge.wixapis.com`, or `apiUrl` where that is set. */
  cdnUrl?: string;
}

/** Milliseconds for a whole call. */
const CALL_TIMEOUT = 30_000;

const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/.test(hostname);

/** A host without its last slash. Tokens go over https, or to this machine. */
function host(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))))
    return value.replace(/\/+$/, '');
  throw new CartwrightError(`"${name}" must be an https URL, or an http URL of this machine, but is "${value}"`, {
    kind: 'configuration',
    code: 'invalid_url',
  });
}

function result(reply: Reply, spec: OperationSpec): unknown {
  if (reply.status !== 200) throw shapeError(reply, spec.id);
  if (spec.returnsNothing) return undefined;
  let answer: unknown;
  try {
    answer = JSON.parse(reply.body);
  } catch (cause) {
    throw new CartwrightError(
      `${spec.id}: the answer is not JSON${reply.requestId ? ` (request-id: ${reply.requestId})` : ''}`,
      {
        kind: 'parse',
        code: 'invalid_answer',
        cause,
      },
    );
  }
  const value = decode(answer, spec.response) as Record<string, unknown> | null;
  return spec.unwrap ? value?.[spec.unwrap] : value;
}

/**
 * Creates a client: where calls go, what authorizes them, and which modules it has.
 *
 * @param options - All optional. A client belongs to one user: on a server, create one for each request.
 * @returns The client, with the bound modules under their names and the strategy as `auth`.
 * @throws `CartwrightError` `invalid_url` when a host is neither https nor on this machine.
 * @example
 * ```ts
 * import { createClient, operation } from '@cartwright/core';
 *
 * const ping = operation<[], { pong: boolean }>({ id: 'ping', method: 'GET', path: '/v1/ping' });
 * const client = createClient({ modules: { health: { ping } } });
 * export const pong = client.health.ping();
 * ```
 * @see Specification, section 7: calls
 */
export function createClient<Modules extends object = object, Auth extends AuthStrategy = AuthStrategy>(
  options: ClientOptions<Modules, Auth> = {},
): Client & Modules & { readonly auth: Auth } {
  const apiUrl = host('apiUrl', options.apiUrl ?? 'https://www.wixapis.com');
  const cdnUrl = host('cdnUrl', options.cdnUrl ?? options.apiUrl ?? 'https://edge.wixapis.com');
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...request) => globalThis.fetch(...request));
  const auth = options.auth;
  let headers = { ...options.headers };

  const exchange = createExchange(fetch);
  const authorizedExchange = authorized(auth, consistent(exchange));
  auth?.connect?.({ exchange, apiUrl });

  const bound = new Map<object, object>();
  const client: Client = {
    use<Module extends object>(module: Module): Module {
      const known = bound.get(module) ?? bind(module, client);
      bound.set(module, known);
      return known as Module;
    },
    async fetchWithAuth(url, init) {
      const target = new URL(url, apiUrl);
      if (target.origin !== new URL(apiUrl).origin && target.origin !== new URL(cdnUrl).origin) {
        throw new CartwrightError(`fetchWithAuth sends tokens to ${apiUrl} only, not to ${target.origin}`, {
          kind: 'configuration',
          code: 'foreign_origin',
        });
      }
      const all = new Headers({ ...headers, ...(await auth?.getAuthHeaders())?.headers });
      new Headers(init?.headers).forEach((value, name) => all.set(name, value));
      return fetch(target, { ...init, headers: all });
    },
    setHeaders(more) {
      headers = { ...headers, ...more };
    },
    enableContext() {
      setAmbientClient(client);
    },
    async call(spec, args) {
      const arity = spec.input?.length ?? 0;
      const request = (args[arity] ?? {}) as RequestOptions;
      const payload = spec.input?.(...(args as never[])) ?? {};
      const outgoing = toRequest(spec, payload, auth?.useCDN ? cdnUrl : apiUrl, {
        ...request,
        headers: { ...headers, ...request.headers },
      });
      const reply = await withDeadline(request.signal, request.timeout ?? CALL_TIMEOUT, (signal) =>
        authorizedExchange({ ...outgoing, options: { ...request, signal } }),
      );
      return result(reply, spec);
    },
  };
  const modules = Object.fromEntries(
    Object.entries(options.modules ?? {}).map(([name, module]) => [name, client.use(module as object)]),
  );
  return { ...modules, ...client, auth } as Client & Modules & { readonly auth: Auth };
}
