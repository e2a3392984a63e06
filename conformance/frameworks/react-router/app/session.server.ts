// app/session.server.ts
import { addLineItemsToCurrentCart } from '@cartwright/ecom/current-cart-v2';
import { getCurrentMember } from '@cartwright/identity/members';
import { createServerClient, isSameOrigin, type ServerClient } from '@cartwright/identity/server';
import { createContext, type MiddlewareFunction } from 'react-router';

const modules = { currentCartV2: { addLineItemsToCurrentCart }, members: { getCurrentMember } };

export const site = {
  clientId: process.env.WIX_CLIENT_ID ?? '',
  secrets: [process.env.SESSION_SECRET ?? ''],
  origin: process.env.ORIGIN ?? '',
  apiUrl: process.env.WIX_API_URL, // Unset: the platform. http://localhost:4000: the emulator.
  modules,
};

/** The client of the current request. */
export const shopContext = createContext<ServerClient<typeof modules>>();

export const withShop: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!isSameOrigin(request, site.origin)) return new Response('Forbidden', { status: 403 });
  const shop = await createServerClient({ ...site, request });
  // Starts the session, or refreshes it. If that fails, the loaders report the error.
  await shop.auth.getAuthHeaders().catch(() => undefined);
  context.set(shopContext, shop);
  return shop.applyTo(await next());
};
