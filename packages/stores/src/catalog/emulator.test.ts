import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { expect, test } from 'vitest';
import type { Product } from '../products/index.js';
import {
  getInitialChoices,
  getPrice,
  getStock,
  listOptions,
  toLineItem,
  validateSelection,
} from '../selection/index.js';
import {
  createCatalog,
  withStock,
  type Catalog,
  type CatalogProduct,
  type CatalogProductFilter,
  type CatalogVersion,
} from './index.js';

const open = (catalogVersion: CatalogVersion) => {
  const emulator = createEmulator({ catalogVersion });
  return createCatalog(
    createClient({
      auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
      fetch: (input, init) => emulator.fetch(new Request(input, init)),
      apiUrl: 'http://localhost',
    }),
  );
};

const listSlugs = async (catalog: Catalog) => {
  const slugs: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await catalog.queryProducts({ sort: 'name', limit: 100, cursor });
    slugs.push(...page.items.map(({ slug }) => slug));
    cursor = page.nextCursor;
  } while (cursor);
  return slugs;
};

const mediaIds = (media: CatalogProduct['media']) => media.map(({ id, type, altText }) => ({ id, type, altText }));

/**
 * A product without the fields that differ between the versions: the platform's entity, image references, the ID of a
 * default variant, and the "all products" category. Quantities differ, and the stock status if hidden variants count.
 * Variants of Catalog V1 that are not managed share a stock and an SKU; in Catalog V3, SKUs are unique.
 */
const comparable = (
  { raw: _, managesVariants: _m, onlyVariantId: _v, stockIsComplete: _s, stockStatus, ...product }: CatalogProduct,
  allProducts: string,
  hasSkus: boolean | null,
) => ({
  ...product,
  ...(product.variants.every(({ visible }) => visible) && { stockStatus }),
  media: mediaIds(product.media),
  options: product.options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({ ...choice, media: mediaIds(choice.media) })),
  })),
  variants: product.variants.map(({ stock, sku, ...variant }) => ({
    ...variant,
    ...(hasSkus && { sku }),
    ...(product.options.length === 0 && { id: 'default' }),
    availability: stock.availability,
  })),
  categoryIds: product.categoryIds.filter((id) => id !== allProducts),
});

test('every product of the demo shop is equal in both versions, and so are its options, prices and problems', async () => {
  const [v1, v3] = [open('v1'), open('v3')];
  expect([await v1.getVersion(), await v3.getVersion()]).toEqual(['v1', 'v3']);
  const slugs = await listSlugs(v1);
  expect(slugs.length).toBeGreaterThan(100);
  const allProducts = { v1: '00000000-000000-000000-000000000001', v3: '' };
  const sharing: string[] = [];
  for (const slug of slugs) {
    const [given, other] = [(await v1.getProduct({ slug }))!, (await v3.getProduct({ slug }))!];
    const one = withStock(given, await v1.getStock([given.id]));
    allProducts.v3 ||= other.categoryIds.find((id) => !one.categoryIds.includes(id)) ?? '';
    const { manageVariants: hasSkus = false, stock } = (one.raw as { entity: Product }).entity;
    if (!hasSkus && stock?.trackInventory && Number(stock.quantity) < one.variants.length && stock.inStock) {
      sharing.push(slug);
      continue;
    }
    expect(comparable(other, allProducts.v3, hasSkus)).toEqual(comparable(one, allProducts.v1, hasSkus));
    for (const choices of [{}, getInitialChoices(one), { ...one.variants.at(-1)?.choices }])
      for (const read of [getPrice, listOptions, validateSelection] as ((
        product: CatalogProduct,
        selection: object,
      ) => unknown)[])
        expect(read(other, { choices })).toEqual(read(one, { choices }));
    expect(await v3.getProduct({ id: other.id })).toEqual(other);
  }
  // Variants of V1 that are not managed share a quantity. In V3 it is divided, and here some have none.
  expect(sharing).toEqual(['linen-camp-shirt']);
});

test('products of the demo shop have titles for search engines, and lists tell which pages to leave out', async () => {
  for (const catalog of [open('v1'), open('v3')]) {
    expect((await catalog.getProduct({ slug: 'finch-tote' }))?.seo).toEqual({
      title: 'Finch Tote, Foldable Cotton Bag | Alder & Finch',
      description: 'Our small bird, screen-printed on light cotton that folds to the size of a sandwich.',
      indexable: true,
    });
    const { items } = await catalog.queryProducts({ filter: { type: 'digital' } });
    const hidden = items.filter(({ seo }) => !seo.indexable);
    expect(hidden.map(({ slug }) => slug)).toEqual(['desktop-wallpapers-four-seasons']);
  }
});

test('lists have the same products and counts in both versions, whose stock and line items need no variants', async () => {
  const [v1, v3] = [open('v1'), open('v3')];
  const query = { filter: { minPrice: 20, maxPrice: 60 }, sort: 'name', limit: 5 } as const;
  const [one, other] = [await v1.queryProducts(query), await v3.queryProducts(query)];
  expect(other.items.length).toBe(5);
  expect(await v3.queryProducts({ limit: 1 })).toMatchObject({ totalCount: (await v1.queryProducts()).totalCount });
  for (const summary of [...one.items, ...other.items]) {
    const product = (await (one.items.includes(summary) ? v1 : v3).getProduct({ id: summary.id }))!;
    expect(getPrice(summary)).toEqual(getPrice(product));
    expect(getStock(summary).availability).toBe(getStock(product).availability);
    if (validateSelection(product, {}).length === 0) expect(toLineItem(summary, {})).toEqual(toLineItem(product, {}));
  }
});

test.each(['v1', 'v3'] as const)(
  '%s: finds products by their IDs, without those that do not exist',
  async (version) => {
    const catalog = open(version);
    const { items } = await catalog.queryProducts({ limit: 3 });
    const ids = items.map(({ id }) => id);
    const page = await catalog.queryProducts({ filter: { ids: ['5eed0000-0000-4000-8000-00000000dead', ...ids] } });
    expect(page.items.map(({ id }) => id).sort()).toEqual([...ids].sort());
  },
);

test('finds words with typos in Catalog V3', async () => {
  const catalog = open('v3');
  const find = async (filter: CatalogProductFilter) =>
    (await catalog.queryProducts({ filter })).items.map(({ slug }) => slug);
  expect(await find({ text: 'quiet teepot' })).toEqual([]);
  expect(await find({ text: 'quiet teepot', fuzzy: true })).toEqual(['quiet-teapot']);
});

test.each(['v1', 'v3'] as const)('Catalog %s: a price per unit names its quantity', async (version) => {
  const coffee = await open(version).getProduct({ slug: 'house-blend-coffee' });
  expect(coffee?.variants[0]?.price).toMatchObject({ perUnit: '1.58', unit: { quantity: 1, measurementUnit: 'OZ' } });
  const teapot = await open(version).getProduct({ slug: 'quiet-teapot' });
  expect(teapot?.variants[0]?.price).not.toHaveProperty('unit');
});
