import { invalidArgument } from '@cartwright/core';

/** An origin over https, or on this machine without it. */
const allowed = /^https:|^http:\/\/(localhost|127(\.\d+){3}|\[::1\])(:|$)/;

/** The site's origin without a slash at the end. */
export function siteOrigin(value: string): string {
  const { origin } = URL.canParse(value) ? new URL(value) : { origin: '' };
  if (allowed.test(origin)) return origin;
  throw invalidArgument('origin', 'the https address of the site, such as https://shop.example (http on this machine)');
}
