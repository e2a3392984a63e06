import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allProductsId } from '../shop/catalog-v1/collection.js';
import type { StoredProduct } from '../shop/catalog-v1/product.js';
import { getVariants } from '../shop/catalog-v1/variant.js';
import { shopCatalog } from '../seed/shop.js';
import { anyCatalog, storableCatalog } from '../testing/catalog.js';
import { type Catalog, readCatalog } from './read-catalog.js';
import { writeCatalog } from './export-catalog.js';
import { repetitions } from '../../../../scripts/lib/scope.js';

const now = new Date('2026-03-01T12:00:00.000Z');
const numRuns = repetitions({ sample: 30, full: 100, soak: 5000 });
const repeated = (catalog: Catalog): Catalog => readCatalog(writeCatalog(catalog), now);

/**
 * Reduces a catalog to what the file format can contain: collections by name, and variants with the values inherited
 * from their product.
 */
const held = ({ products, collections }: Catalog): unknown => {
  const names = new Map(collections.map(({ id, name }) => [id, name.toLowerCase()]));
  const inside = ({ collectionIds }: StoredProduct) =>
    new Set(collectionIds.filter((id) => id !== allProductsId).map((id) => names.get(id)));
  return products.map((product) => ({
    ...product,
    media: product.media.map(({ id, url, video }) => [id, url, video]),
    options: product.options.map(({ choices, ...option }) => ({
      ...option,
      choices: choices.map(({ value, description }) => ({ value, description })),
    })),
    variants: getVariants(product).map((variant) => ({ ...variant, id: undefined, preorder: undefined })),
    collectionIds: inside(product),
    // The file has columns for two of them.
    customTextFields: product.customTextFields.slice(0, 2),
    ...Object.fromEntries(lost.map((field) => [field, undefined])),
  }));
};

/** Fields without a column in the file. */
const lost = [
  'slug',
  'numericId',
  'productType',
  'giftCard',
  'digitalFile',
  'pricePerUnitData',
  'preorder',
  'seoDescription',
  'seoData',
  'createdDate',
  'lastUpdated',
] satisfies (keyof StoredProduct)[];

/** Returns the rows of a file, with cells by column name. */
const getCells = (text: string): Record<string, string>[] => parse(text, { columns: true, skip_empty_lines: true });

/** Normalizes a cell: the case of booleans, the decimals of numbers, and the color in a variant's row to its name. */
const alike = (cell: string): string => {
  const text = cell.trim().replace(/^#[0-9a-f]{6}:(\w+)$/i, '$1');
  if (/^-?\d+(\.\d+)?$/.test(text)) return String(Number(text));
  return /^(true|false)$/i.test(text) ? text.toLowerCase() : text;
};

describe('a catalog that is exported and imported again', () => {
  it('is unchanged in all that the file can hold', () => {
    fc.assert(
      fc.property(storableCatalog, (catalog) => {
        expect(held(repeated(catalog))).toEqual(held(catalog));
      }),
      { numRuns },
    );
  }, 60_000);

  it('is accepted for any catalog, and is stable from the first round trip', () => {
    fc.assert(
      fc.property(anyCatalog, (catalog) => {
        const once = repeated(catalog);
        expect(once.products.map(({ id }) => id)).toEqual(catalog.products.map(({ id }) => id));
        expect(writeCatalog(repeated(once))).toBe(writeCatalog(once));
      }),
      { numRuns },
    );
  }, 60_000);

  it('preserves the shop', () => {
    const shop = shopCatalog();
    expect(held(repeated(shop))).toEqual(held(shop));
    expect(repeated(shop).products[0]?.media).toEqual(shop.products[0]?.media);
  });

  it('preserves the platform’s file, row by row and cell by cell', () => {
    const sample = readFileSync(new URL('../../fixtures/catalog.csv', import.meta.url), 'utf8');
    const catalog = readCatalog(sample, now);
    expect(repeated(catalog)).toEqual(catalog);
    const [given, written] = [getCells(sample), getCells(writeCatalog(catalog))];
    expect(written).toHaveLength(given.length);
    for (const [row, cells] of given.entries())
      for (const [column, cell] of Object.entries(cells))
        if (cell !== '' && column !== 'handleId')
          expect(alike(written[row]?.[column] ?? ''), `row ${row + 1}, ${column}`).toBe(alike(cell));
    const handles = (rows: typeof given) => rows.map(({ handleId }, row) => handleId === rows[row - 1]?.['handleId']);
    expect(handles(written)).toEqual(handles(given));
  });

  it('has a price, SKU and stock for each variant', () => {
    const [first, ...rows] = writeCatalog(shopCatalog()).split('\r\n');
    expect(first).toMatch(/^handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,/);
    expect(rows.filter((row) => row.includes(',Variant,')).length).toBeGreaterThan(50);
  });
});
