import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { applications } from './applications.js';
import { joinModules } from './join-modules.js';
import { nameExports } from './name-exports.js';
import { packages } from './packages.js';
import { precompress } from './precompress.js';
import { root, run } from './run.js';
import { tsc } from './tsc.js';

/**
 * Builds all packages, the demo store and the merchant area, without reusing earlier output.
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
  for (const folder of applications) {
    const cwd = join(root, folder);
    await run(join(cwd, 'node_modules/.bin/react-router'), ['build', '--logLevel', 'warn'], { cwd });
    await precompress(join(cwd, 'dist/client'));
  }
}
