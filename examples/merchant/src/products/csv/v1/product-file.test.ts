import { expect, test } from 'vitest';
import type { EditedProduct } from '../../catalog/merchant-catalog.js';
import { formatCsv, parseCsv } from '../csv.js';
import { productFiles } from '../product-file.js';

const { columns, productRows } = productFiles.v1;
const read = (rows: readonly (readonly string[])[]) => productFiles.v1.read(parseCsv(formatCsv(rows)), 'USD');

const entry = (variantId: string, quantity: number | undefined) => ({
  id: variantId,
  variant: '',
  variantId,
  location: '',
  quantity,
  inStock: true,
  revision: String(quantity),
});
const color = (name: string, value: string) => ({ id: name, name, color: value, variantCount: 1 });
const tee: EditedProduct = {
  id: 'tee',
  slug: 'tee',
  revision: 'a1',
  currency: 'USD',
  categories: [],
  choiceStock: 'tracked',
  media: ['one.jpg', 'https://example.com/two.jpg'].map((file) => ({ id: file, file, altText: '', image: undefined })),
  html: '<p>Soft, "boxy"</p>',
  fields: {
    name: 'Tee',
    visible: 'on',
    discount: '12.5%',
    price: '38',
    'price:i': '36.5',
    'sku:i': 'T-I',
    'visible:i': '',
    'price:s': '38',
    'sku:s': '',
    'visible:s': 'on',
  },
  options: [
    { id: 'Color', name: 'Color', isSwatch: true, choices: [color('Ink', '#111111'), color('Sage', '#a3b18a')] },
  ],
  variants: [
    { id: 'i', name: 'Ink', choices: { Color: 'Ink' } },
    { id: 's', name: 'Sage', choices: { Color: 'Sage' } },
  ],
  stock: [entry('i', 4), entry('s', 0)],
};
const options = [{ name: 'Color', choices: ['Ink', 'Sage'], colors: { Ink: '#111111', Sage: '#a3b18a' } }];
const texts = { name: 'Tee', html: '<p>Soft, "boxy"</p>', visible: true, discount: '12.5%', revision: 'a1' };

test('reads the rows that it writes', () => {
  const rows = productRows(tee);
  const cell = (row: number, column: string) => rows[row]?.[columns.indexOf(column)];
  expect([cell(0, 'productOptionDescription1'), cell(0, 'discountMode')]).toEqual([
    '#111111:Ink;#a3b18a:Sage',
    'PERCENT',
  ]);
  expect([cell(1, 'productOptionDescription1'), cell(1, 'surcharge')]).toEqual(['#111111:Ink', '-1.5']);
  const { products, problems } = read([columns, ...rows]);
  expect(problems).toEqual([]);
  expect(products).toEqual([
    {
      ...texts,
      handle: 'product_tee',
      price: '38',
      options,
      lacksMedia: false,
      media: ['one.jpg', 'https://example.com/two.jpg'].map((file) => ({ file, altText: '' })),
      variants: [
        { choices: { Color: 'Ink' }, price: '36.5', compareAt: '', sku: 'T-I', visible: false, quantity: 4 },
        { choices: { Color: 'Sage' }, price: '38', compareAt: '', sku: '', visible: true, quantity: 0 },
      ],
    },
  ]);
});

test('writes one row for a product whose variants share their price and stock', () => {
  const fields = { ...tee.fields, price: undefined, 'price:0': '40', 'sku:0': 'T' };
  const { price: _, ...shared } = fields;
  const rows = productRows({
    ...tee,
    fields: shared,
    variants: [{ id: '0', name: '', choices: {} }],
    stock: [entry('0', undefined)],
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.[columns.indexOf('inventory')]).toBe('InStock');
  expect(read([columns, ...rows]).products).toMatchObject([
    { price: '40', options, variants: [{ choices: {}, price: '40', sku: 'T', quantity: undefined }] },
  ]);
});

test('reads a file of the platform, with exponents and other columns', () => {
  const header = ['handleId', 'fieldType', 'name', 'ribbon', 'price', 'inventory'];
  const { products } = read([header, ['product_1', 'Product', 'Car', 'New', '1.245E+4', 'InStock']]);
  expect(products).toMatchObject([{ handle: 'product_1', visible: true, variants: [{ price: '12450' }] }]);
});

test('variants without a SKU have the one of the product', () => {
  const header = ['handleId', 'fieldType', 'name', 'sku', 'price', 'productOptionName1', 'productOptionDescription1'];
  const { products } = read([
    header,
    ['a', 'Product', 'A', 'A-1', '5', 'Size', 'S;M'],
    ['a', 'Variant', '', '', '', '', 'S'],
    ['a', 'Variant', '', 'A-2', '', '', 'M'],
  ]);
  expect(products[0]?.variants.map(({ sku }) => sku)).toEqual(['A-1', 'A-2']);
});

test('reports products that it cannot read', () => {
  const header = ['handleId', 'fieldType', 'name', 'price', 'surcharge', 'discountMode', 'discountValue', 'inventory'];
  const { products, problems } = read([
    header,
    ['a', 'Product', 'A', 'free'],
    ['b', 'Product', '', '1'],
    ['c', 'Product', 'C', '1', '', 'PERCENT', '120'],
    ['d', 'Product', 'D', '1'],
    ['d', 'Variant', '', '', '-2', '', '', '3'],
    ['e', 'Product', 'E', '1'],
    ['e', 'Variant', '', '', '0', '', '', '3'],
    ['e', 'Variant', '', '', '0', '', '', 'InStock'],
    ['e', 'VARIANT'],
    ['f', 'Product', 'F', '16.999'],
  ]);
  expect(products).toEqual([]);
  expect(problems).toEqual([
    'Line 2: The price "free" is not a number. Enter one such as 29.00. The product is left out.',
    'Line 3: The name is missing. Enter one. The product is left out.',
    'Line 4: The discount "120%" is not a number, or more than 100%. The product is left out.',
    'Line 5: The price of a variant is "-1". Check its surcharge. The product is left out.',
    expect.stringMatching(/^Line 7: The stock of some variants is a number, and of others not\./),
    'Line 10: The field type "VARIANT" is not known. Enter Product or Variant.',
    'Line 11: Enter an amount that USD has, such as 17.00. The product is left out.',
  ]);
  expect(read([['handle', 'fieldType']]).problems).toHaveLength(1);
});
