import type { Site } from './contexts.js';

/** Creates the number that the scripts of a page carry. */
export const createNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/** Content security policy of a page: its own scripts and calls, and the platform's images and pages. */
export const contentSecurityPolicy = ({ apiUrl, mediaUrl }: Pick<Site, 'apiUrl' | 'mediaUrl'>, nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    // Widths and colors of elements. React sets them in the HTML of the server.
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self'",
    `img-src 'self' data: ${new URL(mediaUrl).origin}`,
    "frame-src 'none'",
    // Forms of the store redirect to the platform's pages: sign-in, sign-out and checkout, on hosts of the merchant.
    `form-action 'self' ${apiUrl} https:`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
