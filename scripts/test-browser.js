/**
 * Runs the browser tests alone. Arguments go to Playwright: `pnpm test:browser checkout`. `CARTWRIGHT_CATALOG=v1` runs them
 * on Catalog V1, `v3,v1` on both.
 *
 * `--stress` finds tests that depend on chance: four tests share each processor, style sheets and scripts are late, and
 * all tests run three times, in a random order. `--seed N` repeats an order, `--repeat N` runs each test N times
 * against the same servers.
 */
import { runBrowserTests } from './lib/browser-tests.js';
import { environment, main } from './lib/run.js';
import { stressRuns } from './lib/stress.js';

main(async () => {
  const args = process.argv.slice(2).filter((argument) => argument !== '--');
  const isStress = args.includes('--stress');
  const env = { TEST_SCOPE: 'full', ...environment, ...(isStress && { CARTWRIGHT_STRESS: '1' }) };
  for (const run of isStress ? stressRuns(args) : [args]) {
    if ((await runBrowserTests({ args: run, env })) !== 0) process.exitCode = 1;
  }
});
