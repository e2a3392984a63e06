import { describe, expect, it } from 'vitest';
import { facetsOf } from './facets.js';
import { matches, needsMatching, platformFilter, readFilters, withoutFilters, writeFilters } from './filters.js';

const filters = (address: string) => readFilters(new URLSearchParams(address));

describe('filters in the address', () => {
  it('are read as they were written, beside other parameters', () => {
    const address =
      'q=mug&sort=price-low&min=10&max=40&type=digital&stock=in&sale=on&option=Color%3ARed&option=Size%3AM';
    expect(writeFilters(new URLSearchParams('q=mug'), filters(address)).toString()).toBe(address);
  });

  it('are left out when they make no sense', () => {
    expect(filters('sort=random&min=-1&max=abc&type=ghost&stock=yes')).toEqual(withoutFilters(filters('')));
    expect(filters('min=').min).toBeUndefined();
  });

  it('are gone after clearing, but for the order', () => {
    const cleared = withoutFilters(filters('sort=name&min=3&option=Size%3AM&sale=on'));
    expect(writeFilters(new URLSearchParams('q=x&min=3'), cleared).toString()).toBe('q=x&sort=name');
  });
});

describe('filtering', () => {
  it('leaves price and type to the platform', () => {
    expect(platformFilter(filters('min=10&max=40&type=digital'))).toEqual({
      'priceData.price': { $gte: 10, $lte: 40 },
      productType: 'digital',
    });
    expect(platformFilter(filters('min=0'))).toEqual({ 'priceData.price': { $gte: 0 } });
    expect(platformFilter(filters('stock=in'))).toEqual({});
    expect(needsMatching(filters('min=10&type=digital'))).toBe(false);
    expect(needsMatching(filters('option=Size%3AM'))).toBe(true);
  });

  const shirt = {
    stock: { inStock: true },
    priceData: { price: 20, discountedPrice: 15 },
    productOptions: [
      { name: 'Size', choices: [{ description: 'M' }, { description: 'L', visible: false }] },
      { name: 'Color', choices: [{ description: 'Red' }] },
    ],
  };

  it('matches stock and sale', () => {
    expect(matches(shirt, filters('stock=in&sale=on'))).toBe(true);
    expect(matches({ ...shirt, stock: { inStock: false } }, filters('stock=in'))).toBe(false);
    expect(matches({ ...shirt, priceData: { price: 20, discountedPrice: 20 } }, filters('sale=on'))).toBe(false);
  });

  it('takes choices of one option as alternatives, and of several options together', () => {
    expect(matches(shirt, filters('option=Size%3AM&option=Size%3AS'))).toBe(true);
    expect(matches(shirt, filters('option=Size%3AM&option=Color%3ARed'))).toBe(true);
    expect(matches(shirt, filters('option=Size%3AM&option=Color%3ABlue'))).toBe(false);
    expect(matches(shirt, filters('option=Size%3AL'))).toBe(false);
  });

  it('offers what several products can be told apart by', () => {
    const facets = facetsOf([
      { ...shirt, productType: 'physical' },
      { ...shirt, productType: 'physical', productOptions: [{ name: 'Size', choices: [{ description: 'S' }] }] },
      { productType: 'digital', priceData: { price: 4.5, currency: 'EUR' } },
    ]);
    expect(facets.prices).toEqual({ min: 4, max: 20, currency: 'EUR' });
    expect(facets.types).toEqual(['physical', 'digital']);
    expect(facets.options.map(({ name, choices }) => [name, choices.map(({ label }) => label)])).toEqual([
      ['Size', ['M', 'S']],
    ]);
  });
});
