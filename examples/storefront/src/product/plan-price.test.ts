import { expect, test } from 'vitest';
import { createPriceFormat } from '../lib/currency/price-format.js';
import { applyPlan, planDiscount, planPrice } from './plan-price.js';

const plain = (locale: string) => createPriceFormat(locale, undefined);
const price = { amount: '19.00', currency: 'USD', isFrom: false };

test('the price of a plan is the product’s, less the discount', () => {
  expect(planPrice({}, price)).toBe('19.00');
  expect(planPrice({ discount: { percent: 10 } }, price)).toBe('17.10');
  expect(planPrice({ discount: { amount: '4' } }, price)).toBe('15.00');
  expect(planPrice({ discount: { amount: '20' } }, price)).toBe('0');
  expect(planPrice({}, { ...price, isFrom: true })).toBeUndefined();
});

test('a discount is a percentage or an amount', () => {
  expect(planDiscount({ discount: { percent: 10 } }, plain('en-US'))).toBe('10%');
  expect(planDiscount({ discount: { percent: 12.5 } }, plain('de-DE'))).toBe('12,5\u00a0%');
  expect(planDiscount({ discount: { amount: '2.50' } }, plain('en-US'), 'EUR')).toBe('€2.50');
  expect(planDiscount({}, plain('en-US'))).toBeUndefined();
});

test('the displayed price follows the discount of the plan, also while a choice is missing', () => {
  const full = { ...price, perUnit: '1.58' };
  expect(applyPlan({}, full)).toBe(full);
  expect(applyPlan({ discount: { percent: 10 } }, full)).toEqual({ ...price, amount: '17.10', compareAt: '19.00' });
  expect(applyPlan({ discount: { amount: '4' } }, { ...price, compareAt: '25.00', isFrom: true })).toEqual({
    ...price,
    amount: '15.00',
    compareAt: '25.00',
    isFrom: true,
  });
  expect(applyPlan({ discount: { percent: 10 } }, undefined)).toBeUndefined();
});
