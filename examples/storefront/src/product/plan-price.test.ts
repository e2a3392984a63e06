import { expect, test } from 'vitest';
import { planDiscount, planPrice } from './plan-price.js';

const price = { amount: '19.00', currency: 'USD', isFrom: false };

test('the price of a plan is the product’s, less the discount', () => {
  expect(planPrice({}, price)).toBe('19.00');
  expect(planPrice({ discount: { percent: 10 } }, price)).toBe('17.10');
  expect(planPrice({ discount: { amount: '4' } }, price)).toBe('15.00');
  expect(planPrice({ discount: { amount: '20' } }, price)).toBe('0');
  expect(planPrice({}, { ...price, isFrom: true })).toBeUndefined();
});

test('words of a discount', () => {
  expect(planDiscount({ discount: { percent: 10 } })).toBe('10% off');
  expect(planDiscount({ discount: { amount: '2.50' } }, 'EUR')).toBe('€2.50 off');
  expect(planDiscount({})).toBe('');
});
