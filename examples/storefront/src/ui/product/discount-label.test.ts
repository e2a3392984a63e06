import { getDiscount } from '@cartwright/stores/selection';
import { expect, it } from 'vitest';
import { createPriceFormat } from '../../lib/currency/price-format.js';
import { product } from '../../lib/language/en/product.js';
import { discountLabel } from './discount-label.js';

it('labels a discount as a percentage or an amount, and nothing without a discount', () => {
  const reduced = (type: string, value: number, discountedPrice: number) =>
    discountLabel(
      getDiscount({ discount: { type, value }, priceData: { currency: 'USD', price: 50, discountedPrice } }),
      createPriceFormat('en-US', undefined),
      product,
    );
  expect(reduced('PERCENT', 15, 42.5)).toBe('15% off');
  expect(reduced('AMOUNT', 5, 45)).toBe('$5 off');
  expect(reduced('AMOUNT', 5.5, 44.5)).toBe('$5.50 off');
  expect(reduced('NONE', 5, 50)).toBeUndefined();
});
