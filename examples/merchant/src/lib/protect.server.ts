import { isSameOrigin } from '@cartwright/identity/server';
import { type MiddlewareFunction, redirect } from 'react-router';
import { merchantContext } from './server/context.js';

type Middleware = MiddlewareFunction<Response>;

/** Rejects forms of other sites. Keeps the pages out of caches and search engines. */
export const protectArea: Middleware = async ({ context, request }, next) => {
  if (!isSameOrigin(request, context.get(merchantContext).origin)) return new Response('Forbidden', { status: 403 });
  const response = await next();
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
};

/** Redirects to the sign-in page without a session. */
export const requireMerchant: Middleware = async ({ context, request, url }) => {
  if (await context.get(merchantContext).session.isSignedIn(request)) return;
  const to = request.method === 'GET' ? `?${new URLSearchParams({ to: url.pathname + url.search }).toString()}` : '';
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router sends it.
  throw redirect(`/login${to}`);
};
