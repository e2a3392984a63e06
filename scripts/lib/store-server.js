import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import sirv from 'sirv';

import { host } from './ports.js';
import { withApiUrl } from './store-page.js';

/**
 * @param {string} apiUrl
 * @returns {Record<string, string>}
 */
const securityHeaders = (apiUrl) => ({
  'content-security-policy': [
    "default-src 'self'",
    `connect-src 'self' ${apiUrl}`,
    `img-src 'self' data: ${apiUrl}`,
    `frame-src ${apiUrl}`,
    `form-action 'self' ${apiUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
});

/**
 * Serves the built store.
 *
 * @param {object} options
 * @param {string} options.folder Folder of the build for browsers.
 * @param {number} options.port
 * @param {string} options.apiUrl
 * @param {(request: Request) => Promise<Response>} options.respond Responds to requests below `/api/`.
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function startStore({ folder, port, apiUrl, respond }) {
  const page = withApiUrl(readFileSync(join(folder, 'index.html'), 'utf8'), apiUrl);
  const headers = securityHeaders(apiUrl);
  const assets = sirv(folder, {
    etag: true,
    setHeaders: (response, path) => {
      const hashed = path.startsWith('/assets/');
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const sendResponse = getRequestListener(respond, { overrideGlobalObjects: false });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.url?.startsWith('/api/')) return void sendResponse(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const sendPage = () => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : page);
    };
    if (extname(pathname) === '' || pathname === '/index.html') return sendPage();
    assets(request, response, () => {
      // A browser that opens the page of a product named `no.8`.
      if (!pathname.startsWith('/assets/') && request.headers.accept?.includes('text/html')) return sendPage();
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
