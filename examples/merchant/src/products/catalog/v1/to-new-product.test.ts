import type { Product } from '@cartwright/stores/products';
import { expect, test } from 'vitest';
import { noVariantId } from './product-fields.js';
import { newStock, newVariants, toNewProduct } from './to-new-product.js';

const texts = { name: 'Beanie', description: '', visible: true, media: [] };
const simple = { ...texts, options: [], variants: [{ choices: {}, price: '29', sku: 'B', quantity: 4 }] };
const variant = (Size: string, price: string, sku = '') => ({ choices: { Size }, price, sku, quantity: 2 });
const options = [{ name: 'Size', choices: ['S', 'M', 'L'] }];
const sized = { ...texts, options, variants: [variant('S', '29'), variant('M', '31', 'B-M')] };
const created: Product = {
  manageVariants: true,
  productOptions: [{ name: 'Size' }],
  priceData: { price: 29 },
  variants: ['S', 'M', 'L'].map((Size) => ({ _id: Size, choices: { Size } })),
};

test('converts a product without options', () => {
  expect(toNewProduct({ ...simple, discount: '10%' })).toEqual({
    name: 'Beanie',
    visible: true,
    manageVariants: false,
    sku: 'B',
    priceData: { price: 29 },
    productOptions: [],
    discount: { type: 'PERCENT', value: 10 },
  });
  expect(newStock({}, simple)).toEqual([{ variantId: noVariantId, quantity: 4 }]);
});

test('converts a product with variants, and hides the combinations that it does not have', () => {
  expect(toNewProduct(sized)).toMatchObject({
    manageVariants: true,
    priceData: { price: 29 },
    productOptions: [{ name: 'Size', choices: ['S', 'M', 'L'].map((size) => ({ value: size, description: size })) }],
  });
  expect(newVariants(created, sized)).toEqual([
    { variantIds: ['M'], price: 31, sku: 'B-M' },
    { variantIds: ['L'], visible: false },
  ]);
  expect(newStock(created, sized).map(({ quantity }) => quantity)).toEqual([2, 2, 0]);
});

test('sets no stock if none is tracked', () => {
  expect(newStock({}, { ...simple, variants: [{ choices: {}, price: '29', sku: '', quantity: undefined }] })).toEqual(
    [],
  );
});

test('creates colors, and options whose variants share price and stock', () => {
  const colors = [{ name: 'Color', choices: ['Ink'], colors: { Ink: '#111111' } }];
  expect(toNewProduct({ ...simple, options: colors })).toMatchObject({
    manageVariants: false,
    sku: 'B',
    productOptions: [{ name: 'Color', choices: [{ value: '#111111', description: 'Ink' }] }],
  });
});
