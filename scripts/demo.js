/** Starts the demo shop: the emulator of the platform, the built store and the built merchant area. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { startStore } from '../examples/storefront/node/store-server.js';
import { build } from './lib/build.js';
import { demoOptions } from './lib/demo-options.js';
import { isBuilt } from './lib/is-built.js';
import { openBrowser } from './lib/open-browser.js';
import { main, root } from './lib/run.js';
import { createShops } from './lib/shops.js';
import { startEmulator } from './lib/start-emulator.js';
import { merchantOptions, storeOptions, storeWebhook } from './lib/store-options.js';
import { untilStopped } from './lib/until-stopped.js';

/**
 * @param {string} application
 * @returns {Promise<any>} The application's built server.
 */
const importServer = (application) =>
  import(pathToFileURL(join(root, 'examples', application, 'dist/server/index.js')).href);

main(async () => {
  const options = await demoOptions('demo');
  if (!options) return;
  if (!isBuilt({ declarations: false })) {
    console.log('Building the packages, the store and the merchant area …');
    await build({ declarations: false });
  }
  const demo = await import('@cartwright/emulator');
  const emulator = await startEmulator(demo, await import('@cartwright/emulator/node'), {
    ...options,
    port: options.emulatorPort,
    webhooks: [storeWebhook(options.port, demo.DEMO_CLIENT_ID)],
  });
  /** @type {import('./lib/store-options.js').StoreServer} */
  const { createStoreServer, createStoreWebhooks } = await importServer('storefront');
  const publicKey = await (await fetch(`${emulator.url}/_emulator/webhooks/public-key`)).text();
  const webhooks = createStoreWebhooks({ publicKey });
  const store = await startStore({
    folder: join(root, 'examples/storefront/dist/client'),
    port: options.port,
    respond: createShops(demo.DEMO_CLIENT_ID, (clientId) =>
      createStoreServer({
        ...storeOptions({ port: options.port, apiUrl: emulator.url, clientId }, demo),
        // The other shops, those of tests, receive no webhooks.
        ...(clientId === demo.DEMO_CLIENT_ID && { webhooks }),
        // In a stress run everything takes longer, and a page that is not shown in time is not what is tested.
        ...(process.env.CARTWRIGHT_STRESS && { pageTimeout: 40_000 }),
      }),
    ),
  });
  /** @type {import('./lib/store-options.js').MerchantServer} */
  const { createMerchantServer } = await importServer('merchant');
  const merchant = await startStore({
    folder: join(root, 'examples/merchant/dist/client'),
    port: options.merchantPort,
    respond: createShops(demo.DEMO_CLIENT_ID, (clientId) =>
      createMerchantServer(
        merchantOptions({ port: options.merchantPort, storeUrl: store.url, apiUrl: emulator.url, clientId }, demo),
      ),
    ),
  });

  console.log(`
  The store          ${store.url}
  The merchant area  ${merchant.url}
  The emulator       ${emulator.url}
  Look inside        ${emulator.url}/_emulator

  Pay with any of the test cards of the checkout page. Ctrl-C stops all of them.
`);
  if (options.open) openBrowser(store.url);
  await untilStopped([store, merchant, emulator]);
});
