// src/middleware.ts
import { isSameOrigin } from '@cartwright/identity/server';
import { defineMiddleware } from 'astro:middleware';
import { createShop, origin } from './session';

export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered) return next();
  if (!isSameOrigin(context.request, origin)) return new Response('Forbidden', { status: 403 });
  const shop = await createShop(context.request);
  // Starts the session, or refreshes it, before the page streams. If that fails, the page's calls report the error.
  await shop.auth.getAuthHeaders().catch(() => undefined);
  context.locals.shop = shop;
  return shop.applyTo(await next());
});
