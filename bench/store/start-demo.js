import { join } from 'node:path';

import { build } from '../../scripts/lib/build.js';
import { isBuilt } from '../../scripts/lib/is-built.js';
import { freePort } from '../../scripts/lib/ports.js';
import { root } from '../../scripts/lib/run.js';
import { startServer } from '../lib/server.js';

/**
 * Starts the built demo store with an emulator, on Catalog V3 as for new sites.
 *
 * @returns {Promise<import('../lib/server.js').Server & { emulatorUrl: string }>}
 */
export async function startDemo() {
  if (!isBuilt({ declarations: false })) await build({ declarations: false });
  const [port, emulatorPort] = [await freePort(), await freePort()];
  const ports = ['--port', String(port), '--emulator-port', String(emulatorPort)];
  const server = await startServer(`http://localhost:${port}`, process.execPath, [
    join(root, 'scripts/demo.js'),
    '--no-open',
    '--catalog',
    'v3',
    ...ports,
  ]);
  return { ...server, emulatorUrl: `http://127.0.0.1:${emulatorPort}` };
}
