import { expect, test } from 'vitest';
import { isPaidOnline } from './payment-due.js';

const money = (amount: string) => ({ amount, convertedAmount: amount });

test.each([
  ['an amount is due now', { payNow: money('0.01') }, true],
  ['nothing is due now', { payNow: money('0.00') }, false],
  ['the rest is due later', { payNow: money('0'), payLater: money('20.00') }, false],
  ['a subscription is charged later', { payNow: money('0'), subscriptionCharges: [{}] }, true],
  ['the amount is unknown', {}, true],
])('%s: %j', (_, paymentSummary, expected) => {
  expect(isPaidOnline({ paymentSummary })).toBe(expected);
});

test('a cart without payment summary must be paid online', () => {
  expect(isPaidOnline({})).toBe(true);
});
