/**
 * The long runs: every property test, comparison and kill of the emulator, many times over. Minutes, not seconds; the
 * ordinary tests do the same with smaller counts and a fixed seed. What is in the environment already is kept.
 */
import { main, run, environment } from './lib/run.js';

const counts = {
  PROPERTY_RUNS: '5000',
  PROPERTY_SEED: String(Date.now() | 0),
  HOSTILE_RUNS: '100000',
  CONFORMANCE_RUNS: '300',
  FAULT_ROUNDS: '4',
  KILLS: '200',
  BROWSER_ROUNDS: '200',
};

main(() => {
  const env = { ...counts, ...environment };
  console.log(`PROPERTY_SEED=${env.PROPERTY_SEED}`);
  return run('vitest', ['run', '--test-timeout=600000', ...process.argv.slice(2)], { env });
});
