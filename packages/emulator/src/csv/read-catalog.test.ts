import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collections as collectionsOf } from '../catalog/collection.js';
import { products as productsOf } from '../catalog/product.js';
import { wireProduct } from '../catalog/wire-product.js';
import { ControlledClock } from '../state/clock.js';
import { TenantState } from '../state/tenant-state.js';
import { CsvError } from './csv-error.js';
import { importCatalog } from './import-catalog.js';
import { readCatalog } from './read-catalog.js';

const sample = readFileSync(new URL('../../fixtures/catalog.csv', import.meta.url), 'utf8');
const now = new Date('2026-03-01T12:00:00.000Z');
const header =
  'handleId,fieldType,name,price,inventory,visible,discountMode,discountValue,collection,productOptionName1,productOptionType1,productOptionDescription1';

/** What is wrong with a file, as line, column and column name. */
const problem = (text: string): [number, number, string | undefined, string] => {
  try {
    readCatalog(text, now);
  } catch (error) {
    if (error instanceof CsvError) return [error.line, error.column, error.columnName, error.expected];
    throw error;
  }
  throw new Error('The file was accepted.');
};

describe('a product file', () => {
  const { products, collections } = readCatalog(sample, now);
  const [jacket, mug, second, lamp] = products;

  it('gives its products in order, with slugs that are not taken', () => {
    expect(products.map(({ slug }) => slug)).toEqual(['ridge-jacket', 'enamel-mug', 'enamel-mug-1', 'old-lamp']);
    expect(lamp?.visible).toBe(false);
  });

  it('keeps HTML and addresses of images as they are', () => {
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

  it('reads discounts, texts, sections, brand and ribbon', () => {
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

  it('makes the collections of their names, beside those every store has', () => {
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
    ['an unknown column', 'handleId,fieldType,name,pirce\n', [1, 4, undefined]],
    ['a missing column', 'handleId,fieldType,name\n', [1, 4, 'price']],
    ['a repeated column', 'handleId,fieldType,name,price,name\n', [1, 5, undefined]],
    ['an unknown type', `${header}\nA,Thing,A,1\n`, [2, 2, 'fieldType']],
    ['a price that is none', `${header}\nA,Product,A,1\n\nB,Product,B,12 dollars\n`, [4, 4, 'price']],
    ['no price', `${header}\nA,Product,A,\n`, [2, 4, 'price']],
    ['three decimals', `${header}\nA,Product,A,1.005\n`, [2, 4, 'price']],
    ['no name', `${header}\nA,Product,,1\n`, [2, 3, 'name']],
    ['a repeated handle', `${header}\nA,Product,A,1\nA,Product,B,1\n`, [3, 1, 'handleId']],
    ['a variant of nothing', `${header}\nA,Variant,,\n`, [2, 1, 'handleId']],
    ['a stock below zero', `${header}\nA,Product,A,1,-1\n`, [2, 5, 'inventory']],
    ['a strange yes', `${header}\nA,Product,A,1,1,maybe\n`, [2, 6, 'visible']],
    ['more than all of the price', `${header}\nA,Product,A,1,1,true,PERCENT,120\n`, [2, 8, 'discountValue']],
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
    ['a cell of several lines before it', `${header}\nA,Product,"A\nB",1\nB,Product,B,x\n`, [4, 4, 'price']],
  ])('tells where %s is', (_, text, place) => {
    expect(problem(text).slice(0, 3)).toEqual(place);
  });

  it('tells of a quote that is not closed', () => {
    expect(problem(`${header}\nA,Product,"A,1\nB,Product,B,1\n`)[3]).toContain('quotes');
    expect(problem('')[0]).toBe(1);
  });

  it('is read or refused with its place, whatever is cut out of it or put into it', () => {
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
      { numRuns: 500 },
    );
  });

  it('says what it found and what it expected', () => {
    expect(() => readCatalog(`${header}\nA,Product,A,1,lots\n`, now)).toThrow(
      'Line 2, column 5 (inventory): found "lots", expected a whole number from 0 to 99999, InStock or OutOfStock.',
    );
  });
});

describe('an imported catalog', () => {
  const open = () => new TenantState({ clientId: 'test' }, new ControlledClock(() => now));

  it('fills the tenant', () => {
    const tenant = open();
    importCatalog(tenant, sample);
    expect([productsOf(tenant).size, collectionsOf(tenant).size]).toEqual([4, 6]);
    const [sold] = productsOf(tenant).values();
    expect(
      sold && wireProduct(sold, { origin: 'http://localhost', currency: 'USD', merchantData: false }),
    ).toMatchObject({
      price: { price: 180, discountedPrice: 153, formatted: { discountedPrice: '$153.00' } },
      stock: { inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' },
      createdDate: '2026-03-01T12:00:00.000Z',
    });
  });

  it('changes nothing when the last line is wrong', () => {
    const tenant = open();
    expect(() => importCatalog(tenant, `${sample}Product_x,Product,X,,,,,,free`)).toThrow(CsvError);
    expect([productsOf(tenant).size, collectionsOf(tenant).size]).toEqual([0, 0]);
  });
});
