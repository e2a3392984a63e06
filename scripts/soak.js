/**
 * Runs the long tests: every property test, comparison and kill of the emulator many times, with a new seed each time.
 * Prints the seed; `PROPERTY_SEED` repeats a run. At the end it runs `check-evidence.js`, which changes values in the
 * sources and expects tests to fail.
 */
import { main, run, environment } from './lib/run.js';

main(async () => {
  const env = { PROPERTY_SEED: String(Date.now() | 0), ...environment, TEST_SCOPE: 'soak' };
  console.log(`PROPERTY_SEED=${env.PROPERTY_SEED}`);
  await run('vitest', ['run', '--test-timeout=600000', ...process.argv.slice(2)], { env });
  await run('node', ['scripts/check-evidence.js']);
});
