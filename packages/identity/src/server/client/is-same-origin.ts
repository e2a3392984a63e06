import { siteOrigin } from './site-origin.js';

/**
 * Whether a state-changing request comes from the site itself, to prevent cross-site request forgery (CSRF). Respond
 * with 403 otherwise: browsers send the session cookie with some cross-site requests too.
 *
 * @param request - The request. `GET`, `HEAD` and `OPTIONS` are always allowed, so they must not change state.
 * @param origin - Origin of the site, such as `https://shop.example`.
 * @returns `false` for other origins, including other hosts of the same site, and if the browser sends no origin.
 * @throws {CartwrightError} `invalid_argument` for an origin that is neither https nor on localhost.
 * @example
 * ```ts
 * import { isSameOrigin } from '@cartwright/identity/server';
 *
 * export const refusal = (request: Request) =>
 *   isSameOrigin(request, 'https://shop.example') ? undefined : new Response('Forbidden', { status: 403 });
 * ```
 * @see https://www.w3.org/TR/fetch-metadata/ Fetch Metadata Request Headers
 * @see https://www.rfc-editor.org/rfc/rfc6454#section-7 RFC 6454, section 7: the Origin header
 */
export function isSameOrigin(request: { method: string; headers: Headers }, origin: string): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  const from = request.headers.get('origin');
  return (site ?? 'same-origin') === 'same-origin' && (from === siteOrigin(origin) || (from === null && site !== null));
}
