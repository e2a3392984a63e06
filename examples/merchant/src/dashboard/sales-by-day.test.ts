import type { Order } from '@cartwright/ecom/orders';
import { expect, test } from 'vitest';
import { salesByDay, startOfDays } from './sales-by-day.js';

const now = new Date('2026-03-01T10:00:00Z');
const order = (time: string, amount: string, refunded = '0.00'): Order => ({
  _createdDate: new Date(time),
  priceSummary: { total: { amount } },
  balanceSummary: { refunded: { amount: refunded } },
});

test('adds up the orders and refunds of each day, without rounding errors', () => {
  const orders = [
    order('2026-02-27T00:00:00Z', '0.10', '0.05'),
    order('2026-02-27T23:59:59Z', '0.20'),
    order('2026-03-01T09:00:00Z', '5.00', '5.00'),
  ];
  expect(salesByDay(orders, 3, now)).toEqual([
    { day: '2026-02-27', gross: '0.30', refunded: '0.05', net: '0.25', orders: 2 },
    { day: '2026-02-28', gross: '0', refunded: '0', net: '0', orders: 0 },
    { day: '2026-03-01', gross: '5.00', refunded: '5.00', net: '0.00', orders: 1 },
  ]);
});

test('leaves out orders of earlier days', () => {
  expect(salesByDay([order('2026-02-26T23:59:59Z', '9')], 3, now).every(({ orders }) => orders === 0)).toBe(true);
});

test('starts at midnight of the first day', () => {
  expect(startOfDays(14, now)).toEqual(new Date('2026-02-16T00:00:00Z'));
});
