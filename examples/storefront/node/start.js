/**
 * Serves the store on Node: the built one, or with `--dev` from its sources with hot reload. Its settings are environment
 * variables, which `.env` can contain.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { openJsonFile } from './json-file.js';
import { serveSources } from './serve-sources.js';
import { startStore } from './store-server.js';

/** @typedef {Pick<typeof import('../server/index.js'), 'createStoreServer' | 'createStoreWebhooks'>} StoreServer */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'));

const {
  ADDRESS_HEADER,
  ALLOWS_OFFLINE_PAYMENT,
  CURRENCIES = '',
  FORMER_SLUGS = 'former-slugs.json',
  HOST,
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
};

/**
 * Returns the sender as a proxy knows it. Without a proxy, senders could set the header.
 *
 * @param {Request} request
 * @param {{ address?: string | undefined }} sender
 */
const getSender = (request, sender) =>
  ADDRESS_HEADER ? { address: request.headers.get(ADDRESS_HEADER) ?? undefined } : sender;

const address = { port: Number(PORT), ...(HOST && { host: HOST }) };
if (process.argv.includes('--dev')) {
  await serveSources({
    root,
    ...address,
    createHandler: (load) => async (request, sender) => {
      const { createStoreServer } = /** @type {StoreServer} */ (await load());
      return createStoreServer(options)(request, getSender(request, sender));
    },
  });
} else {
  const built = pathToFileURL(join(root, 'dist/server/index.js')).href;
  const { createStoreServer, createStoreWebhooks } = /** @type {StoreServer} */ (await import(built));
  const webhooks =
    WIX_PUBLIC_KEY && createStoreWebhooks({ publicKey: WIX_PUBLIC_KEY, ...openJsonFile(join(root, FORMER_SLUGS)) });
  const respond = createStoreServer({ ...options, ...(webhooks && { webhooks }) });
  await startStore({
    folder: join(root, 'dist/client'),
    ...address,
    respond: (request, sender) => respond(request, getSender(request, sender)),
  });
}
console.log(`The store runs at ${options.origin}.`);
