import { currentCartV2, purchaseV2 } from '@cartwright/ecom';
import { redirects } from '@cartwright/identity';
import { createServerClient, isSameOrigin, type ServerClient } from '@cartwright/identity/server';
import { createContext, type MiddlewareFunction } from 'react-router';

try {
  process.loadEnvFile();
} catch {
  // Without the file .env, as in production, the environment has the settings.
}

const modules = { currentCartV2, purchaseV2, redirects };

export const site = {
  clientId: process.env.WIX_CLIENT_ID ?? '',
  secrets: [process.env.SESSION_SECRET ?? ''],
  origin: process.env.ORIGIN ?? 'http://localhost:3000',
  apiUrl: process.env.WIX_API_URL, // Unset: the platform. http://localhost:4000: the emulator.
  modules,
};

/** The client of the current request, with the session in sealed cookies. */
export const shopContext = createContext<ServerClient<typeof modules>>();

/** Starts or refreshes the session of every request, and refuses forms of other sites. */
export const withShop: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!isSameOrigin(request, site.origin)) return new Response('Forbidden', { status: 403 });
  const shop = await createServerClient({ ...site, request });
  // If that fails, the loaders report the error.
  await shop.auth.getAuthHeaders().catch(() => undefined);
  context.set(shopContext, shop);
  return shop.applyTo(await next());
};
