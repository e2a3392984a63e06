import type { Product } from '@cartwright/stores/products';
import { expect, test } from 'vitest';
import { toFields, noVariantId, getRevision } from './product-fields.js';

const product: Product = {
  name: 'Tee',
  description: '<p>Soft</p>',
  visible: true,
  sku: 'T',
  priceData: { price: 38 },
  discount: { type: 'PERCENT', value: 10 },
  manageVariants: false,
  lastUpdated: new Date(1),
  productOptions: [{ name: 'Size', choices: [{ value: 'S', description: 'S' }] }],
  variants: [{ _id: 's', choices: { Size: 'S' }, variant: { priceData: { price: 40 }, sku: 'T-S', visible: false } }],
};
const texts = { name: 'Tee', description: '<p>Soft</p>', visible: 'on', discount: '10%' };

test('returns price and SKU of the product if its variants share them', () => {
  expect(toFields(product)).toEqual({
    ...texts,
    managesVariants: '',
    [`price:${noVariantId}`]: '38.00',
    [`sku:${noVariantId}`]: 'T',
  });
  expect(toFields({ ...product, productOptions: [], variants: [] })).not.toHaveProperty('managesVariants');
});

test('returns the fields of each variant, and the base price', () => {
  expect(toFields({ ...product, manageVariants: true })).toEqual({
    ...texts,
    price: '38.00',
    'price:s': '40.00',
    'sku:s': 'T-S',
    'visible:s': '',
  });
});

test('the revision changes with the values that the merchant edits, and with nothing else', async () => {
  const revision = await getRevision(product);
  const isSame = async (change: Product) => (await getRevision({ ...product, ...change })) === revision;
  expect(await isSame({ lastUpdated: new Date(2), stock: { quantity: 3 }, collectionIds: ['c'], media: {} })).toBe(
    true,
  );
  expect(await isSame({ name: 'Shirt' })).toBe(false);
  expect(await isSame({ discount: { type: 'AMOUNT', value: 10 } })).toBe(false);
  expect(await isSame({ priceData: { price: 39 } })).toBe(false);
  expect(await isSame({ productOptions: [{ name: 'Size', choices: [{ description: 'M' }] }] })).toBe(false);
});
