import { siteOrigin } from './client/site-origin.js';

/**
 * Whether a request that changes something comes from the site itself, and not from a form or script of another. Refuse
 * it with 403 otherwise: the browser sends the session's cookie with some requests of other sites too.
 *
 * @param request - The request. `GET`, `HEAD` and `OPTIONS` are always allowed: let them change nothing.
 * @param origin - The site's origin, such as `https://shop.example`.
 * @returns `false` for another site, another host of the same site, and where the browser does not say.
 * @throws {CartwrightError} `invalid_argument` for an origin that is not https.
 * @example
 * ```ts
 * import { isSameOrigin } from '@cartwright/identity/server';
 *
 * export const refusal = (request: Request) =>
 *   isSameOrigin(request, 'https://shop.example') ? undefined : new Response('Forbidden', { status: 403 });
 * ```
 * @see Fetch Metadata Request Headers, section 2.4, and RFC 6454, section 7
 */
export function isSameOrigin(request: { method: string; headers: Headers }, origin: string): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  const from = request.headers.get('origin');
  return (site ?? 'same-origin') === 'same-origin' && (from === siteOrigin(origin) || (from === null && site !== null));
}
