import { expect, test } from 'vitest';
import { toUpdate } from './to-update.js';

const small = { _id: 's', sku: 'S', price: { actualPrice: { amount: '10' }, compareAtPrice: { amount: '12' } } };
const large = { _id: 'l', sku: 'L', price: { actualPrice: { amount: '11' } } };
const product = { variantsInfo: { variants: [small, large] } };

test('updates only the changed fields of the product', () => {
  expect(toUpdate(product, { name: 'Tee', visible: '' })).toEqual({ name: 'Tee', visible: false });
  expect(toUpdate(product, { html: '<p>Soft</p>' })).toEqual({ plainDescription: '<p>Soft</p>' });
  expect(toUpdate(product, { description: 'Soft' })).toMatchObject({ description: { nodes: [{ type: 'PARAGRAPH' }] } });
});

test('keeps the variants that do not change', () => {
  expect(toUpdate(product, { 'price:l': '9', 'sku:l': 'XL' })).toEqual({
    variantsInfo: { variants: [small, { _id: 'l', sku: 'XL', price: { actualPrice: { amount: '9' } } }] },
  });
});

test('sends the options with the variants', () => {
  const options = [{ name: 'Size' }];
  expect(toUpdate({ ...product, options }, { 'sku:s': 'S-1' })).toMatchObject({ options });
  expect(toUpdate({ ...product, options }, { name: 'Tee' })).toEqual({ name: 'Tee' });
});

test('removes a compare-at price and a SKU that are empty', () => {
  const [variant] = toUpdate(product, { 'compareAt:s': '', 'sku:s': '' }).variantsInfo?.variants ?? [];
  expect(variant).toEqual({ _id: 's', price: { actualPrice: { amount: '10' } } });
});

test('changes the visibility of a variant', () => {
  const visibility = (changes: Record<string, string>) =>
    toUpdate(product, changes).variantsInfo?.variants?.map(({ visible }) => visible);
  expect(visibility({ 'visible:s': '' })).toEqual([false, undefined]);
  expect(visibility({ 'visible:l': 'on' })).toEqual([undefined, true]);
});

test('shows or hides the only variant with a product without options, also when its price changes', () => {
  const mug = { visible: true, variantsInfo: { variants: [{ ...small, visible: true }] } };
  expect(toUpdate(mug, { visible: '', 'price:s': '9' })).toMatchObject({
    visible: false,
    variantsInfo: { variants: [{ visible: false }] },
  });
  const withOptions = { ...mug, options: [{ name: 'Size' }] };
  expect(toUpdate(withOptions, { visible: '', 'price:s': '9' })).toMatchObject({
    visible: false,
    variantsInfo: { variants: [{ visible: true }] },
  });
});
