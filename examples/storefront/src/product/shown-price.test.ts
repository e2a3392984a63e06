import { describe, expect, it } from 'vitest';
import { discountLabel, shownPrice } from './shown-price.js';

const priceData = (price: number, discountedPrice = price) => ({ currency: 'USD', price, discountedPrice });
const variant = (Size: string, price: number, discountedPrice = price) => ({
  _id: Size,
  choices: { Size },
  variant: { priceData: priceData(price, discountedPrice) },
});
const productOptions = [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }, { description: 'XL' }] }];
const shirt = { manageVariants: true, productOptions, variants: [variant('L', 60), variant('S', 40, 30)] };

describe('shown price', () => {
  it('starts from the lowest price, and is exact once a variant is selected', () => {
    expect(shownPrice(shirt)).toMatchObject({ amount: '$30.00', before: '$40.00', isFrom: true });
    expect(shownPrice(shirt, { choices: { Size: 'L' } })).toMatchObject({ amount: '$60.00', isFrom: false });
    expect(shownPrice(shirt, { choices: { Size: 'L' } }).before).toBeUndefined();
  });

  it('is the price of the product for a selection without a variant', () => {
    expect(shownPrice(shirt, { choices: { Size: 'XL' } })).toMatchObject({ amount: '$30.00', isFrom: true });
    expect(shownPrice({ priceData: { ...priceData(12), pricePerUnit: 2.4 } })).toMatchObject({
      ...{ amount: '$12.00', isFrom: false, perUnit: '$2.40' },
    });
    expect(shownPrice({})).toMatchObject({ amount: '', isFrom: false });
  });
});

it('labels a discount as a percentage or an amount, and nothing without a discount', () => {
  const reduced = (type: string, value: number, discountedPrice: number) =>
    discountLabel({ discount: { type, value }, priceData: priceData(50, discountedPrice) });
  expect(reduced('PERCENT', 15, 42.5)).toBe('15% off');
  expect(reduced('AMOUNT', 5, 45)).toBe('$5 off');
  expect(reduced('AMOUNT', 5.5, 44.5)).toBe('$5.50 off');
  expect(reduced('NONE', 5, 50)).toBeUndefined();
});
