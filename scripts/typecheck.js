/** Checks the types of everything: packages, tests, scripts, and the demo store. */
import { main, run } from './lib/run.js';

main(async () => {
  await run('tsc', ['-p', 'tsconfig.json']);
  await run('tsc', ['-p', 'examples/storefront/tsconfig.json']);
});
