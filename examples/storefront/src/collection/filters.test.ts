import { describe, expect, it } from 'vitest';
import type { Product } from '@cartwright/stores/products';
import { facetsOf } from './facets.js';
import {
  arrange,
  type Filters,
  needsMatching,
  needsMore,
  platformFilter,
  readFilters,
  withoutFilters,
  writeFilters,
} from './filters.js';

const filters = (address: string) => readFilters(new URLSearchParams(address));

describe('filters in the URL', () => {
  it('are read as they were written, beside other parameters', () => {
    const address =
      'q=mug&sort=price-low&min=10&max=40&type=digital&stock=in&sale=on&option=Color%3ARed&option=Size%3AM';
    expect(writeFilters(new URLSearchParams('q=mug'), filters(address)).toString()).toBe(address);
  });

  it('are ignored if they are invalid', () => {
    expect(filters('sort=random&min=-1&max=abc&type=ghost&stock=yes')).toEqual(withoutFilters(filters('')));
    expect(filters('min=').min).toBeUndefined();
  });

  it('are removed by clearing, except for the sort order', () => {
    const cleared = withoutFilters(filters('sort=name&min=3&option=Size%3AM&sale=on'));
    expect(writeFilters(new URLSearchParams('q=x&min=3'), cleared).toString()).toBe('q=x&sort=name');
  });
});

describe('filtering', () => {
  it('sends only the type to the platform, which cannot filter by discounted price, stock or choices', () => {
    expect(platformFilter(filters('min=10&max=40&type=digital'))).toEqual({ productType: 'digital' });
    expect(platformFilter(filters('stock=in'))).toEqual({});
    expect(needsMatching(filters('type=digital&sort=name'))).toBe(false);
    for (const address of ['min=10', 'max=10', 'sale=on', 'option=Size%3AM', 'sort=price-low', 'sort=price-high']) {
      expect(needsMatching(filters(address)), address).toBe(true);
    }
  });

  const matches = (product: Product, wished: Filters) => arrange([product], wished).length === 1;
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

  it('compares the discounted price, and the lowest one of the variants', () => {
    const reduced = { priceData: { price: 62, discountedPrice: 49.6 }, discount: { type: 'PERCENT', value: 20 } };
    expect(matches(reduced, filters('sale=on&max=60'))).toBe(true);
    expect(matches(reduced, filters('max=49.6'))).toBe(true);
    expect(matches(reduced, filters('max=49'))).toBe(false);
    expect(matches(reduced, filters('min=50'))).toBe(false);
    const sized = {
      manageVariants: true,
      priceData: { price: 10 },
      productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
      variants: [
        { choices: { Size: 'S' }, variant: { priceData: { price: 30 } } },
        { choices: { Size: 'L' }, variant: { priceData: { price: 60 } } },
      ],
    };
    expect(matches(sized, filters('min=20&max=30'))).toBe(true);
    expect(matches(sized, filters('max=20'))).toBe(false);
  });

  it('sorts by the discounted price', () => {
    const products = [4, 8, 10].map((price, index) => ({
      priceData: { price, discountedPrice: [4, 8, 3][index] ?? 0 },
    }));
    const charged = (address: string) =>
      arrange(products, filters(address)).map((one) => one.priceData?.discountedPrice);
    expect(charged('sort=price-low')).toEqual([3, 4, 8]);
    expect(charged('sort=price-high')).toEqual([8, 4, 3]);
    expect(charged('sort=name')).toEqual([4, 8, 3]);
  });

  it('fetches products until enough match or the limit is reached, and all up to the limit to sort by price', () => {
    const progress = { read: 100, matching: 0, wanted: 24, limit: 500 };
    expect(needsMore(filters('max=5'), progress)).toBe(true);
    expect(needsMore(filters('max=5'), { ...progress, matching: 24 })).toBe(false);
    expect(needsMore(filters('max=5'), { ...progress, read: 500 })).toBe(false);
    expect(needsMore(filters('sort=price-low'), { ...progress, matching: 100 })).toBe(true);
    expect(needsMore(filters('sort=price-low'), { ...progress, read: 500 })).toBe(false);
  });

  it('combines choices of one option with OR, and options with AND', () => {
    expect(matches(shirt, filters('option=Size%3AM&option=Size%3AS'))).toBe(true);
    expect(matches(shirt, filters('option=Size%3AM&option=Color%3ARed'))).toBe(true);
    expect(matches(shirt, filters('option=Size%3AM&option=Color%3ABlue'))).toBe(false);
    expect(matches(shirt, filters('option=Size%3AL'))).toBe(false);
  });

  it('offers options that several products differ in', () => {
    const facets = facetsOf([
      { ...shirt, productType: 'physical' },
      { ...shirt, productType: 'physical', productOptions: [{ name: 'Size', choices: [{ description: 'S' }] }] },
      { productType: 'digital', priceData: { price: 4.5, currency: 'EUR' } },
    ]);
    expect(facets.prices).toEqual({ min: 4, max: 15, currency: 'EUR' });
    expect(facets.types).toEqual(['physical', 'digital']);
    expect(facets.options.map(({ name, choices }) => [name, choices.map(({ label }) => label)])).toEqual([
      ['Size', ['M', 'S']],
    ]);
  });
});
