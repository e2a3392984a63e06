/**
 * Preloaded by servers whose applications know only the platform's public host: sends their requests to the platform of the test,
 * `WIX_API_URL`.
 */
const { fetch } = globalThis;

/** @type {typeof globalThis.fetch} */
globalThis.fetch = (input, init) => {
  const url = process.env.WIX_API_URL;
  const isPlatform =
    url && /^https:\/\/(www|edge)\.wixapis\.com\//.test(String(input instanceof Request ? input.url : input));
  if (!isPlatform) return fetch(input, init);
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  return fetch(new Request(url + pathname + search, request));
};
