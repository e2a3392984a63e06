/** Checks the types of all sources: packages, tests, scripts, the demo store and the merchant area. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { applications } from './lib/applications.js';
import { main, root, run } from './lib/run.js';
import { tsc } from './lib/tsc.js';

main(async () => {
  await tsc('-p', 'tsconfig.json');
  await tsc('-p', 'examples/components');
  for (const folder of applications) {
    const cwd = join(root, folder);
    await run(join(cwd, 'node_modules/.bin/react-router'), ['typegen'], { cwd });
    // That of the demo store's tests includes all of its sources.
    const project = ['e2e/tsconfig.json', 'tsconfig.json'].map((path) => join(cwd, path)).find(existsSync);
    await tsc('-p', project ?? cwd);
  }
});
