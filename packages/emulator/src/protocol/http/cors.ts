import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Client } from '../../kernel/state/client.js';

/** Response headers that pages may read. */
const exposeHeaders = ['x-wix-request-id', 'x-wix-consistent', 'retry-after'];

/**
 * Creates the CORS middleware. Allows the origins of all clients, or any origin if a client has none or no clients are
 * registered, with any headers. `checkMerchantPage` rejects merchant requests of other origins.
 */
export function allowPages(clients: readonly Client[], merchantOrigins: readonly string[]): MiddlewareHandler {
  const registered = clients.every(({ origins }) => origins) ? clients.flatMap(({ origins }) => origins ?? []) : [];
  const origins = registered.length === 0 ? [] : [...registered, ...merchantOrigins];
  const findAllowed = (origin: string) => (origins.length === 0 || origins.includes(origin) ? origin : null);
  const allowMethods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];
  const answerPreflight = cors({ origin: findAllowed, allowMethods, exposeHeaders, maxAge: 600 });
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return answerPreflight(context, next);
    await next();
    // Set here, because Hono's middleware creates the response, with the stream of its body, three times.
    const { headers } = context.res;
    const allowed = findAllowed(context.req.header('origin') ?? '');
    if (allowed) headers.set('access-control-allow-origin', allowed);
    headers.set('access-control-expose-headers', exposeHeaders.join(','));
    headers.append('vary', 'Origin');
  };
}
