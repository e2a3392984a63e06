import { expect, test } from 'vitest';
import { fromPercent, toPercent } from './percent.js';

test.each([
  ['0.0725', '7.25'],
  ['0.19', '19'],
  ['0.08875', '8.875'],
  ['0.00375', '0.375'],
  ['0.2', '20'],
  ['1', '100'],
  ['0', '0'],
])('%s is %s %%', (rate, percent) => {
  expect(toPercent(rate)).toBe(percent);
  expect(fromPercent(percent)).toBe(rate);
});

test.each(['', '-1', '101', '7,5', '7.', '7.12345', 'ten'])('rejects %j', (text) => {
  expect(fromPercent(text)).toBeUndefined();
});
