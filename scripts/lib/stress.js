import { availableParallelism } from 'node:os';

/**
 * Replaces the options of `pnpm test:browser --stress` by Playwright's: tests run in a random order, and none once more
 * because it failed. Four tests share each processor, so that each runs four times slower, as do the store and the
 * emulator. Playwright prints the seed of the order.
 *
 * @param {string[]} args `--seed N` repeats the order of an earlier run, `--repeat N` runs each test N times in one run.
 * @returns {string[][]} Arguments of each run. Without `--repeat` three runs, each with its own servers: an emulator has at
 *   most 1,000 shops, and each test opens one.
 */
export function stressRuns(args) {
  const rest = args.filter((argument) => argument !== '--stress');
  /** @param {string} option */
  const take = (option) => {
    const at = rest.indexOf(option);
    return at === -1 ? [] : rest.splice(at, 2).slice(1);
  };
  const seed = take('--seed');
  const [repeat] = take('--repeat');
  const workers = String(4 * availableParallelism());
  const common = ['--workers', workers, ...rest, '--shuffle', ...seed, '--retries', '0'];
  return repeat
    ? [[...common, '--repeat-each', repeat]]
    : [1, 2, 3].map((run) => [...common, '--output', `test-results/stress-${run}`]);
}
