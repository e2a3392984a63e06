import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Client } from '../../kernel/state/client.js';

/**
 * Creates the CORS middleware. Allows the origins of all clients, or any origin if a client has none or no clients are
 * registered, with any headers. `checkMerchantPage` rejects merchant requests of other origins.
 */
export function allowPages(clients: readonly Client[], merchantOrigins: readonly string[]): MiddlewareHandler {
  const registered = clients.every(({ origins }) => origins) ? clients.flatMap(({ origins }) => origins ?? []) : [];
  const origins = registered.length === 0 ? [] : [...registered, ...merchantOrigins];
  return cors({
    origin: (origin) => (origins.length === 0 || origins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    exposeHeaders: ['x-wix-request-id', 'x-wix-consistent', 'retry-after'],
    maxAge: 600,
  });
}
