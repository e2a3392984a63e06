import { createServer } from 'node:http';

import { getRequestListener } from '@hono/node-server';

/**
 * Serves an application from its sources, and reloads on changes.
 *
 * @param {object} options
 * @param {string} options.root Folder of the application, which has `server/index.ts`.
 * @param {string} [options.host] Address to listen on. The default accepts connections of this machine only.
 * @param {number} options.port
 * @param {import('vite').PluginOption[]} [options.plugins] Plugins besides those of the application.
 * @param {(load: () => Promise<any>) => (request: Request, sender: { address?: string | undefined }) => Promise<Response>} options.createHandler
 * Creates the request handler. Its argument loads the application's server as it is now.
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function serveSources({ root, host = '127.0.0.1', port, plugins = [], createHandler }) {
  const { createServer: createViteServer } = await import('vite');
  const server = createServer();
  const vite = await createViteServer({
    root,
    appType: 'custom',
    plugins,
    server: { middlewareMode: true, hmr: { server } },
  });
  const respond = createHandler(() => vite.ssrLoadModule('/server/index.ts'));
  const sendPage = getRequestListener(
    (request, { incoming }) => respond(request, { address: incoming.socket.remoteAddress }),
    { overrideGlobalObjects: false },
  );
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void sendPage(request, response));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.close();
      await vite.close();
    },
  };
}
