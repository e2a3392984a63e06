import { ownOrigins } from '../kernel/origins.js';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collections as getCollections } from '../shop/catalog-v1/collection.js';
import { products as productsOf } from '../shop/catalog-v1/product.js';
import { formatProduct } from '../api/products-v1/format-product.js';
import { ControlledClock } from '../kernel/state/clock.js';
import { TenantState } from '../kernel/state/tenant-state.js';
import { readProductFile } from './read-product-file.js';
import { CsvError } from './rows/csv-error.js';
import { importCatalog } from './import-catalog.js';
import { readCatalog } from './read-catalog.js';
import { repetitions } from '../../../../scripts/lib/scope.js';

const sample = readFileSync(new URL('../../fixtures/catalog.csv', import.meta.url), 'utf8');
const now = new Date('2026-03-01T12:00:00.000Z');
const header =
  'handleId,fieldType,name,price,inventory,visible,discountMode,discountValue,collection,productOptionName1,productOptionType1,productOptionDescription1';

/** Returns the error of an invalid file. */
const getError = (text: string): CsvError => {
  try {
    readCatalog(text, now);
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
  throw new Error('The file was accepted.');
};

/** Returns the line, column and column name of each error of a file. */
const places = (text: string): unknown[] =>
  getError(text).problems.map(({ line, column, columnName }) => [line, column, columnName]);

describe('a product file', () => {
  const { products, collections } = readCatalog(sample, now);
  const [jacket, mug, second, lamp] = products;

  it('returns its products in order, with unique slugs', () => {
    expect(products.map(({ slug }) => slug)).toEqual(['ridge-jacket', 'enamel-mug', 'enamel-mug-1', 'old-lamp']);
    expect(lamp?.visible).toBe(false);
  });

  it('keeps HTML and image URLs unchanged', () => {
    expect(jacket?.description).toBe('<p>A shell for long, wet days.</p>\n<p>Says the tester: "dry as a drawer".</p>');
    expect(jacket?.media.map(({ url }) => url)).toEqual([
      'https://static.wixstatic.com/media/2f9b1c_ridge~mv2.jpg',
      'https://images.example.com/ridge-back.png',
    ]);
  });

  it('reads colors, surcharges and the stock of each variant', () => {
    expect(jacket?.options[0]).toMatchObject({
      name: 'Color',
      optionType: 'color',
      choices: [{ value: '#2f4b3f', description: 'Pine' }, { value: '#bd7253' }],
    });
    expect(
      jacket?.variants.map(({ price, weight, cost, sku, visible }) => [price, weight, cost, sku, visible]),
    ).toEqual([
      [180, 1.8, 72.5, 'RJ-P-S', true],
      [180, 1.8, 72.5, 'RJ-P-M', true],
      [192.5, 2.1, 80, 'RJ-C-L', true],
      [180, 1.8, 72.5, 'RJ-C-S', false],
    ]);
    expect(jacket?.variants.map(({ stock }) => stock.quantity ?? stock.inStock)).toEqual([4, 0, false, true]);
    expect(second).toMatchObject({ manageVariants: false, stock: { trackInventory: false, inStock: false } });
  });

  it('reads discounts, custom text fields, info sections, brand and ribbon', () => {
    expect(jacket).toMatchObject({
      discount: { type: 'PERCENT', value: 15 },
      ribbon: 'New',
      brand: 'North Ridge',
      additionalInfoSections: [{ title: 'Care' }],
    });
    expect(mug).toMatchObject({
      discount: { type: 'AMOUNT', value: 2 },
      brand: null,
      customTextFields: [{ title: 'Name on the mug', maxLength: 12, mandatory: true }],
    });
  });

  it('creates collections by name, in addition to those that every store has', () => {
    expect(collections.map(({ slug }) => slug)).toEqual([
      'all-products',
      'featured-products',
      'outerwear',
      'new-in',
      'camp',
      'camp-1',
    ]);
    expect(mug?.collectionIds).toContain(collections[0]?.id);
  });
});

describe('a malformed product file', () => {
  it.each([
    ['an unknown column', 'handleId,fieldType,name,price,pirce\n', [1, 5, undefined]],
    ['a missing column', 'handleId,fieldType,name\n', [1, 4, 'price']],
    ['a repeated column', 'handleId,fieldType,name,price,name\n', [1, 5, undefined]],
    ['an unknown type', `${header}\nA,Thing,A,1\n`, [2, 2, 'fieldType']],
    ['an invalid price', `${header}\nA,Product,A,1\n\nB,Product,B,12 dollars\n`, [4, 4, 'price']],
    ['a missing price', `${header}\nA,Product,A,\n`, [2, 4, 'price']],
    ['a price with three decimals', `${header}\nA,Product,A,1.005\n`, [2, 4, 'price']],
    ['a missing name', `${header}\nA,Product,,1\n`, [2, 3, 'name']],
    ['a repeated handle', `${header}\nA,Product,A,1\nA,Product,B,1\n`, [3, 1, 'handleId']],
    ['a variant without a product', `${header}\nA,Variant,,\n`, [2, 1, 'handleId']],
    ['a fractional stock quantity', `${header}\nA,Product,A,1,1.5\n`, [2, 5, 'inventory']],
    ['an invalid boolean', `${header}\nA,Product,A,1,1,maybe\n`, [2, 6, 'visible']],
    ['a discount above 100 percent', `${header}\nA,Product,A,1,1,true,PERCENT,120\n`, [2, 8, 'discountValue']],
    [
      'a color without a name',
      `${header}\nA,Product,A,1,1,true,,,,Color,COLOR,red;blue\n`,
      [2, 12, 'productOptionDescription1'],
    ],
    ['an unknown option type', `${header}\nA,Product,A,1,1,true,,,,Size,LIST,S\n`, [2, 11, 'productOptionType1']],
    [
      'an unknown choice',
      `${header}\nA,Product,A,1,1,true,,,,Size,DROP_DOWN,S;M\nA,Variant,,,1,,,,,,,XL\n`,
      [3, 12, 'productOptionDescription1'],
    ],
    [
      'a repeated variant',
      `${header}\nA,Product,A,1,1,true,,,,Size,DROP_DOWN,S;M\nA,Variant,,,1,,,,,,,S\nA,Variant,,,1,,,,,,,S\n`,
      [4, 12, 'productOptionDescription1'],
    ],
    ['more cells than columns', 'handleId,fieldType,name,price\nA,Product,A,1,x\n', [2, 5, undefined]],
    ['an error after a multi-line cell', `${header}\nA,Product,"A\nB",1\nB,Product,B,x\n`, [4, 4, 'price']],
    [
      'an error after Windows line breaks',
      `${header}\r\nA,Product,"A\r\nB",1\r\n\r\nB,Product,B,x\r\n`,
      [5, 4, 'price'],
    ],
    ['an unclosed quote after blank lines', `${header}\n\n ,\nA,Product,"A,1\n`, [4, 3, undefined]],
    ['an error below a header that is not the first line', `\n\n${header}\nA,Product,A,x\n`, [4, 4, 'price']],
    [
      'more variants than a product can have',
      `handleId,fieldType,name,price,productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2
A,Product,A,1,A,DROP_DOWN,${Array.from({ length: 100 }, (_, index) => index).join(';')},B,DROP_DOWN,${Array.from({ length: 11 }, (_, index) => index).join(';')}
${Array.from({ length: 1100 }, (_, index) => `A,Variant,,,,,${index % 100},,,${Math.floor(index / 100)}\n`).join('')}`,
      [1003, 2, 'fieldType'],
    ],
  ])('reports the position of %s', (_, text, place) => {
    expect(places(text)).toEqual([place]);
  });

  it('reports an unclosed quote, and the errors above it', () => {
    const { problems } = getError(`${header}\nA,Product,A,x\nB,Product,"B,1\nC,Product,C,y\n`);
    expect(problems.map(({ line, expected }) => [line, expected.includes('quotes')])).toEqual([
      [2, false],
      [3, true],
    ]);
    expect(getError('').line).toBe(1);
  });

  it('is either read, or rejected with a position within the file, for any edit of a valid file', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('"', ',', '\n', ';', '#', '-1', 'Variant', '\u0000', '\uFEFF'),
    );
    fc.assert(
      fc.property(fc.nat(sample.length), fc.nat(40), piece, (from, length, put) => {
        const text = sample.slice(0, from) + put + sample.slice(from + length);
        try {
          for (const product of readCatalog(text, now).products) expect(product.price).toBeGreaterThanOrEqual(0);
        } catch (error) {
          if (!(error instanceof CsvError)) throw error;
          const lines = text.split(/\r\n|\n|\r/).length;
          expect(error.line).toBeGreaterThanOrEqual(1);
          expect(error.line).toBeLessThanOrEqual(lines + 1);
          expect(error.column).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: repetitions({ sample: 100, full: 500 }) },
    );
  });

  it('reports all errors, in the order of the file', () => {
    const text = [
      `${header},colour`,
      'A,Product,,1,1,maybe',
      'A,Variant,,,x,,,,,,,S',
      'A,Product,B,cheap,,,PERCENT,101',
      'B,Thing,B,1,,,,,,Size,LIST,S;M',
      'B,Variant,,,,,,,,,,XL',
      'B,Variant,,,2,,,,,,,S',
      'B,Variant,,,3,,,,,,,S',
      'C,Product,C,1,,,,,,,,S',
      'C,Variant,,,,perhaps,,,,,,S',
    ].join('\n');
    expect(places(text)).toEqual([
      [1, 13, undefined],
      [2, 3, 'name'],
      [2, 6, 'visible'],
      [3, 1, 'handleId'],
      [3, 5, 'inventory'],
      [4, 1, 'handleId'],
      [4, 4, 'price'],
      [4, 8, 'discountValue'],
      [5, 2, 'fieldType'],
      [5, 11, 'productOptionType1'],
      [6, 12, 'productOptionDescription1'],
      [8, 12, 'productOptionDescription1'],
      [9, 10, 'productOptionName1'],
      [9, 11, 'productOptionType1'],
      [10, 6, 'visible'],
    ]);
    expect(getError(text).message.split('\n')).toHaveLength(15);
  });

  it('lists the first 50 errors and counts the others', () => {
    const file = (rows: number) => `${header}\n${'A,Product,A,x,1\n'.repeat(rows)}`;
    const { message, problems, total } = getError(file(40));
    expect([problems.length, total]).toEqual([50, 79]);
    expect(message.split('\n').slice(49)).toEqual([
      'Line 27, column 1 (handleId): found "A", expected a handleId that no other Product row has.',
      'And 29 more errors.',
    ]);
    expect(getError(file(26)).message).toMatch(/And 1 more error\.$/);
    expect(getError(file(2)).message).not.toContain('more');
  });

  it('is recognized as a product file of Catalog V3', () => {
    const text =
      '\uFEFFhandle,fieldType,name,visible,plainDescription,media,mediaAltText,ribbon,brand,price,strikethroughPrice\nmug,PRODUCT,Mug,TRUE,,,,,,12.5,\n';
    expect(places(text)).toEqual([[1, 1, undefined]]);
    expect(getError(text).message).toBe(
      'Line 1, column 1: found "handle", expected handleId: this is a product file of Catalog V3, which only stores with catalogVersion: \'v3\' import.',
    );
  });

  it('is reported with the found and the expected value', () => {
    expect(() => readCatalog(`${header}\nA,Product,A,1,lots\n`, now)).toThrow(
      'Line 2, column 5 (inventory): found "lots", expected a whole number, InStock or OutOfStock.',
    );
  });
});

describe('an imported catalog', () => {
  const open = () => new TenantState({ clientId: 'test' }, new ControlledClock(() => now));

  it('fills the tenant', () => {
    const tenant = open();
    importCatalog(tenant, sample);
    expect([productsOf(tenant).size, getCollections(tenant).size]).toEqual([4, 6]);
    const [sold] = productsOf(tenant).values();
    expect(
      sold && formatProduct(sold, { origin: ownOrigins('http://localhost'), currency: 'USD', merchantData: false }),
    ).toMatchObject({
      price: { price: 180, discountedPrice: 153, formatted: { discountedPrice: '$153.00' } },
      stock: { inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' },
      createdDate: '2026-03-01T12:00:00.000Z',
    });
  });

  it('skips blank lines, and rejects a file that is too large', () => {
    const progress: number[] = [];
    const onProgress = (read: number, rows: number) => progress.push(read, rows);
    const { products } = readCatalog(`${header}\n${'\n , ,\n'.repeat(1000)}A,Product,A,1\n`, now, { onProgress });
    expect([products.length, progress]).toEqual([1, [1, 1]]);
    const large = ' '.repeat(64 * 1024 ** 2 + 1);
    expect(() => readProductFile(large, now)).toThrow(/found "65 MiB", expected a product file of at most 64 MiB/);
  });

  it('imports nothing if the last line is invalid', () => {
    const tenant = open();
    expect(() => importCatalog(tenant, `${sample}Product_x,Product,X,,,,,,free`)).toThrow(CsvError);
    expect([productsOf(tenant).size, getCollections(tenant).size]).toEqual([0, 0]);
  });
});
