import { cors } from 'hono/cors';
import type { Client } from '../identity/client.js';

/** Lets pages of the clients' origins call; of any origin when a client, or none, is registered without origins. */
export function allowPages(clients: readonly Client[]) {
  const origins = clients.every((client) => client.origins) ? clients.flatMap((client) => client.origins ?? []) : [];
  return cors({
    origin: (origin) => (origins.length === 0 || origins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    allowHeaders: [
      'authorization',
      'content-type',
      'x-wix-bi-gateway',
      'x-wix-consistent',
      'client-binding',
      'wix-site-id',
      'wix-account-id',
    ],
    exposeHeaders: ['x-wix-request-id', 'x-wix-consistent', 'retry-after'],
    maxAge: 600,
  });
}
