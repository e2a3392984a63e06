/**
 * The long runs: every property test, comparison and kill of the emulator, many times over, with a new seed each time.
 * It prints the seed; `PROPERTY_SEED` in the environment repeats a run. At the end it changes values in the sources and
 * expects the tests that the coverage names to notice (`check-evidence.js`).
 */
import { main, run, environment } from './lib/run.js';

main(async () => {
  const env = { PROPERTY_SEED: String(Date.now() | 0), ...environment, TEST_SCOPE: 'soak' };
  console.log(`PROPERTY_SEED=${env.PROPERTY_SEED}`);
  await run('vitest', ['run', '--test-timeout=600000', ...process.argv.slice(2)], { env });
  await run('node', ['scripts/check-evidence.js']);
});
