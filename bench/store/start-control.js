import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort } from '../../scripts/lib/ports.js';
import { capture, environment } from '../../scripts/lib/run.js';
import { startServer } from '../lib/server.js';
import { install } from './install.js';

const source = fileURLToPath(new URL('control', import.meta.url));

const dependencies = {
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  typescript: '6.0.3',
  '@types/node': '20.19.43',
  '@types/react': '19.3.0',
};

/**
 * Installs, builds and starts the control: a store with Next.js that is as small as possible.
 *
 * @param {string} parent A folder outside of the repository.
 * @param {string} emulatorUrl
 * @returns {Promise<import('../lib/server.js').Server>}
 */
export async function startControl(parent, emulatorUrl) {
  const folder = join(parent, 'control');
  cpSync(source, folder, { recursive: true });
  await install(folder, dependencies);
  const env = {
    ...environment,
    NODE_ENV: /** @type {'production'} */ ('production'),
    NEXT_TELEMETRY_DISABLED: '1',
    API_URL: emulatorUrl,
  };
  const next = join(folder, 'node_modules/.bin/next');
  const { code, output } = await capture(next, ['build'], { cwd: folder, env });
  if (code !== 0) throw new Error(`Building the control failed:\n${output}`);
  const port = await freePort();
  const bin = join(folder, 'node_modules/next/dist/bin/next');
  const args = [bin, 'start', '--port', String(port), '--hostname', 'localhost'];
  return startServer(`http://localhost:${port}`, process.execPath, args, { cwd: folder, env });
}
