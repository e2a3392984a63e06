/** Starts the emulator, the store and the merchant area from their sources, and reloads on changes. */
import { join } from 'node:path';

import { createServer, defaultServerConditions } from 'vite';

import { serveSources } from '../examples/storefront/node/serve-sources.js';
import { demoOptions } from './lib/demo-options.js';
import { fromSources } from './lib/from-sources.js';
import { openBrowser } from './lib/open-browser.js';
import { main, root } from './lib/run.js';
import { createShops } from './lib/shops.js';
import { startEmulator } from './lib/start-emulator.js';
import { merchantOptions, storeOptions } from './lib/store-options.js';
import { untilStopped } from './lib/until-stopped.js';

const emulatorSource = join(root, 'packages/emulator/src');

main(async () => {
  const options = await demoOptions('dev');
  if (!options) return;
  const { merchantPort, port } = options;

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

  const storeUrl = `http://localhost:${port}`;
  const store = await serveSources({
    root: join(root, 'examples/storefront'),
    port,
    plugins: [fromSources()],
    createHandler: (load) =>
      createShops(demo.DEMO_CLIENT_ID, (clientId) => async (request) => {
        const { createStoreServer } = /** @type {import('./lib/store-options.js').StoreServer} */ (await load());
        return createStoreServer(storeOptions({ port, apiUrl: emulator.url, clientId }, demo))(request);
      }),
  });
  const merchant = await serveSources({
    root: join(root, 'examples/merchant'),
    port: merchantPort,
    plugins: [fromSources()],
    createHandler: (load) =>
      createShops(demo.DEMO_CLIENT_ID, (clientId) => async (request, sender) => {
        const { createMerchantServer } = /** @type {import('./lib/store-options.js').MerchantServer} */ (await load());
        const given = { port: merchantPort, storeUrl, apiUrl: emulator.url, clientId };
        return createMerchantServer(merchantOptions(given, demo))(request, sender);
      }),
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

  console.log(`
  The store          ${store.url}
  The merchant area  ${merchant.url}
  The emulator       ${emulator.url}
  Look inside        ${emulator.url}/_emulator

  Changes in the sources show at once. Ctrl-C stops all of them.
`);
  if (options.open) openBrowser(store.url);
  await untilStopped([store, merchant, loader, { close: () => emulator.close() }]);
});
