import { join } from 'node:path';
import { build } from 'tsup';
import { shopData } from '../../../scripts/lib/shop-data.js';

const emulator = join(import.meta.dirname, '..');

/**
 * Bundles the emulator's command from the sources, so that a process that runs it starts within a fraction of a second.
 *
 * @param {string} outDir Folder below the package, where the modules that are not bundled are found.
 * @returns {Promise<string>} Path of the module to run.
 */
export async function bundleCommand(outDir) {
  await build({
    config: false,
    silent: true,
    entry: [join(emulator, 'src/node/cli.ts')],
    tsconfig: join(emulator, 'tsconfig.json'),
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    external: ['sharp'],
    esbuildPlugins: [shopData],
    outDir,
  });
  return join(outDir, 'cli.js');
}
