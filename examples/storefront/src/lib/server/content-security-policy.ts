import type { Site } from './contexts.js';

/** Creates the nonce of a page's scripts. */
export const createNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/**
 * Returns the hashes of the inline scripts of a page. Scripts without the page's nonce, such as injected ones, have none.
 */
export function hashScripts(html: string, nonce: string): Promise<string[]> {
  const [, ...scripts] = html.split(`<script nonce="${nonce}"`);
  return Promise.all(
    scripts.map(async (script) => {
      const text = script.slice(script.indexOf('>') + 1, script.indexOf('</script>'));
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
    }),
  );
}

/**
 * Content security policy of a page: its own scripts and calls, and the platform's images and pages.
 *
 * @param inline - Nonce or hashes of its inline scripts.
 */
export const contentSecurityPolicy = (
  { apiUrl, mediaUrl }: Pick<Site, 'apiUrl' | 'mediaUrl'>,
  inline: readonly string[],
): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${inline.map((source) => `'${source}'`).join(' ')}`,
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
