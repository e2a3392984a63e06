/** Options of {@link createContentSecurityPolicy}. */
export interface ContentSecurityPolicyOptions {
  /** URL of the platform: the `apiUrl` of the client. */
  readonly apiUrl: string;
  /** URL of images: the `mediaUrl` of the client. */
  readonly mediaUrl: string;
  /**
   * Sources of the inline scripts of the page: `nonce-…`, or hashes of {@link hashInlineScripts}.
   *
   * @default No inline scripts
   */
  readonly scripts?: readonly string[];
}

/**
 * Creates the `Content-Security-Policy` of a page whose calls go to its own server (`createServerClient`). The page may use
 * scripts, style sheets and calls of the site, and images of the platform. Its forms may redirect to the platform's sign-in
 * and checkout pages, which are on hosts of the merchant.
 *
 * @param options - URLs of the platform, and the inline scripts of the page.
 * @returns The value of the header.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 * import { createContentSecurityPolicy } from '@cartwright/identity/server';
 *
 * export const toPage = (html: string, nonce: string) =>
 *   new Response(html, {
 *     headers: {
 *       'content-type': 'text/html; charset=utf-8',
 *       'content-security-policy': createContentSecurityPolicy({
 *         apiUrl: 'https://www.wixapis.com',
 *         mediaUrl: media.MEDIA_URL,
 *         scripts: [`nonce-${nonce}`],
 *       }),
 *     },
 *   });
 * ```
 * @see https://www.w3.org/TR/CSP3/
 */
export const createContentSecurityPolicy = ({ apiUrl, mediaUrl, scripts = [] }: ContentSecurityPolicyOptions): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((source) => `'${source}'`)].join(' '),
    "style-src 'self'",
    // Frameworks set widths and colors of elements as attributes in the HTML of the server.
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self'",
    `img-src 'self' data: ${new URL(mediaUrl).origin}`,
    "frame-src 'none'",
    `form-action 'self' ${new URL(apiUrl).origin} https:`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Hashes the inline scripts of a page, for pages that shared caches keep: everybody can read their nonce, so it protects
 * nothing. Scripts without the nonce of the rendering, such as injected ones, are left out.
 *
 * @param html - HTML of the whole page.
 * @param nonce - Nonce that the page was rendered with. Omit it from the policy.
 * @returns The sources of the scripts, such as `sha256-…`, for {@link createContentSecurityPolicy}.
 * @see https://www.w3.org/TR/CSP3/#external-hash
 */
export function hashInlineScripts(html: string, nonce: string): Promise<string[]> {
  const [, ...scripts] = html.split(`<script nonce="${nonce}"`);
  return Promise.all(
    scripts.map(async (script) => {
      const text = script.slice(script.indexOf('>') + 1, script.indexOf('</script>'));
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
    }),
  );
}
