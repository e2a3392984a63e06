import { expect, test } from 'vitest';
import { findDecimalsError } from './find-decimals-error.js';

test.each([
  ['17', 'USD', undefined],
  ['16.99', 'USD', undefined],
  ['16.990', 'USD', undefined],
  ['16.999', 'USD', 'Enter an amount that USD has, such as 17.00.'],
  ['16.999', 'KWD', undefined],
  ['1700', 'JPY', undefined],
  ['1700.5', 'JPY', 'Enter an amount that JPY has, such as 1701.'],
])('%s %s: %s', (amount, currency, error) => {
  expect(findDecimalsError(amount, currency)).toBe(error);
});
