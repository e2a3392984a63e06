import { expect, test } from 'vitest';
import { planDetails, planWords } from './plan.js';

test('words of a schedule name the interval, and the number of payments if it is limited', () => {
  expect(planWords({ frequency: 'MONTH', interval: 1, autoRenewal: true })).toBe('Every month');
  expect(planWords({ frequency: 'WEEK', interval: 2 })).toBe('Every 2 weeks');
  expect(planWords({ frequency: 'MONTH', interval: null, billingCycles: 6 })).toBe('Every month, 6 payments');
  expect(planWords({ frequency: 'YEAR', billingCycles: 6, autoRenewal: true })).toBe('Every year');
});

test('line items of the bag and of orders name their plan, and others none', () => {
  const subscriptionSettings = { frequency: 'MONTH', interval: 1 };
  const inBag = { title: { original: 'Monthly' }, description: { original: '10% off' }, subscriptionSettings };
  const ordered = {
    subscriptionOptionTitle: 'Monthly',
    subscriptionOptionDescription: '10% off',
    subscriptionSettings,
  };
  const plan = [{ name: 'Monthly', value: 'Every month, 10% off' }];
  expect(planDetails({ attributes: { subscriptionInfo: inBag } })).toEqual(plan);
  expect(planDetails({ subscriptionInfo: ordered })).toEqual(plan);
  expect(planDetails({ subscriptionInfo: { ...ordered, subscriptionOptionDescription: null } })).toEqual([
    { name: 'Monthly', value: 'Every month' },
  ]);
  expect(planDetails({ attributes: {} })).toEqual([]);
});
