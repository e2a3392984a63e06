import { fileURLToPath } from 'node:url';
import * as emulator from '@cartwright/emulator';
import { freePort } from '../../../scripts/lib/ports.js';
import { merchantOptions } from '../../../scripts/lib/store-options.js';
import { startStore } from '../../storefront/node/store-server.js';
import type { createMerchantServer, MerchantServerOptions } from '../server/index.js';

const dist = new URL('../dist/', import.meta.url);

/** Starts another merchant area, with a URL of the platform. */
export async function openMerchantArea(apiUrl: string, more: Partial<MerchantServerOptions> = {}) {
  const server = (await import(new URL('server/index.js', dist).href)) as {
    createMerchantServer: typeof createMerchantServer;
  };
  const port = await freePort();
  const options = { port, storeUrl: 'http://localhost', apiUrl, clientId: emulator.DEMO_CLIENT_ID };
  return startStore({
    folder: fileURLToPath(new URL('client', dist)),
    port,
    respond: server.createMerchantServer({ ...merchantOptions(options, emulator), ...more }),
  });
}
