import { availableParallelism } from 'node:os';

import { expect, test } from 'vitest';

import { stressArguments } from './stress.js';

const workers = ['--workers', String(4 * availableParallelism())];

test('a stress run repeats each test three times in a random order, four on a processor, without retries', () => {
  expect(stressArguments(['--stress'])).toEqual([...workers, '--shuffle', '--repeat-each', '3', '--retries', '0']);
});

test('a stress run takes a seed and a number of repetitions, and passes other arguments on', () => {
  expect(stressArguments(['cart.spec', '--stress', '--repeat', '1', '-g', 'two tabs', '--seed', '42'])).toEqual([
    ...workers,
    'cart.spec',
    '-g',
    'two tabs',
    '--shuffle',
    '42',
    '--repeat-each',
    '1',
    '--retries',
    '0',
  ]);
});
