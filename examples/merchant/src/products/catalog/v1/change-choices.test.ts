import type { Product } from '@cartwright/stores/products';
import { expect, test } from 'vitest';
import { addChoice, newVariantData, removeChoice } from './change-choices.js';

const sizes = [
  { value: 'S', description: 'S' },
  { value: 'M', description: 'M' },
];
const colors = [{ value: '#111111', description: 'Ink' }];
const variant = (id: string, Size: string, price: number) => ({
  _id: id,
  choices: { Size, Color: 'Ink' },
  variant: { sku: id, weight: 2, priceData: { price }, costAndProfitData: { itemCost: 5 } },
});
const product: Product = {
  productOptions: [
    {
      name: 'Size',
      optionType: 'drop_down',
      choices: sizes.map((size) => ({ ...size, inStock: true, visible: true })),
    },
    { name: 'Color', optionType: 'color', choices: colors },
  ],
  variants: [variant('s', 'S', 38), variant('m', 'M', 40)],
};
const large = { optionId: 'Size', name: 'L', color: undefined, quantity: undefined };

test('adds a choice, without the read-only fields of the others', () => {
  expect(addChoice(product, large)).toEqual([
    { name: 'Size', optionType: 'drop_down', choices: [...sizes, { value: 'L', description: 'L' }] },
    { name: 'Color', optionType: 'color', choices: colors },
  ]);
  const sage = { ...large, optionId: 'Color', name: 'Sage', color: '#a3b18a' };
  expect(addChoice(product, sage)[1]?.choices?.at(-1)).toEqual({ value: '#a3b18a', description: 'Sage' });
});

test('removes a choice', () => {
  expect(removeChoice(product, 'Size', 'S')[0]?.choices).toEqual([sizes[1]]);
});

test('new variants have the data of an existing one with the same other choices, and no SKU', () => {
  const after = { ...product, variants: [...(product.variants ?? []), variant('l', 'L', 38)] };
  expect(newVariantData(product, after, large)).toEqual([
    { variantIds: ['l'], sku: '', price: 38, cost: 5, weight: 2 },
  ]);
});
