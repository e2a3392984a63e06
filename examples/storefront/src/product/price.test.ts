import { describe, expect, it } from 'vitest';
import { discountLabel, shownPrice } from './price.js';

const priceData = (price: number, discountedPrice = price) => ({
  currency: 'USD',
  price,
  discountedPrice,
  formatted: { price: `$${price}.00`, discountedPrice: `$${discountedPrice}.00` },
});
const variant = (id: string, price: number, discountedPrice = price, visible = true) => ({
  _id: id,
  variant: { visible, priceData: priceData(price, discountedPrice) },
});

describe('the price of a product', () => {
  it('is that of the selected variant, with what it was before a discount', () => {
    const small = variant('s', 40, 30);
    const product = { priceData: priceData(50), variants: [small, variant('l', 60)] };
    expect(shownPrice(product, small)).toMatchObject({ amount: '$30.00', before: '$40.00', isFrom: false });
  });

  it('starts from the cheapest offered variant while none is selected', () => {
    const product = { variants: [variant('l', 60), variant('s', 40), variant('hidden', 5, 5, false)] };
    expect(shownPrice(product)).toMatchObject({ amount: '$40.00', isFrom: true });
  });

  it('says no "from" when all variants cost the same, and no "before" without a discount', () => {
    const shown = shownPrice({ variants: [variant('s', 40), variant('l', 40)] });
    expect(shown).toMatchObject({ amount: '$40.00', isFrom: false });
    expect(shown.before).toBeUndefined();
  });

  it('is the product’s where it has no variants', () => {
    expect(shownPrice({ priceData: priceData(12) }).amount).toBe('$12.00');
  });
});

describe('a discount', () => {
  it('is said in percent or in money', () => {
    expect(discountLabel({ discount: { type: 'PERCENT', value: 15 } })).toBe('15% off');
    expect(discountLabel({ discount: { type: 'AMOUNT', value: 5 } })).toBe('$5 off');
    expect(discountLabel({ discount: { type: 'AMOUNT', value: 5.5 } })).toBe('$5.50 off');
  });

  it('is not said where there is none', () => {
    expect(discountLabel({ discount: { type: 'NONE', value: 5 } })).toBeUndefined();
    expect(discountLabel({ discount: { type: 'PERCENT', value: 0 } })).toBeUndefined();
    expect(discountLabel({})).toBeUndefined();
  });
});
