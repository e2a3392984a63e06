/**
 * Serves the store on Node: the built one, or with `--dev` from its sources with hot reload. Its settings are environment
 * variables, which `.env` can contain.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { getRequestListener } from '@hono/node-server';

import { openJsonFile } from './json-file.js';
import { startStore } from './store-server.js';

/** @typedef {Pick<typeof import('../server/index.js'), 'createFormerSlugs' | 'createStoreServer'>} StoreServer */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'));

const {
  ALLOWS_OFFLINE_PAYMENT,
  CURRENCIES = '',
  // #region merchant
  ADDRESS_HEADER,
  ENDED_SESSIONS = 'ended-sessions.json',
  // #endregion merchant
  FORMER_SLUGS = 'former-slugs.json',
  HOST,
  // #region merchant
  MERCHANT_PASSWORD,
  // #endregion merchant
  ORIGIN,
  PORT = '3000',
  SESSION_SECRET,
  WIX_API_KEY,
  WIX_API_URL,
  WIX_CLIENT_ID,
  WIX_PUBLIC_KEY,
  WIX_SITE_ID,
} = process.env;
if (!WIX_CLIENT_ID || !SESSION_SECRET)
  throw new Error('Set WIX_CLIENT_ID and SESSION_SECRET, such as in the file .env.');

const options = {
  // With the URL of an emulator, the store is the demo.
  apiUrl: WIX_API_URL || 'https://www.wixapis.com',
  isDemo: Boolean(WIX_API_URL),
  origin: ORIGIN ?? `http://localhost:${PORT}`,
  clientId: WIX_CLIENT_ID,
  secrets: [SESSION_SECRET],
  // Places orders without online payment. Without it, all orders are placed on the platform's checkout page.
  apiKey: WIX_API_KEY ?? '',
  ...(WIX_SITE_ID && { siteId: WIX_SITE_ID }),
  currencies: CURRENCIES.split(/[\s,]+/).filter(Boolean),
  allowsOfflinePayment: ALLOWS_OFFLINE_PAYMENT === 'true',
  // #region merchant
  ...(MERCHANT_PASSWORD && {
    merchantPassword: MERCHANT_PASSWORD,
    endedMerchantSessions: openJsonFile(join(root, ENDED_SESSIONS)),
  }),
  ...(ADDRESS_HEADER && {
    // A proxy appends the address that it sees to those that it received, which anyone can write.
    merchantAddress: (/** @type {Request} */ request) =>
      request.headers.get(ADDRESS_HEADER)?.split(',').at(-1)?.trim() ?? null,
  }),
  // #endregion merchant
};

/** Serves the store from its sources. */
async function startFromSources() {
  const { createServer: createViteServer } = await import('vite');
  const server = createServer();
  const vite = await createViteServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
  const listener = getRequestListener(
    async (request) => {
      const { createStoreServer } = /** @type {StoreServer} */ (await vite.ssrLoadModule('/server/index.ts'));
      return createStoreServer(options)(request);
    },
    { overrideGlobalObjects: false },
  );
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void listener(request, response));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(PORT), HOST ?? '127.0.0.1', () => resolve(undefined));
  });
}

if (process.argv.includes('--dev')) await startFromSources();
else {
  const built = pathToFileURL(join(root, 'dist/server/index.js')).href;
  const { createFormerSlugs, createStoreServer } = /** @type {StoreServer} */ (await import(built));
  const formerSlugs =
    WIX_PUBLIC_KEY && createFormerSlugs({ publicKey: WIX_PUBLIC_KEY, ...openJsonFile(join(root, FORMER_SLUGS)) });
  const respond = createStoreServer({ ...options, ...(formerSlugs && { formerSlugs }) });
  const folder = join(root, 'dist/client');
  await startStore({ folder, port: Number(PORT), ...(HOST && { host: HOST }), respond });
}
console.log(`The store runs at ${options.origin}.`);
