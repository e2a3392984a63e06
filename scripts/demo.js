/** Starts the demo shop: the emulator of the platform and the built store. */
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
import { slugWebhook, storeOptions } from './lib/store-options.js';
import { untilStopped } from './lib/until-stopped.js';

main(async () => {
  const options = await demoOptions('demo');
  if (!options) return;
  if (!isBuilt({ declarations: false })) {
    console.log('Building the packages and the store …');
    await build({ declarations: false });
  }
  const demo = await import('@cartwright/emulator');
  const emulator = await startEmulator(demo, await import('@cartwright/emulator/node'), {
    ...options,
    port: options.emulatorPort,
    webhooks: [slugWebhook(options.port, demo.DEMO_CLIENT_ID)],
  });
  const folder = join(root, 'examples/storefront/dist');
  const { createFormerSlugs, createStoreServer } = /** @type {import('./lib/store-options.js').StoreServer} */ (
    await import(pathToFileURL(join(folder, 'server/index.js')).href)
  );
  const publicKey = await (await fetch(`${emulator.url}/_emulator/webhooks/public-key`)).text();
  const formerSlugs = createFormerSlugs({ publicKey });
  const store = await startStore({
    folder: join(folder, 'client'),
    port: options.port,
    respond: createShops(demo.DEMO_CLIENT_ID, (clientId) =>
      createStoreServer({
        ...storeOptions({ port: options.port, apiUrl: emulator.url, clientId }, demo),
        // The other shops, those of tests, receive no webhooks.
        ...(clientId === demo.DEMO_CLIENT_ID && { formerSlugs }),
      }),
    ),
  });

  console.log(`
  The store      ${store.url}
  The emulator   ${emulator.url}
  Look inside    ${emulator.url}/_emulator

  Pay with any of the test cards of the checkout page. Ctrl-C stops both.
`);
  if (options.open) openBrowser(store.url);
  await untilStopped([store, emulator]);
});
