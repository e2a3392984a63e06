import { readRequestBody } from '@cartwright/core';
import type { ProtocolError } from '../protocol/protocol-error.js';
import { createInvalidRequest } from '../protocol/protocol-error.js';
import { readAgentHeader } from '../security/agent.js';
import { execute, type Handler, type Sender } from './execute.js';
import type { OperationName } from './operations.js';

/** Route of the REST binding. `:id` is the ID of a resource. */
interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly name: OperationName;
  /** Parameter that is the body of the request. */
  readonly body?: 'catalog' | 'cart' | 'checkout';
  readonly status?: number;
}

const routes: readonly Route[] = [
  { method: 'POST', path: /^\/catalog\/search$/, name: 'search_catalog', body: 'catalog' },
  { method: 'POST', path: /^\/catalog\/lookup$/, name: 'lookup_catalog', body: 'catalog' },
  { method: 'POST', path: /^\/catalog\/product$/, name: 'get_product', body: 'catalog' },
  { method: 'POST', path: /^\/carts$/, name: 'create_cart', body: 'cart', status: 201 },
  { method: 'GET', path: /^\/carts\/([^/]+)$/, name: 'get_cart' },
  { method: 'PUT', path: /^\/carts\/([^/]+)$/, name: 'update_cart', body: 'cart' },
  { method: 'POST', path: /^\/carts\/([^/]+)\/cancel$/, name: 'cancel_cart' },
  { method: 'POST', path: /^\/checkout-sessions$/, name: 'create_checkout', body: 'checkout', status: 201 },
  { method: 'GET', path: /^\/checkout-sessions\/([^/]+)$/, name: 'get_checkout' },
  { method: 'PUT', path: /^\/checkout-sessions\/([^/]+)$/, name: 'update_checkout', body: 'checkout' },
  { method: 'POST', path: /^\/checkout-sessions\/([^/]+)\/complete$/, name: 'complete_checkout', body: 'checkout' },
  { method: 'POST', path: /^\/checkout-sessions\/([^/]+)\/cancel$/, name: 'cancel_checkout' },
  { method: 'GET', path: /^\/orders\/([^/]+)$/, name: 'get_order' },
];

/** Creates a JSON response that no cache stores. */
export const respond = (body: object, status: number, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Creates the response of an error. */
export const respondWithError = ({ code, message, retryAfter, status }: ProtocolError): Response =>
  respond({ code, content: message }, status, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });

/** Reads a body of at most 1 MiB. */
export async function readBody(request: Request): Promise<string> {
  const text = await readRequestBody(request);
  if (text === undefined) throw createInvalidRequest('The body is too large', 'request_too_large', 413);
  return text;
}

/** Parses a JSON body. */
export function parseBody(text: string): unknown {
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown);
  } catch {
    throw createInvalidRequest('The body is not JSON');
  }
}

/** Responds to a request of the REST binding. `path` is that below the base path. */
export async function respondToRest(
  handler: Handler,
  request: Request,
  path: string,
  text: string,
  sender: Sender,
): Promise<Response> {
  const matching = routes.filter((route) => route.path.test(path));
  const route = matching.find(({ method }) => method === request.method);
  if (!route) {
    const allowed = matching.map(({ method }) => method).join(', ');
    return allowed
      ? respond({ code: 'method_not_allowed', content: `Use ${allowed}` }, 405, { allow: allowed })
      : respond({ code: 'not_found', content: 'There is no such operation' }, 404);
  }
  const [, id] = route.path.exec(path) ?? [];
  const body = request.method === 'GET' ? {} : parseBody(text);
  const result = await execute(handler, {
    name: route.name,
    parameters: { ...(id !== undefined && { id }), ...(route.body && { [route.body]: body }) },
    profile: readAgentHeader(request.headers),
    sender,
    key: request.headers.get('idempotency-key'),
  });
  const isError = 'ucp' in result && (result.ucp as { status?: string }).status === 'error';
  return respond(result, isError ? 200 : (route.status ?? 200));
}
