import { expect, test } from 'vitest';
import { formatDiscount, readDiscount } from './discount.js';

test.each([
  ['15%', { type: 'PERCENT', value: 15 }],
  ['12.5%', { type: 'PERCENT', value: 12.5 }],
  ['4.50', { type: 'AMOUNT', value: 4.5 }],
  ['', { type: 'NONE', value: 0 }],
] as const)('reads and formats %j', (text, discount) => {
  expect(readDiscount(text)).toEqual(discount);
  expect(formatDiscount(discount, 'USD')).toBe(text);
});

test.each(['101%', '-5', 'half', '%', '5 $', '1e2'])('rejects %j', (text) => {
  expect(readDiscount(text)).toBeUndefined();
});

test('zero is no discount', () => {
  expect(readDiscount('0%')).toEqual({ type: 'NONE', value: 0 });
  expect(readDiscount('0.00')).toEqual({ type: 'NONE', value: 0 });
});
