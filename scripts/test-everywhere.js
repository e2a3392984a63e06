/** Runs the walk of the built packages on every runtime, also those that are fetched for it: Deno, Bun, workerd and Hermes. */
import { build } from './lib/build.js';
import { isBuilt } from './lib/is-built.js';
import { environment, main, run } from './lib/run.js';

main(async () => {
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  await run('vitest', ['run', '--project', 'built', 'runtimes'], { env: { ...environment, EVERY_RUNTIME: '1' } });
});
