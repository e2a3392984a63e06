/**
 * Tests of the packages on every runtime, with every supported version of TypeScript, and in applications of several
 * frameworks, as installed after a rehearsed release. Fetches what is not installed: Deno, Bun, workerd, frameworks. Takes
 * minutes. Arguments select test files, such as `frameworks/next`, which install the packages of the working copy.
 */
import { build } from './lib/build.js';
import { isBuilt } from './lib/is-built.js';
import { main, run } from './lib/run.js';
import { testApplications } from './lib/test-applications.js';

const files = process.argv.slice(2);

main(async () => {
  if (files.length === 0) return run('node', ['scripts/release-rehearsal.js']);
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  await testApplications(files);
});
