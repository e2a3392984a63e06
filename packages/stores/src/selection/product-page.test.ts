import { describe, expect, it } from 'vitest';
import type { Product } from '../products/index.js';
import { getImage, getInitialChoices, getPrice, listImages, toCatalogReference } from './index.js';

const image = (name: string) => ({ _id: name, image: { url: `https://example.com/${name}.jpg`, altText: name } });
const priced = (price: number, discountedPrice = price) => ({ currency: 'EUR', price, discountedPrice });

/** Red in S and L; blue in S, sold out. One material. */
const shirt = {
  _id: 'shirt',
  manageVariants: true,
  priceData: { ...priced(50), pricePerUnit: 2.5 },
  media: { mainMedia: image('front'), items: [image('front'), image('back')] },
  productOptions: [
    {
      name: 'Color',
      optionType: 'color',
      choices: [
        { value: '#00f', description: 'Blue', media: { items: [image('blue'), image('front')] } },
        { value: '#f00', description: 'Red', media: { mainMedia: image('red') } },
      ],
    },
    { name: 'Size', optionType: 'drop_down', choices: [{ description: 'S' }, { description: 'L' }] },
    { name: 'Material', optionType: 'drop_down', choices: [{ description: 'Wool' }] },
  ],
  variants: [
    {
      choices: { Color: 'Blue', Size: 'S', Material: 'Wool' },
      variant: { priceData: priced(40) },
      stock: { inStock: false },
    },
    { choices: { Color: 'Red', Size: 'S', Material: 'Wool' }, variant: { priceData: priced(40, 30) } },
    { choices: { Color: 'Red', Size: 'L', Material: 'Wool' }, variant: { priceData: priced(60, 45) } },
  ],
} satisfies Product;

describe('price of a selection', () => {
  it('is the cheapest as charged while several variants match', () => {
    expect(getPrice(shirt)).toEqual({ amount: 30, currency: 'EUR', compareAt: 40, isFrom: true });
    expect(getPrice(shirt, { choices: { Size: 'L' } })).toEqual({
      amount: 45,
      currency: 'EUR',
      compareAt: 60,
      isFrom: false,
    });
  });

  it("is the product's price for a combination that is not offered", () => {
    expect(getPrice(shirt, { choices: { Color: 'Blue', Size: 'L' } })?.amount).toBe(30);
  });

  it('has the price per unit, and is missing without a price', () => {
    expect(getPrice({ priceData: { price: 12, currency: 'EUR', pricePerUnit: 2.5 } })).toEqual({
      amount: 12,
      currency: 'EUR',
      perUnit: 2.5,
      isFrom: false,
    });
    expect(getPrice({})).toBeUndefined();
  });
});

describe('initial choices', () => {
  it('are the first color in stock and the only choice of an option', () => {
    expect(getInitialChoices(shirt)).toEqual({ Color: 'Red', Material: 'Wool' });
  });

  it('are the requested choices that the product has, by name or value', () => {
    const requested = { Color: '#00f', Size: 'L', Material: 'Silk', utm_source: 'mail' };
    expect(getInitialChoices(shirt, requested)).toEqual({ Color: 'Blue', Size: 'L', Material: 'Wool' });
  });

  it('support options named after members of `Object.prototype`', () => {
    const product = { productOptions: [{ name: 'constructor', choices: [{ description: 'One' }] }] };
    expect(getInitialChoices(product)).toEqual({ constructor: 'One' });
    expect(getInitialChoices({})).toEqual({});
  });
});

describe('images', () => {
  it('are those of the product, then those of its choices, each once', () => {
    expect(listImages(shirt).map(({ id }) => id)).toEqual(['front', 'back', 'blue', 'red']);
    expect(listImages({ media: { mainMedia: image('only'), items: [] } })).toEqual([
      { id: 'only', url: 'https://example.com/only.jpg', altText: 'only' },
    ]);
    expect(listImages({})).toEqual([]);
  });

  it('follow the selected choice', () => {
    expect(getImage(shirt, { choices: { Color: 'Red' } })?.id).toBe('red');
    expect(getImage(shirt, { choices: { Size: 'S' } })?.id).toBe('front');
    expect(getImage({ media: { items: [{ image: { url: 'https://example.com/x.jpg' } }] } })).toEqual({
      id: 'https://example.com/x.jpg',
      url: 'https://example.com/x.jpg',
      altText: '',
    });
    expect(getImage({})).toBeUndefined();
  });
});

it('references the subscription option', () => {
  const { options } = toCatalogReference({ _id: 'tea' }, { subscriptionOptionId: 'monthly' });
  expect(options).toEqual({ variantId: '00000000-0000-0000-0000-000000000000', subscriptionOptionId: 'monthly' });
});
