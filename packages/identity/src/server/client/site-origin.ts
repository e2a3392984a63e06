import { invalidArgument } from '@cartwright/core';

/** Allowed origins: https, or http on localhost. */
const allowedOrigin = /^https:|^http:\/\/(localhost|127(\.\d+){3}|\[::1\])(:|$)/;

/** Validates the site's origin and removes its trailing slash. */
export function siteOrigin(value: string): string {
  const { origin } = URL.canParse(value) ? new URL(value) : { origin: '' };
  if (allowedOrigin.test(origin)) return origin;
  throw invalidArgument('origin', 'the https origin of the site, such as https://shop.example, or http on localhost');
}
