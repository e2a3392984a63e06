/** Maximum length of a return URL, so that it fits into the cookie of a pending sign-in. */
const MAX_LENGTH = 1000;

/**
 * Resolves a return URL. URLs of other sites are replaced by the site's start page. Uses the WHATWG URL parser, as
 * browsers do.
 */
export function returnUrl(returnTo: string, origin: string): string {
  const home = `${origin}/`;
  const { href } = URL.canParse(returnTo, home) ? new URL(returnTo, home) : { href: '' };
  return href.startsWith(home) && href.length <= MAX_LENGTH ? href : home;
}
