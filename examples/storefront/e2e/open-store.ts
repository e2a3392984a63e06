import { fileURLToPath } from 'node:url';
import * as emulator from '@cartwright/emulator';
import { freePort } from '../../../scripts/lib/ports.js';
import { storeOptions } from '../../../scripts/lib/store-options.js';
import { startStore } from '../node/store-server.js';
import type { createStoreServer, createStoreWebhooks } from '../server/index.js';

const dist = new URL('../dist/', import.meta.url);

/** Starts another store, with a URL of the platform. With `receivesWebhooks`, it receives the platform's webhooks at `/api/webhooks`. */
export async function openStore(
  apiUrl: string,
  { clientId = emulator.DEMO_CLIENT_ID, isDemo = true, pageTimeout = 10_000, receivesWebhooks = false } = {},
) {
  const server = (await import(new URL('server/index.js', dist).href)) as {
    createStoreServer: typeof createStoreServer;
    createStoreWebhooks: typeof createStoreWebhooks;
  };
  const port = await freePort();
  const options = { ...storeOptions({ port, apiUrl, clientId }, emulator), isDemo, pageTimeout };
  const publicKey = receivesWebhooks && (await (await fetch(`${apiUrl}/_emulator/webhooks/public-key`)).text());
  return startStore({
    folder: fileURLToPath(new URL('client', dist)),
    port,
    respond: server.createStoreServer({
      ...options,
      ...(publicKey && { webhooks: server.createStoreWebhooks({ publicKey }) }),
    }),
  });
}
