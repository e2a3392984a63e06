import { currentCartV2, purchaseV2 } from '@cartwright/ecom';
import { redirects } from '@cartwright/identity';
import { createNextSession } from '@cartwright/identity/next';
import { QueryClient } from '@tanstack/react-query';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { mediaUrl, origin } from './site';

/** The session in sealed cookies: `run` in server actions, `getClient` in route handlers, `begin` in the proxy. */
export const session = createNextSession({
  clientId: process.env.WIX_CLIENT_ID ?? '',
  secrets: [process.env.SESSION_SECRET ?? ''],
  origin,
  apiUrl: process.env.WIX_API_URL,
  mediaUrl,
  modules: { currentCartV2, purchaseV2, redirects },
  cookies,
});

/** The visitor's or member's client, the same for all server components of a request. */
export const getShop = cache(() => session.getClient());

/** The cache of the current request that pages send to the hooks in the browser. */
export const getHookCache = cache(() => new QueryClient());
