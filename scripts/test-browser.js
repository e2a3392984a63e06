/**
 * Runs the browser tests alone. Arguments go to Playwright: `pnpm test:browser checkout`. `CARTWRIGHT_CATALOG=v1` runs them
 * on Catalog V1, `v3,v1` on both.
 *
 * `--stress` finds tests that depend on chance: four tests share each processor, style sheets and scripts are late, and
 * each test runs three times, in a random order. `--seed N` repeats an order, `--repeat N` sets the number of
 * runs.
 */
import { runBrowserTests } from './lib/browser-tests.js';
import { environment, main } from './lib/run.js';
import { stressArguments } from './lib/stress.js';

main(async () => {
  const args = process.argv.slice(2).filter((argument) => argument !== '--');
  const isStress = args.includes('--stress');
  const code = await runBrowserTests({
    args: isStress ? stressArguments(args) : args,
    env: { TEST_SCOPE: 'full', ...environment, ...(isStress && { CARTWRIGHT_STRESS: '1' }) },
  });
  process.exitCode = code === 0 ? 0 : 1;
});
