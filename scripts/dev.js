/** Starts the emulator and the store from their sources, and reloads on changes. */
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { createServer, defaultServerConditions } from 'vite';

import { demoOptions } from './lib/demo-options.js';
import { openBrowser } from './lib/open-browser.js';
import { host } from './lib/ports.js';
import { main, root } from './lib/run.js';
import { createShops } from './lib/shops.js';
import { startEmulator } from './lib/start-emulator.js';
import { storeOptions } from './lib/store-options.js';
import { untilStopped } from './lib/until-stopped.js';

const emulatorSource = join(root, 'packages/emulator/src');

main(async () => {
  const options = await demoOptions('dev');
  if (!options) return;
  const { port } = options;

  const loader = await createServer({
    configFile: false,
    root: emulatorSource,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
    ssr: { resolve: { conditions: ['@cartwright/source', ...defaultServerConditions] } },
  });
  const start = async () => {
    const emulator = /** @type {typeof import('@cartwright/emulator')} */ (
      await loader.ssrLoadModule(join(emulatorSource, 'index.ts'))
    );
    const node = /** @type {typeof import('@cartwright/emulator/node')} */ (
      await loader.ssrLoadModule(join(emulatorSource, 'node/index.ts'))
    );
    demo = emulator;
    return startEmulator(emulator, node, { ...options, port: options.emulatorPort });
  };
  let demo = { DEMO_API_KEY: '', DEMO_CLIENT_ID: '', DEMO_SITE_ID: '' };
  let emulator = await start();

  const server = createHttpServer();
  const store = await createServer({
    root: join(root, 'examples/storefront'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const respond = createShops(demo.DEMO_CLIENT_ID, (clientId) => async (request, sender) => {
    const { createStoreServer } = /** @type {import('./lib/store-options.js').StoreServer} */ (
      await store.ssrLoadModule('/server/index.ts')
    );
    return createStoreServer(storeOptions({ port, apiUrl: emulator.url, clientId }, demo))(request, sender);
  });
  const sendPage = getRequestListener(
    (request, { incoming }) => respond(request, { address: incoming.socket.remoteAddress }),
    { overrideGlobalObjects: false },
  );
  server.on('request', (request, response) => {
    store.middlewares(request, response, () => void sendPage(request, response));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });

  let restarting = Promise.resolve();
  loader.watcher.add(emulatorSource).on('change', (file) => {
    if (!file.startsWith(emulatorSource) || /\.test(-d)?\.ts$/.test(file)) return;
    restarting = restarting
      .then(async () => {
        await emulator.close();
        loader.moduleGraph.invalidateAll();
        emulator = await start();
        console.log(`The emulator started again${options.data ? '' : ', from its seed'}.`);
      })
      .catch((/** @type {unknown} */ error) => console.error(error));
  });

  const url = `http://localhost:${port}`;
  console.log(`
  The store      ${url}
  The emulator   ${emulator.url}
  Look inside    ${emulator.url}/_emulator

  Changes in the sources show at once. Ctrl-C stops both.
`);
  if (options.open) openBrowser(url);
  await untilStopped([{ close: () => server.close() }, store, loader, { close: () => emulator.close() }]);
});
