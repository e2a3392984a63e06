import { expect, test } from 'vitest';
import { getSubscriptionPrice } from './index.js';

const price = { amount: '19.00', currency: 'USD', isFrom: false };

test('the price of a subscription is that of the selection, less its discount, and never negative', () => {
  const discounted = (discount: { percent: number } | { amount: string }) =>
    getSubscriptionPrice(price, { discount }).amount;
  expect(discounted({ percent: 10 })).toBe('17.10');
  expect(discounted({ percent: 12.5 })).toBe('16.62');
  expect(discounted({ amount: '4' })).toBe('15.00');
  expect(discounted({ amount: '20' })).toBe('0');
});

test('the compare-at price is the price without the subscription, unless the product is discounted itself', () => {
  const tenPercent = { discount: { percent: 10 } };
  expect(getSubscriptionPrice({ ...price, perUnit: '1.58' }, tenPercent)).toEqual({
    ...price,
    amount: '17.10',
    compareAt: '19.00',
  });
  const reduced = { ...price, compareAt: '25.00', isFrom: true };
  expect(getSubscriptionPrice(reduced, tenPercent)).toEqual({ ...reduced, amount: '17.10' });
});

test('without a subscription or discount, the price stays as it is', () => {
  expect(getSubscriptionPrice(price, {})).toBe(price);
  expect(getSubscriptionPrice(price)).toBe(price);
});
