const metaTag = /(<meta\s+name="cartwright-api-url"\s+content=")[^"]*(")/;

/**
 * Tells the store's page where its platform answers.
 *
 * @param {string} html The store's `index.html`.
 * @param {string} apiUrl
 * @returns {string}
 */
export function withApiUrl(html, apiUrl) {
  if (!metaTag.test(html)) throw new Error('The store’s index.html has no <meta name="cartwright-api-url">.');
  return html.replace(metaTag, `$1${apiUrl}$2`);
}
