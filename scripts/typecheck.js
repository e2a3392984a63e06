/** Checks the types of all sources: packages, tests, scripts and the demo store. */
import { join } from 'node:path';

import { main, root, run } from './lib/run.js';
import { tsc } from './lib/tsc.js';

const store = join(root, 'examples/storefront');

main(async () => {
  await tsc('-p', 'tsconfig.json');
  await run(join(store, 'node_modules/.bin/react-router'), ['typegen'], { cwd: store });
  await tsc('-p', join(store, 'tsconfig.json'));
});
