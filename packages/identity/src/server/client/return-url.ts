/** Maximum length of a return URL, so that it fits into the cookie of a pending sign-in. */
const MAX_LENGTH = 1000;

/**
 * Resolves the URL of a page to return to, such as a parameter of a sign-in page, so that no link can redirect to another
 * site. Uses the WHATWG URL parser, as browsers do: it removes tabs and line breaks, and reads `\\` as `/`.
 *
 * @param returnTo - Path or URL, as it was received.
 * @param origin - Origin of the site, such as `https://shop.example`.
 * @returns The absolute URL of a page of the site, safe as a `Location` header. The start page for URLs of other sites,
 * for those that are invalid, and for those of more than 1,000 characters.
 * @example
 * ```ts
 * import { returnUrl } from '@cartwright/identity/server';
 *
 * export function redirectBack(request: Request): Response {
 *   const to = new URL(request.url).searchParams.get('to') ?? '/account';
 *   return Response.redirect(returnUrl(to, 'https://shop.example'));
 * }
 * ```
 */
export function returnUrl(returnTo: string, origin: string): string {
  const home = `${origin}/`;
  const { href } = URL.canParse(returnTo, home) ? new URL(returnTo, home) : { href: '' };
  return href.startsWith(home) && href.length <= MAX_LENGTH ? href : home;
}
