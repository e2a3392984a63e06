import type { Order } from '@cartwright/ecom/orders';
import { expect, test } from 'vitest';
import { addPeriod, nextPayment, getState, listSubscriptions } from './subscription.js';

type Settings = NonNullable<
  NonNullable<NonNullable<Order['lineItems']>[number]['subscriptionInfo']>['subscriptionSettings']
>;

const order = (id: string, cycleNumber: number, day: string, settings: Settings = {}): Order => ({
  _id: `${id} ${cycleNumber}`,
  purchasedDate: new Date(day),
  lineItems: [
    { _id: 'once' },
    {
      subscriptionInfo: {
        _id: id,
        cycleNumber,
        subscriptionSettings: { frequency: 'MONTH', interval: 1, ...settings },
      },
    },
  ],
});
const only = (...orders: Order[]) => listSubscriptions(orders)[0]!;
/** Day before the payments of the tests are due. */
const now = new Date('2026-11-03');
const formatDay = (date: Date | undefined) => date?.toISOString().slice(0, 10);

test('subscriptions are found in orders, with all of their orders', () => {
  const found = listSubscriptions([
    order('tea', 2, '2026-11-02'),
    order('coffee', 1, '2026-10-20'),
    order('tea', 1, '2026-10-02'),
    { _id: 'other', lineItems: [{ _id: 'once' }] },
  ]);
  expect(found.map(({ id, orders }) => [id, orders.map(({ _id }) => _id)])).toEqual([
    ['tea', ['tea 2', 'tea 1']],
    ['coffee', ['coffee 1']],
  ]);
});

test('the next payment follows the latest order', () => {
  expect(formatDay(nextPayment(only(order('tea', 2, '2026-11-02'), order('tea', 1, '2026-10-02')), now))).toBe(
    '2026-12-02',
  );
  expect(formatDay(nextPayment(only(order('tea', 1, '2026-11-02', { frequency: 'WEEK', interval: 2 })), now))).toBe(
    '2026-11-16',
  );
});

test('the first payment follows the free trial', () => {
  const freeTrialPeriod = { frequency: 'DAY', interval: 14 } as const;
  expect(formatDay(nextPayment(only(order('tea', 1, '2026-11-02', { freeTrialPeriod })), now))).toBe('2026-11-16');
  expect(formatDay(nextPayment(only(order('tea', 2, '2026-11-02', { freeTrialPeriod })), now))).toBe('2026-12-02');
  const paid = { ...order('tea', 1, '2026-11-02', { freeTrialPeriod }), paymentStatus: 'PAID' as const };
  expect(formatDay(nextPayment(only(paid), now))).toBe('2026-12-16');
});

test('no payment follows the last cycle or a canceled order', () => {
  const last = only(order('tea', 6, '2026-11-02', { billingCycles: 6 }));
  const canceled = only({ ...order('tea', 1, '2026-11-02'), status: 'CANCELED' });
  expect([getState(last, now), nextPayment(last, now)]).toEqual(['complete', undefined]);
  expect([getState(canceled, now), nextPayment(canceled, now)]).toEqual(['canceled', undefined]);
  expect(getState(only(order('tea', 6, '2026-11-02', { billingCycles: 6, autoRenewal: true })), now)).toBe('running');
});

test('a subscription has ended if a payment was due and no order followed', () => {
  const tea = only(order('tea', 1, '2026-11-02'));
  expect(getState(tea, new Date('2026-12-03'))).toBe('running');
  expect([getState(tea, new Date('2026-12-05')), nextPayment(tea, new Date('2026-12-05'))]).toEqual([
    'ended',
    undefined,
  ]);
});

test.each([
  ['2027-01-31', 'MONTH', 1, '2027-02-28'],
  ['2026-12-15', 'MONTH', 3, '2027-03-15'],
  ['2028-02-29', 'YEAR', 1, '2029-02-28'],
  ['2026-12-30', 'DAY', 7, '2027-01-06'],
])('%s and %s × %i is %s', (day, frequency, interval, later) => {
  expect(formatDay(addPeriod(new Date(day), { frequency, interval }))).toBe(later);
});
