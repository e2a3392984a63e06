/**
 * Tests of the built packages on every runtime, also on those that are fetched for it (Deno, Bun, workerd), and with every
 * supported version of TypeScript. Minutes, not seconds.
 */
import { build } from './lib/build.js';
import { isBuilt } from './lib/is-built.js';
import { environment, main, run } from './lib/run.js';

main(async () => {
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  await run('vitest', ['run', '--project', 'built'], { env: { ...environment, EVERYWHERE: '1' } });
});
