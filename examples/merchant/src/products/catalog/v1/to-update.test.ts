import type { Product } from '@cartwright/stores/products';
import { expect, test } from 'vitest';
import { noVariantId } from './product-fields.js';
import { toUpdate } from './to-update.js';

const shared: Product = { priceData: { price: 38 }, variants: [{ _id: noVariantId }] };
const own: Product = {
  manageVariants: true,
  priceData: { price: 38 },
  productOptions: [{ name: 'Size' }],
  variants: [
    { _id: 's', variant: { priceData: { price: 30 } } },
    { _id: 'm', variant: { priceData: { price: 38 } } },
  ],
};
const nothing = { before: [], product: {}, variants: [] };

test('updates only the changed fields of the product', () => {
  expect(toUpdate(own, { name: 'Tee', visible: '' })).toEqual({ ...nothing, product: { name: 'Tee', visible: false } });
  expect(toUpdate(shared, { discount: '15%', managesVariants: 'on' }).product).toEqual({
    discount: { type: 'PERCENT', value: 15 },
    manageVariants: true,
  });
  expect(toUpdate(own, { discount: '' }).product).toEqual({ discount: { type: 'NONE', value: 0 } });
});

test('updates price and SKU of a product whose variants share them', () => {
  expect(toUpdate(shared, { [`price:${noVariantId}`]: '29.50', [`sku:${noVariantId}`]: '' })).toEqual({
    ...nothing,
    product: { priceData: { price: 29.5 }, sku: '' },
  });
});

test('updates only the changed variants', () => {
  expect(toUpdate(own, { 'price:m': '40', 'sku:s': '', 'visible:s': '' })).toEqual({
    ...nothing,
    variants: [
      { variantIds: ['s'], sku: '', visible: false },
      { variantIds: ['m'], price: 40 },
    ],
  });
});

test('keeps the prices of variants when the base price changes, which would move them', () => {
  const variants = (small: number) => [
    { variantIds: ['s'], price: small },
    { variantIds: ['m'], price: 38 },
  ];
  const product = { priceData: { price: 20 } };
  expect(toUpdate(own, { price: '20' })).toEqual({ before: [], product, variants: variants(30) });
  expect(toUpdate(own, { price: '20', 'price:s': '12' })).toEqual({ before: [], product, variants: variants(12) });
});

test('raises variants that a lower base price would move below zero', () => {
  expect(toUpdate(own, { price: '5' })).toEqual({
    before: [{ variantIds: ['s'], price: 38 }],
    product: { priceData: { price: 5 } },
    variants: [
      { variantIds: ['s'], price: 30 },
      { variantIds: ['m'], price: 38 },
    ],
  });
});
