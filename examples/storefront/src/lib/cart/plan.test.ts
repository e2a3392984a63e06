import { expect, test } from 'vitest';
import { plans } from '../language/en/plans.js';
import { planDetails, planWords } from './plan.js';

test('words of a schedule name the interval, and the number of payments if it is limited', () => {
  expect(planWords({ frequency: 'MONTH', interval: 1, autoRenewal: true }, plans)).toBe('Every month');
  expect(planWords({ frequency: 'WEEK', interval: 2 }, plans)).toBe('Every 2 weeks');
  expect(planWords({ frequency: 'MONTH', interval: null, billingCycles: 6 }, plans)).toBe('Every month, 6 payments');
  expect(planWords({ frequency: 'YEAR', billingCycles: 6, autoRenewal: true }, plans)).toBe('Every year');
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
  expect(planDetails({ attributes: { subscriptionInfo: inBag } }, plans)).toEqual(plan);
  expect(planDetails({ subscriptionInfo: ordered }, plans)).toEqual(plan);
  expect(planDetails({ subscriptionInfo: { ...ordered, subscriptionOptionDescription: null } }, plans)).toEqual([
    { name: 'Monthly', value: 'Every month' },
  ]);
  expect(planDetails({ attributes: {} }, plans)).toEqual([]);
});
