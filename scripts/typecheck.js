/** Checks the types of all sources: packages, tests, scripts, the demo store and the merchant area. */
import { existsSync } from 'node:fs';
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
    const tests = join(cwd, 'e2e/tsconfig.json');
    if (existsSync(tests)) await tsc('-p', tests);
  }
});
