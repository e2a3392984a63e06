/**
 * The long runs: every property test, comparison and kill of the emulator, many times over. Minutes, not seconds; the
 * ordinary tests do the same with smaller counts. Counts that are in the environment already are kept.
 */
import { main, run, environment } from './lib/run.js';

const counts = {
  PROPERTY_RUNS: '5000',
  HOSTILE_RUNS: '100000',
  CONFORMANCE_RUNS: '300',
  FAULT_ROUNDS: '4',
  KILLS: '200',
  BROWSER_ROUNDS: '200',
};

main(() =>
  run('vitest', ['run', '--test-timeout=600000', ...process.argv.slice(2)], { env: { ...counts, ...environment } }),
);
