import { createServer } from 'node:http';

import sirv from 'sirv';

import { host } from '../lib/ports.js';

/**
 * Serves the built site, as GitHub Pages does: below `/cartwright/`, with and without `.html`.
 *
 * @param {string} folder Folder of the built site.
 * @param {number} [port] Port to listen on. Defaults to any free port.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveSite(folder, port = 0) {
  const serve = sirv(folder, { dev: true, extensions: ['html'] });
  const base = '/cartwright';
  const server = createServer((request, response) => {
    const notFound = () => void response.writeHead(404).end();
    if (!request.url?.startsWith(`${base}/`)) return notFound();
    request.url = request.url.slice(base.length);
    serve(request, response, notFound);
  });
  await new Promise((resolve) => server.listen(port, host, () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://${host}:${address.port}${base}/`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
