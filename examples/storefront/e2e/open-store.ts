import { fileURLToPath } from 'node:url';
import * as emulator from '@cartwright/emulator';
import { freePort } from '../../../scripts/lib/ports.js';
import { storeOptions } from '../../../scripts/lib/store-options.js';
import { startStore } from '../node/store-server.js';
import type { createStoreServer } from '../server/index.js';

const dist = new URL('../dist/', import.meta.url);

/** Starts another store, with a URL of the platform. */
export async function openStore(apiUrl: string) {
  const server = (await import(new URL('server/index.js', dist).href)) as {
    createStoreServer: typeof createStoreServer;
  };
  const port = await freePort();
  const options = storeOptions({ port, apiUrl, clientId: emulator.DEMO_CLIENT_ID }, emulator);
  return startStore({
    folder: fileURLToPath(new URL('client', dist)),
    port,
    respond: server.createStoreServer(options),
  });
}
