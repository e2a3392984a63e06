import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Client } from '../../kernel/state/client.js';
import { isMerchantPage } from './merchant-page.js';

const visitorHeaders = ['authorization', 'content-type', 'x-wix-bi-gateway', 'x-wix-consistent', 'client-binding'];

/** Headers that identify the merchant's site. Visitors do not send them. */
const merchantHeaders = ['wix-site-id', 'wix-account-id'];

/**
 * Creates the CORS middleware. Allows the origins of all clients, or any origin if a client has none or no clients are
 * registered. Merchant requests are allowed only from the emulator's own pages and `merchantOrigins`.
 */
export function allowPages(clients: readonly Client[], merchantOrigins: readonly string[]): MiddlewareHandler {
  const registered = clients.every(({ origins }) => origins) ? clients.flatMap(({ origins }) => origins ?? []) : [];
  const origins = registered.length === 0 ? [] : [...registered, ...merchantOrigins];
  const allow = (allowHeaders: string[]) =>
    cors({
      origin: (origin) => (origins.length === 0 || origins.includes(origin) ? origin : null),
      allowMethods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
      allowHeaders,
      exposeHeaders: ['x-wix-request-id', 'x-wix-consistent', 'retry-after'],
      maxAge: 600,
    });
  const [visitors, merchants] = [allow(visitorHeaders), allow([...visitorHeaders, ...merchantHeaders])];
  return (context, next) => (isMerchantPage(context.req.raw, merchantOrigins) ? merchants : visitors)(context, next);
}
