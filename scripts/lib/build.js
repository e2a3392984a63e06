import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { joinModules } from './join-modules.js';
import { nameExports } from './name-exports.js';
import { packages } from './packages.js';
import { precompress } from './precompress.js';
import { root, run } from './run.js';
import { tsc } from './tsc.js';

const store = { cwd: join(root, 'examples/storefront') };

/**
 * Builds all packages and the demo store, without reusing earlier output.
 *
 * @param {{ declarations: boolean }} options Without declarations it takes half the time: enough to run the store.
 * @returns {Promise<void>}
 */
export async function build({ declarations }) {
  await Promise.all(packages.map(({ folder }) => rm(join(root, folder, 'dist'), { recursive: true, force: true })));
  await Promise.all([
    run('tsup').then(nameExports).then(joinModules),
    declarations && tsc('-b', 'tsconfig.build.json'),
  ]);
  await run(join(store.cwd, 'node_modules/.bin/react-router'), ['build', '--logLevel', 'warn'], store);
  await precompress(join(store.cwd, 'dist/client'));
}
