// src/hooks.server.ts
import { building } from '$app/environment';
import type { Handle } from '@sveltejs/kit';
import { createShop } from '$lib/server/shop';

export const handle: Handle = async ({ event, resolve }) => {
  if (building) return resolve(event); // Prerendered pages belong to no visitor.
  const shop = await createShop(event.request);
  // Starts the session, or refreshes it, before the page is rendered. If that fails, the page's calls report the error.
  await shop.auth.getAuthHeaders().catch(() => undefined);
  event.locals.shop = shop;
  return shop.applyTo(await resolve(event));
};
