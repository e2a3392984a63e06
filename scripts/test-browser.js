/**
 * Runs the browser tests alone. Arguments go to Playwright: `pnpm test:browser checkout`. `CARTWRIGHT_CATALOG=v1` runs them
 * on Catalog V1.
 */
import { runBrowserTests } from './lib/browser-tests.js';
import { environment, main } from './lib/run.js';

main(async () => {
  const args = process.argv.slice(2).filter((argument) => argument !== '--');
  process.exitCode = (await runBrowserTests({ args, env: { TEST_SCOPE: 'full', ...environment } })) === 0 ? 0 : 1;
});
