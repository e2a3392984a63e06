import { availableParallelism } from 'node:os';

import { expect, test } from 'vitest';

import { stressRuns } from './stress.js';

const workers = ['--workers', String(4 * availableParallelism())];

test('a stress run starts the tests three times in a random order, four on a processor, without retries', () => {
  const common = [...workers, '--shuffle', '--retries', '0'];
  expect(stressRuns(['--stress'])).toEqual([
    [...common, '--output', 'test-results/stress-1'],
    [...common, '--output', 'test-results/stress-2'],
    [...common, '--output', 'test-results/stress-3'],
  ]);
});

test('a stress run takes a seed and a number of repetitions, and passes other arguments on', () => {
  expect(stressRuns(['cart.spec', '--stress', '--repeat', '20', '-g', 'two tabs', '--seed', '42'])).toEqual([
    [...workers, 'cart.spec', '-g', 'two tabs', '--shuffle', '42', '--retries', '0', '--repeat-each', '20'],
  ]);
});
