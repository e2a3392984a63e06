/** Checks the types of all sources: packages, tests, scripts, the demo store and the merchant area. */
import { join } from 'node:path';

import { applications } from './lib/applications.js';
import { main, root, run } from './lib/run.js';
import { tsc } from './lib/tsc.js';

main(async () => {
  await tsc('-p', 'tsconfig.json');
  for (const folder of applications) {
    const cwd = join(root, folder);
    await run(join(cwd, 'node_modules/.bin/react-router'), ['typegen'], { cwd });
    await tsc('-p', join(cwd, 'tsconfig.json'));
  }
});
