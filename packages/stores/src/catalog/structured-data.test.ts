import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { expect, test } from 'vitest';
import { createCatalog, getStructuredData, toPlainText, type CatalogProduct } from './index.js';

const emulator = createEmulator({ catalogVersion: 'v3' });
const catalog = createCatalog(
  createClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
    apiUrl: 'http://localhost',
  }),
);

const url = 'https://shop.example/products/p';

const getProduct = async (slug: string, changes: Partial<CatalogProduct> = {}): Promise<CatalogProduct> => {
  const product = await catalog.getProduct({ slug });
  if (!product) throw new Error(`The demo shop has no product ${slug}.`);
  return { ...product, ...changes };
};

test('a product with one variant has a price, a SKU and a brand', async () => {
  const priceRange = { min: '88', max: '88', currency: 'USD' };
  const product = await getProduct('quiet-teapot', {
    description: '<p>Holds&nbsp;tea.</p>',
    brand: 'Finch',
    priceRange,
  });
  const [variant] = product.variants;
  const images = ['https://images.example/teapot.jpg'];
  expect(getStructuredData(product, { url, images })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Quiet Teapot',
    url,
    description: 'Holds tea.',
    image: images,
    sku: variant?.sku,
    brand: { '@type': 'Brand', name: 'Finch' },
    offers: { '@type': 'Offer', url, price: '88', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
  expect(variant?.sku).toEqual(expect.any(String));
});

test('a product with variants has the range of their prices, and no SKU', async () => {
  const priceRange = { min: '29', max: '38', currency: 'USD' };
  const product = await getProduct('everyday-tee', { description: '', brand: undefined, priceRange });
  const data = getStructuredData(product, { url });
  expect(data).toMatchObject({ description: 'Everyday Tee', image: [] });
  expect(data.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '29',
    highPrice: '38',
    offerCount: product.variants.length,
  });
  expect(data).not.toHaveProperty('sku');
  expect(data).not.toHaveProperty('brand');
});

test.each([
  ['IN_STOCK', 'InStock'],
  ['PARTIALLY_OUT_OF_STOCK', 'InStock'],
  ['PREORDER', 'PreOrder'],
  ['OUT_OF_STOCK', 'OutOfStock'],
] as const)('the stock status %s is the availability %s', async (stockStatus, availability) => {
  const data = getStructuredData(await getProduct('quiet-teapot', { stockStatus }), { url });
  expect(data.offers?.availability).toBe(`https://schema.org/${availability}`);
});

test('a product with reviews has a rating, rounded to two decimal places, and its reviews', async () => {
  const product = await getProduct('quiet-teapot');
  const date = new Date('2026-03-04T05:06:07Z');
  const data = getStructuredData(product, {
    url,
    rating: { average: 14 / 3, count: 3 },
    reviews: [
      { author: 'Iris A.', rating: 5, title: 'Pours well', body: 'No drips.', date },
      { author: 'Noor', rating: 4, title: null, body: undefined, date: null },
    ],
  });
  expect(data.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.67, reviewCount: 3 });
  expect(data.review).toEqual([
    {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Iris A.' },
      reviewRating: { '@type': 'Rating', ratingValue: 5 },
      name: 'Pours well',
      reviewBody: 'No drips.',
      datePublished: '2026-03-04T05:06:07.000Z',
    },
    {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Noor' },
      reviewRating: { '@type': 'Rating', ratingValue: 4 },
    },
  ]);
});

test('a product without reviews has neither a rating nor reviews', async () => {
  const data = getStructuredData(await getProduct('quiet-teapot'), { url, rating: { average: 0, count: 0 } });
  expect(data).not.toHaveProperty('aggregateRating');
  expect(data).not.toHaveProperty('review');
});

test('a product without a price has no offers', async () => {
  expect(getStructuredData(await getProduct('quiet-teapot', { priceRange: undefined }), { url })).not.toHaveProperty(
    'offers',
  );
});

test.each([
  ['<p>Boxy &amp; washed.</p><p>Takes the smaller&nbsp;size.</p>', 100, 'Boxy & washed. Takes the smaller size.'],
  ['one two three', 10, 'one two…'],
  ['one two three', 13, 'one two three'],
  ['one two three', undefined, 'one two three'],
  ['', 10, ''],
])('the HTML %j becomes text of at most %s characters', (html, maxLength, text) => {
  expect(toPlainText(html, maxLength)).toBe(text);
});
