import { expect, test } from 'vitest';
import type { EditedProduct } from '../catalog/merchant-catalog.js';
import { columns, productRows } from './product-rows.js';
import { readRows } from './read-rows.js';

const entry = (variantId: string, quantity: number | undefined) => ({
  ...{ id: `item-${variantId}`, variant: '', variantId, location: 'Main', quantity, inStock: true, revision: '1' },
});

const tee: EditedProduct = {
  ...{ id: 'tee', slug: 'tee', revision: '3', currency: 'USD', media: [], options: [], categories: [] },
  fields: {
    ...{ name: 'Tee', description: '<p>Soft, "boxy"</p>', visible: '' },
    ...{ 'price:s': '38', 'compareAt:s': '45', 'sku:s': 'T-S', 'price:m': '40', 'compareAt:m': '', 'sku:m': '' },
  },
  variants: [
    { id: 's', name: 'S', choices: { Size: 'S' } },
    { id: 'm', name: 'M', choices: { Size: 'M' } },
  ],
  stock: [entry('s', 4), entry('m', undefined)],
};

test('reads the rows that it writes', () => {
  const { products, problems } = readRows([[...columns], ...productRows(tee)]);
  expect(problems).toEqual([]);
  expect(products).toEqual([
    {
      ...{ handle: 'Product_tee', name: 'Tee', description: '<p>Soft, "boxy"</p>', visible: false, revision: '3' },
      variants: [
        { choices: { Size: 'S' }, price: '38', compareAt: '45', sku: 'T-S', quantity: 4 },
        { choices: { Size: 'M' }, price: '40', compareAt: '', sku: '', quantity: undefined },
      ],
    },
  ]);
});

test('writes one row for a product without options', () => {
  const mug = { ...tee, variants: [{ id: 's', name: '', choices: {} }] };
  expect(productRows(mug)).toHaveLength(1);
  expect(readRows([[...columns], ...productRows(mug)]).products[0]?.variants).toMatchObject([
    { choices: {}, price: '38', quantity: 4 },
  ]);
});

test('reports lines that it cannot read, and skips media', () => {
  const { products, problems } = readRows([
    ['handle', 'fieldType', 'name', 'price'],
    ['a', 'PRODUCT', 'A', 'free'],
    ['b', 'PRODUCT', '', '1'],
    ['c', 'PRODUCT', 'C', '1'],
    ['c', 'MEDIA', '', ''],
  ]);
  expect(problems).toEqual(['Line 2: A price is missing, or not a number.', 'Line 3: The name is missing.']);
  expect(products.map(({ handle }) => handle)).toEqual(['c']);
  expect(readRows([['a', 'b']]).problems).toHaveLength(1);
});
