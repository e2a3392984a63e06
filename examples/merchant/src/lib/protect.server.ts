import { isSameOrigin } from '@cartwright/identity/server';
import { data, type MiddlewareFunction, redirect } from 'react-router';
import { merchantAreaContext } from '../../server/context.js';
import type { MerchantArea } from '../../server/merchant-area.js';

type Middleware = MiddlewareFunction<Response>;
type Context = Parameters<Middleware>[0]['context'];

/** Returns the merchant area of the store. Responds with 404 if it has none. */
export function merchantAreaOf(context: Context): MerchantArea {
  const area = context.get(merchantAreaContext);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
  if (!area) throw data(undefined, { status: 404 });
  return area;
}

/** Rejects forms of other sites. Keeps the pages out of caches and search engines. */
export const protectArea: Middleware = async ({ context, request }, next) => {
  const { origin } = merchantAreaOf(context);
  if (!isSameOrigin(request, origin)) return new Response('Forbidden', { status: 403 });
  const response = await next();
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
};

/** Redirects to the sign-in page without a session. */
export const requireMerchant: Middleware = async ({ context, request, url }) => {
  if (await merchantAreaOf(context).session.isSignedIn(request)) return;
  const to = request.method === 'GET' ? `?${new URLSearchParams({ to: url.pathname + url.search }).toString()}` : '';
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router sends it.
  throw redirect(`/merchant/login${to}`);
};
