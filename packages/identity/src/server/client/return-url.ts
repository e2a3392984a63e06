/** Longer addresses would not fit in the cookie of a login. */
const LONGEST = 1000;

/** Where the browser goes back to: an address of this very site, or its start page. The browser's own parser is the judge. */
export function returnUrl(returnTo: string, origin: string): string {
  const home = `${origin}/`;
  const { href } = URL.canParse(returnTo, home) ? new URL(returnTo, home) : { href: '' };
  return href.startsWith(home) && href.length <= LONGEST ? href : home;
}
