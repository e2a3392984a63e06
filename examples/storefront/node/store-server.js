import { createServer } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { Readable, pipeline } from 'node:stream';

import { getRequestListener } from '@hono/node-server';
import sirv from 'sirv';

/** Headers of all responses. Those of pages also have a content security policy, which the store sets. */
const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

/**
 * Compresses a response with what the browser accepts. Each chunk is sent at once, so that streamed pages still arrive in
 * parts.
 *
 * @param {Request} request
 * @param {Response} response
 * @returns {Response}
 */
function compress(request, response) {
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  if (!body || headers.has('content-encoding') || !compressible.test(headers.get('content-type') ?? ''))
    return response;
  headers.append('vary', 'accept-encoding');
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return new Response(body, { status, statusText, headers });
  const stream =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  // Ends both streams when either fails, such as the page's when the visitor leaves.
  pipeline(Readable.fromWeb(/** @type {any} */ (body)), stream, () => {});
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(/** @type {BodyInit} */ (Readable.toWeb(stream)), { status, statusText, headers });
}

/**
 * Serves the built store: its files, and the pages that its request handler renders.
 *
 * @param {object} options
 * @param {string} options.folder Folder of the build for browsers.
 * @param {string} [options.host] Address to listen on. The default accepts connections of this machine only.
 * @param {number} options.port
 * @param {(request: Request, sender: { address?: string | undefined }) => Promise<Response>} options.respond Request handler of the
 * store, which receives the sender's IP address.
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function startStore({ folder, host = '127.0.0.1', port, respond }) {
  const assets = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const hashed = path.startsWith('/assets/');
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = getRequestListener(
    async (request, { incoming }) => {
      const address = incoming.socket.remoteAddress;
      return compress(request, await respond(request, { address }));
    },
    { overrideGlobalObjects: false },
  );
  // Longer than browsers' and proxies' requests are apart: one that is sent while the server closes its idle connection fails.
  const keepAliveTimeout = 65_000;
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    assets(request, response, () => {
      if (!request.url?.startsWith('/assets/')) return void sendPage(request, response);
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
    });
  });

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
