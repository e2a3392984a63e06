import { expect, test } from 'vitest';
import { changedValue, findBulkValueError } from './bulk-change.js';

test.each([
  ['38.00', 'percent', '10', '41.80'],
  ['9.99', 'percent', '-15', '8.49'],
  ['38.00', 'percent', '-150', '0.00'],
  ['38.00', 'amount', '-2.50', '35.50'],
  ['38.00', 'amount', '+2', '40.00'],
  ['38.00', 'price', '12.5', '12.50'],
  ['4', 'addStock', '-6', '0'],
  ['4', 'addStock', '+6', '10'],
  ['4', 'stock', '0', '0'],
  ['', 'show', '', 'on'],
  ['on', 'hide', '', ''],
] as const)('changes %s (%s %s) to %s', (before, change, value, after) => {
  expect(changedValue(before, change, value, 'USD')).toBe(after);
});

test.each([
  ['percent', '-12.5', true],
  ['percent', 'ten', false],
  ['price', '-1', false],
  ['price', '1.999', false],
  ['price', '+1', false],
  ['amount', '-2.50', true],
  ['amount', '-2.505', false],
  ['addStock', '-3', true],
  ['addStock', '1.5', false],
  ['stock', '', false],
  ['hide', '', true],
] as const)('%s by "%s": %s', (change, value, isValid) => {
  expect(findBulkValueError(change, value, 'USD') === undefined).toBe(isValid);
});

test('amounts have the digits of the currency of the store', () => {
  expect(findBulkValueError('price', '2900', 'JPY')).toBeUndefined();
  expect(findBulkValueError('price', '29.00', 'JPY')).toBeUndefined();
  expect(findBulkValueError('price', '29.50', 'JPY')).toBe('Enter an amount that JPY has, such as 30.');
  expect(findBulkValueError('amount', '-2.50', 'JPY')).toBe('Enter an amount that JPY has, such as 3.');
  expect(changedValue('2900', 'price', '29.00', 'JPY')).toBe('29');
  expect(changedValue('2900', 'percent', '-33.3', 'JPY')).toBe('1934');
});
