import { expect, test } from 'vitest';
import { spreadRefund } from './spread-refund.js';

const payments = [
  { paymentId: 'gift-card', amount: '10.00' },
  { paymentId: 'cash', amount: '20.00', manualRefundReason: 'OFFLINE' },
];

test('refunds the first payment first', () => {
  expect(spreadRefund(payments, '4.50')).toEqual([{ paymentId: 'gift-card', amount: { amount: '4.50' } }]);
});

test('refunds the rest from the next payment, outside of the platform for an offline payment', () => {
  expect(spreadRefund(payments, '12.50')).toEqual([
    { paymentId: 'gift-card', amount: { amount: '10.00' } },
    { paymentId: 'cash', amount: { amount: '2.50' }, externalRefund: true },
  ]);
});

test('refunds no more than was paid', () => {
  expect(spreadRefund(payments, '30.01')).toBeUndefined();
  expect(spreadRefund(payments, '30')).toHaveLength(2);
});
