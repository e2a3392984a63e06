import { describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { convertCollection } from '../catalog-v3/convert-catalog.js';
import { standardCollections } from '../known-collections.js';
import { CsvError } from '../rows/csv-error.js';
import { readCatalogV3 } from './read-catalog.js';

const now = new Date('2026-03-01T12:00:00.000Z');
const categories = standardCollections().map(convertCollection);
type Cells = Readonly<Record<string, string>>;

/** Writes rows as the platform does. */
function file(...rows: readonly Cells[]): string {
  const columns = [
    ...new Set(['handle', 'fieldType', 'name', 'price', ...rows.flatMap((cells) => Object.keys(cells))]),
  ];
  const lines = [columns, ...rows.map((cells) => columns.map((name) => cells[name] ?? ''))];
  return `\uFEFF${lines.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join('')}`;
}
const product = (cells: Cells = {}): Cells => ({
  handle: 'Product_1',
  fieldType: 'PRODUCT',
  name: 'Mug',
  price: '1',
  ...cells,
});
const variant = (cells: Cells): Cells => ({ handle: 'Product_1', fieldType: 'VARIANT', price: '1', ...cells });
const options = {
  price: '',
  productOptionName1: 'Color',
  productOptionType1: 'SWATCH_CHOICES',
  productOptionChoices1: '#FD04BF:Pink;#000000:Ink',
};
const read = (...rows: readonly Cells[]) => readCatalogV3(file(...rows), now, { categories });
function getProblems(...rows: readonly Cells[]): string[] {
  try {
    read(...rows);
  } catch (error) {
    if (error instanceof CsvError) return error.message.split('\n');
  }
  return [];
}

describe('the product file of Catalog V3', () => {
  it('has variants and media below their product, with names of colors alone', () => {
    const { customizations, inventoryItems, products } = read(
      product({ ...options, plainDescription: '<p>Blue</p>', ribbon: 'New', brand: 'Acme' }),
      variant({ productOptionChoices1: 'Pink', price: '38', strikethroughPrice: '40', inventory: '3', sku: 'P' }),
      variant({ productOptionChoices1: '#000000:Ink', price: '94.99', inventory: 'OUT_OF_STOCK', visible: 'FALSE' }),
      { handle: 'Product_1', fieldType: 'MEDIA', media: '22e53e_0123456789abcdef~mv2.jpg', mediaAltText: 'Mug' },
      { handle: 'Product_1', fieldType: 'MEDIA', media: 'https://example.com/mug.png' },
    );
    expect(customizations).toMatchObject([
      {
        name: 'Color',
        type: 'PRODUCT_OPTION',
        renderType: 'SWATCH_CHOICES',
        choices: [{ name: 'Pink', swatch: { type: 'ONE_COLOR', color: '#FD04BF' } }, { name: 'Ink' }],
      },
    ]);
    expect(products).toMatchObject([
      {
        handle: 'Product_1',
        slug: 'mug',
        description: { html: '<p>Blue</p>' },
        media: [{ id: '22e53e_0123456789abcdef~mv2.jpg', altText: 'Mug' }, { url: 'https://example.com/mug.png' }],
        variants: [
          { price: 38, compareAtPrice: 40, sku: 'P', visible: true },
          { price: 94.99, visible: false },
        ],
      },
    ]);
    expect(inventoryItems).toMatchObject([{ quantity: 3 }, { inStock: false }]);
  });

  it('has modifiers, pre-orders, units and packages', () => {
    const { customizations, inventoryItems, products } = read(
      product({
        modifierName1: 'Card',
        modifierType1: 'FREE_TEXT',
        modifierCharLimit1: '80',
        modifierMandatory1: 'TRUE',
        modifierDescription1: 'What should we write?',
        modifierName2: 'Charm',
        modifierType2: 'TEXT_CHOICES',
        modifierCharLimit2: '0',
        modifierMandatory2: 'FALSE',
        modifierDescription2: 'None;Heart;Stars',
        preOrderEnabled: 'true',
        preOrderMessage: 'In May',
        preOrderLimit: '20',
        inventory: '0',
        barcode: '123',
        baseUnit: '100',
        baseUnitMeasurement: 'G',
        totalUnits: '250',
        totalUnitsMeasurement: 'G',
        packageLength: '3',
        packageUnit: 'CM',
        cost: '0.5',
        weight: '1.25E+1',
        unknownColumn: 'x',
      }),
    );
    expect(customizations).toMatchObject([
      { name: 'Card', freeText: { title: 'What should we write?', key: 'What should we write?', maxLength: 80 } },
      { name: 'Charm', choices: [{ key: 'None' }, { key: 'Heart' }, { key: 'Stars' }] },
    ]);
    expect(products[0]?.modifiers).toMatchObject([{ mandatory: true }, { mandatory: false, choices: { length: 3 } }]);
    expect(inventoryItems).toMatchObject([
      { quantity: 0, preorder: { enabled: true, message: 'In May', limit: 20, counter: 0 } },
    ]);
    expect(products[0]?.pricePerUnit).toEqual({ quantity: 100, unit: 'G' });
    expect(products[0]?.variants).toMatchObject([
      {
        unitQuantity: { quantity: 250, unit: 'G' },
        packageDimensions: { length: '3', unit: 'CM' },
        cost: 0.5,
        weight: 12.5,
        barcode: '123',
      },
    ]);
  });

  it('creates categories from their slugs, and does not list that of all products', () => {
    const catalog = read(product({ categorySlugs: 'all-products;kitchen-table;featured-products' }));
    expect(catalog.categories.map(({ name, slug }) => [slug, name])).toEqual([
      ['all-products', 'All Products'],
      ['featured-products', 'Featured Products'],
      ['kitchen-table', 'Kitchen Table'],
    ]);
    const [, featured, kitchen] = catalog.categories;
    expect(catalog.products[0]?.mainCategoryId).toBe(kitchen?.id);
    expect(catalog.categoryItems.map(({ categoryId }) => categoryId)).toEqual([kitchen?.id, featured?.id]);
  });

  it.each<[string, readonly Cells[], RegExp]>([
    [
      'types in lower case',
      [product(), variant({ fieldType: 'Variant' })],
      /fieldType\): found "Variant", expected PRODUCT, VARIANT or MEDIA/,
    ],
    ['rows without a product', [variant({})], /handle of a PRODUCT row above/],
    ['the same handle twice', [product(), product()], /no other PRODUCT row/],
    ['variants of a product without options', [product(), variant({})], /the handle of a product with options/],
    ['options without variants', [product(options)], /VARIANT rows below/],
    ['unknown choices', [product(options), variant({ productOptionChoices1: 'Red' })], /one of Pink, Ink/],
    ['colors without a name', [product({ ...options, productOptionChoices1: 'Pink' })], /colors as #hex:name/],
    [
      'the types of Catalog V1',
      [product({ ...options, productOptionType1: 'COLOR' })],
      /TEXT_CHOICES or SWATCH_CHOICES/,
    ],
    [
      'the same choices twice',
      [product(options), ...[1, 2].map(() => variant({ productOptionChoices1: 'Ink' }))],
      /each combination/,
    ],
    ['no price', [product({ price: '' })], /a price, such as 24.50/],
    ['lower prices to compare with', [product({ strikethroughPrice: '0.5' })], /not lower than the price/],
    ['the stock of Catalog V1', [product({ inventory: 'InStock' })], /a whole number, IN_STOCK or OUT_OF_STOCK/],
    [
      'other modifiers',
      [product({ modifierName1: 'X', modifierType1: 'X' })],
      /FREE_TEXT, TEXT_CHOICES or SWATCH_CHOICES/,
    ],
    [
      'media that are no files',
      [product(), { handle: 'Product_1', fieldType: 'MEDIA', media: '' }],
      /URL .* or a file name/,
    ],
  ])('is rejected with %s', (_, rows, expected) => {
    expect(getProblems(...rows).join('\n')).toMatch(expected);
  });

  it('is imported into stores with Catalog V3 only, which import files of Catalog V1 too', async () => {
    const csv = file(product());
    expect(() => createEmulator({ catalogVersion: 'v1', seed: { csv } })).toThrow(/product file of Catalog V3/);
    for (const seed of [{ csv }, { csv: 'handleId,fieldType,name,price\nA,Product,Mug,1\n' }]) {
      const emulator = createEmulator({ catalogVersion: 'v3', seed });
      const response = await emulator.fetch(new Request('http://localhost/_emulator/data/v3-products'));
      expect(await response.json()).toMatchObject([{ name: 'Mug', variants: [{ price: 1 }] }]);
    }
  });
});
