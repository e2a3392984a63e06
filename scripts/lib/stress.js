import { availableParallelism } from 'node:os';

/**
 * Replaces the options of `pnpm test:browser --stress` by Playwright's: tests run in a random order, each three times, and
 * none once more because it failed. Four tests share each processor, so that each runs four times slower, as do the store
 * and the emulator. Playwright prints the seed of the order.
 *
 * @param {string[]} args `--seed N` repeats the order of an earlier run, `--repeat N` runs each test N times.
 * @returns {string[]}
 */
export function stressArguments(args) {
  const rest = args.filter((argument) => argument !== '--stress');
  /** @param {string} option */
  const take = (option) => {
    const at = rest.indexOf(option);
    return at === -1 ? [] : rest.splice(at, 2).slice(1);
  };
  const seed = take('--seed');
  const [repeat = '3'] = take('--repeat');
  const workers = String(4 * availableParallelism());
  return ['--workers', workers, ...rest, '--shuffle', ...seed, '--repeat-each', repeat, '--retries', '0'];
}
