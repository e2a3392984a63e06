import { expect, test } from 'vitest';
import { calls } from './calls.js';

test('the fault matrix has arguments for every operation that the packages export', () => {
  expect(calls.filter(({ args }) => !args).map(({ spec }) => spec.id)).toEqual([]);
  expect(calls.length).toBeGreaterThanOrEqual(425);
});
