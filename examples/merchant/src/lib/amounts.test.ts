import { expect, test } from 'vitest';
import { findAmountError, findDecimalsError, writeAmount } from './amounts.js';

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

test.each([
  ['4.95', 'USD', undefined],
  ['4.955', 'USD', 'Enter an amount that USD has, such as 4.96.'],
  ['free', 'USD', 'Enter an amount, such as 4.95.'],
  ['', 'JPY', 'Enter an amount, such as 5.'],
  ['-5', 'JPY', 'Enter an amount, such as 5.'],
  ['500', 'JPY', undefined],
  ['500.5', 'JPY', 'Enter an amount that JPY has, such as 501.'],
])('the text %s %s: %s', (text, currency, error) => {
  expect(findAmountError(text, currency, 4.95)).toBe(error);
});

test('amounts are written with the digits of their currency', () => {
  expect(writeAmount('29', 'USD')).toBe('29.00');
  expect(writeAmount(4.5, 'KWD')).toBe('4.500');
  expect(writeAmount('2900', 'JPY')).toBe('2900');
});
