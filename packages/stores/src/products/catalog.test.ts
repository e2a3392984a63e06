import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { beforeAll, expect, test } from 'vitest';
import { collections, products } from '../index.js';

function open() {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  return createClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    modules: { collections, products },
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
    apiUrl: 'http://localhost',
  });
}

let shop: ReturnType<typeof open>;
beforeAll(() => {
  shop = open();
});

test('returns every product once over all pages', async () => {
  let page = await shop.products.queryProducts().ascending('numericId').limit(40).find();
  const total = page.totalCount ?? 0;
  const received = page.items.map(({ _id }) => _id);
  while (page.hasNext()) {
    page = await page.next();
    received.push(...page.items.map(({ _id }) => _id));
  }
  expect(total).toBeGreaterThanOrEqual(120);
  expect(new Set(received).size).toBe(total);
  expect(received).toHaveLength(total);
});

test('gets a collection by slug and sorts its products by price', async () => {
  const page = await shop.collections.queryCollections().ascending('name').find();
  expect(page.items.length).toBeGreaterThanOrEqual(8);
  const [first] = page.items;
  const { collection } = await shop.collections.getCollectionBySlug(first?.slug ?? '');
  expect(collection).toEqual(first);
  expect(await shop.collections.getCollection(first?._id ?? '')).toEqual(first);
  const cheapest = await shop.products
    .queryProducts()
    .hasSome('collectionIds', collection?._id ?? '')
    .ascending('priceData.price')
    .find();
  const prices = cheapest.items.map(({ priceData }) => priceData?.price ?? NaN);
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(cheapest.items.every(({ collectionIds }) => collectionIds?.includes(collection?._id ?? ''))).toBe(true);
});

test('gets a product, its variants and the availability of its options', async () => {
  const { products: [found] = [] } = await shop.products.queryProducts({ filter: { slug: 'everyday-tee' } });
  const id = found?._id ?? '';
  expect(found?._createdDate).toBeInstanceOf(Date);
  expect((await shop.products.getProduct(id)).product).toMatchObject({ _id: id, name: 'Everyday Tee' });

  const choices = { Size: 'M', Color: 'Ink' };
  const { variants = [] } = await shop.products.queryProductVariants(id, { choices });
  expect(variants.map((variant) => variant.choices)).toEqual([choices]);
  expect(variants[0]?.stock?.inStock).toBe(false);

  const soldOut = await shop.products.getProductOptionsAvailability(id, choices);
  expect(soldOut.availableForPurchase).toBe(false);
  const good = await shop.products.getProductOptionsAvailability(id, { Size: 'L', Color: 'Moss' });
  expect(good).toMatchObject({ availableForPurchase: true, selectedVariant: { inStock: true } });
});

test('unknown products and invalid queries are errors', async () => {
  await expect(shop.products.getProduct('11111111-1111-4111-8111-111111111111')).rejects.toMatchObject({ status: 404 });
  await expect(shop.collections.getCollectionBySlug('no-such-collection')).rejects.toMatchObject({ status: 404 });
  // @ts-expect-error brand can not be filtered by
  await expect(shop.products.queryProducts({ filter: { brand: 'x' } })).rejects.toMatchObject({
    status: 400,
    kind: 'validation',
  });
});
