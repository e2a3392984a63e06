/** Starts the emulator and the store from their sources, and reloads on changes. */
import { join } from 'node:path';

import { createServer, defaultServerConditions } from 'vite';

import { demoOptions } from './lib/demo-options.js';
import { openBrowser } from './lib/open-browser.js';
import { host } from './lib/ports.js';
import { main, root } from './lib/run.js';
import { startEmulator } from './lib/start-emulator.js';
import { withApiUrl } from './lib/store-page.js';
import { untilStopped } from './lib/until-stopped.js';

const emulatorSource = join(root, 'packages/emulator/src');

main(async () => {
  const options = await demoOptions('dev');
  if (!options) return;

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
    return startEmulator(emulator, node, { ...options, port: options.emulatorPort });
  };
  let emulator = await start();

  const store = await createServer({
    root: join(root, 'examples/storefront'),
    server: { host, port: options.port, strictPort: true },
    plugins: [{ name: 'cartwright-api-url', transformIndexHtml: (html) => withApiUrl(html, emulator.url) }],
  });
  await store.listen();

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

  const url = `http://localhost:${options.port}`;
  console.log(`
  The store      ${url}
  The emulator   ${emulator.url}
  Look inside    ${emulator.url}/_emulator

  Changes in the sources show at once. Ctrl-C stops both.
`);
  if (options.open) openBrowser(url);
  await untilStopped([store, loader, { close: () => emulator.close() }]);
});
