import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allProductsId } from '../catalog/collection.js';
import type { StoredProduct } from '../catalog/product.js';
import { variantsOf } from '../catalog/variant.js';
import { seedCollections, seedProducts } from '../seed/shop.js';
import { anyCatalog, heldCatalog } from '../testing/catalog.js';
import { type Catalog, readCatalog } from './read-catalog.js';
import { writeCatalog } from './write-catalog.js';

const now = new Date('2026-03-01T12:00:00.000Z');
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 100);
const again = (catalog: Catalog): Catalog => readCatalog(writeCatalog(catalog), now);

/** What the file holds of a catalog: collections by their names, variants with what they take from their product. */
const held = ({ products, collections }: Catalog): unknown => {
  const names = new Map(collections.map(({ id, name }) => [id, name.toLowerCase()]));
  const inside = ({ collectionIds }: StoredProduct) =>
    new Set(collectionIds.filter((id) => id !== allProductsId).map((id) => names.get(id)));
  return products.map((product) => ({
    ...product,
    media: product.media.map(({ id, url }) => url ?? id),
    options: product.options.map(({ choices, ...option }) => ({
      ...option,
      choices: choices.map(({ value, description }) => ({ value, description })),
    })),
    variants: variantsOf(product).map((variant) => ({ ...variant, id: undefined, preorder: undefined })),
    collectionIds: inside(product),
    ...Object.fromEntries(lost.map((field) => [field, undefined])),
  }));
};

/** What the file has no column for. */
const lost = [
  'slug',
  'numericId',
  'productType',
  'giftCard',
  'digitalFile',
  'pricePerUnitData',
  'preorder',
  'seoDescription',
  'createdDate',
  'lastUpdated',
] satisfies (keyof StoredProduct)[];

describe('a catalog that is exported and imported again', () => {
  it('is the same, in all that the file can hold', () => {
    fc.assert(
      fc.property(heldCatalog, (catalog) => {
        expect(held(again(catalog))).toEqual(held(catalog));
      }),
      { numRuns },
    );
  }, 60_000);

  it('is accepted, whatever was in it, and does not change any more', () => {
    fc.assert(
      fc.property(anyCatalog, (catalog) => {
        const once = again(catalog);
        expect(once.products.map(({ id }) => id)).toEqual(catalog.products.map(({ id }) => id));
        expect(writeCatalog(again(once))).toBe(writeCatalog(once));
      }),
      { numRuns },
    );
  }, 60_000);

  it('is the shop', () => {
    const shop = { products: seedProducts(), collections: seedCollections() };
    expect(held(again(shop))).toEqual(held(shop));
    expect(again(shop).products[0]?.media).toEqual(shop.products[0]?.media);
  });

  it('is the platform’s file, row by row', () => {
    const sample = readFileSync(new URL('../../fixtures/catalog.csv', import.meta.url), 'utf8');
    const catalog = readCatalog(sample, now);
    expect(again(catalog)).toEqual(catalog);
    expect(writeCatalog(catalog)).toContain(',"<p>A shell for long, wet days.</p>\n<p>Says the tester: ""dry as');
  });

  it('has a price, a sku and a stock for each variant', () => {
    const [first, ...rows] = writeCatalog({ products: seedProducts(), collections: seedCollections() }).split('\r\n');
    expect(first).toMatch(/^handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,/);
    expect(rows.filter((row) => row.includes(',Variant,')).length).toBeGreaterThan(50);
  });
});
