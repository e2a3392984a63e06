// src/middleware.ts
import { defineMiddleware } from 'astro:middleware';
import { createShop } from './session';

export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered) return next();
  const shop = await createShop(context.request);
  // Starts the session, or refreshes it, before the page streams. If that fails, the page's calls report the error.
  await shop.auth.getAuthHeaders().catch(() => undefined);
  context.locals.shop = shop;
  return shop.applyTo(await next());
});
