/**
 * Serves the merchant area on Node: the built one, or with `--dev` from its sources with hot reload. Its settings are
 * environment variables, which `.env` can contain.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { openJsonFile } from '../../storefront/node/json-file.js';
import { serveSources } from '../../storefront/node/serve-sources.js';
import { startStore } from '../../storefront/node/store-server.js';

/** @typedef {Pick<typeof import('../server/index.js'), 'createMerchantServer'>} MerchantServer */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'));

const {
  ADDRESS_HEADER,
  ENDED_SESSIONS = 'ended-sessions.json',
  HOST,
  MERCHANT_PASSWORD,
  ORIGIN,
  PORT = '3001',
  STORE_URL = 'http://localhost:3000',
  WIX_API_KEY,
  WIX_API_URL,
  WIX_SITE_ID,
} = process.env;
if (!MERCHANT_PASSWORD || !WIX_API_KEY || !WIX_SITE_ID)
  throw new Error('Set MERCHANT_PASSWORD, WIX_API_KEY and WIX_SITE_ID, such as in the file .env.');

const options = {
  // With the URL of an emulator, this is the demo.
  apiUrl: WIX_API_URL || 'https://www.wixapis.com',
  isDemo: Boolean(WIX_API_URL),
  origin: ORIGIN ?? `http://localhost:${PORT}`,
  storeUrl: STORE_URL,
  apiKey: WIX_API_KEY,
  siteId: WIX_SITE_ID,
  password: MERCHANT_PASSWORD,
  endedSessions: openJsonFile(join(root, ENDED_SESSIONS)),
  ...(ADDRESS_HEADER && {
    // A proxy appends the address that it sees to those that it received, which anyone can write.
    getAddress: (/** @type {Request} */ request) =>
      request.headers.get(ADDRESS_HEADER)?.split(',').at(-1)?.trim() ?? null,
  }),
};

const address = { port: Number(PORT), ...(HOST && { host: HOST }) };
if (process.argv.includes('--dev')) {
  await serveSources({
    root,
    ...address,
    createHandler: (load) => async (request, sender) => {
      const { createMerchantServer } = /** @type {MerchantServer} */ (await load());
      return createMerchantServer(options)(request, sender);
    },
  });
} else {
  const built = pathToFileURL(join(root, 'dist/server/index.js')).href;
  const { createMerchantServer } = /** @type {MerchantServer} */ (await import(built));
  await startStore({ folder: join(root, 'dist/client'), ...address, respond: createMerchantServer(options) });
}
console.log(`The merchant area runs at ${options.origin}.`);
