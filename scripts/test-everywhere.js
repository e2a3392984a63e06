/**
 * Tests of the built packages on every runtime, with every supported version of TypeScript, and in applications of
 * several frameworks. Fetches what is not installed: Deno, Bun, workerd, frameworks. Takes minutes. Arguments select
 * test files, such as `frameworks/next`.
 */
import { build } from './lib/build.js';
import { isBuilt } from './lib/is-built.js';
import { environment, main, run } from './lib/run.js';

main(async () => {
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  await run('vitest', ['run', '--project', 'built', ...process.argv.slice(2)], {
    env: { ...environment, EVERYWHERE: '1' },
  });
});
