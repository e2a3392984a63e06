const metaTag = /(<meta\s+name="cartwright-api-url"\s+content=")[^"]*(")/;

/**
 * Sets the platform's URL in the store's page.
 *
 * @param {string} html The store's `index.html`.
 * @param {string} apiUrl
 * @returns {string}
 */
export function withApiUrl(html, apiUrl) {
  if (!metaTag.test(html)) throw new Error('The store’s index.html has no <meta name="cartwright-api-url">.');
  return html.replace(metaTag, `$1${apiUrl}$2`);
}
