import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.js';

test.each([
  ['12', 12],
  ['$12.50', 12.5],
  ['12,5', 12.5],
  ['12,50 €', 12.5],
  ['1,250', 1250],
  ['1.250', 1250],
  ['1.250,99 $', 1250.99],
  ['.99', 0.99],
  ['', undefined],
  ['cheap', undefined],
])('reads %j as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});
