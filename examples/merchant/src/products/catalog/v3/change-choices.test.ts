import type { OptionChoice, V3Product } from '@cartwright/stores/products-v3';
import { expect, test } from 'vitest';
import { addChoice, removeChoice } from './change-choices.js';

const createChoice = (optionId: string, choiceId: string): OptionChoice => ({
  optionChoiceIds: { optionId, choiceId },
});
const variant = (id: string, size: string, color: string, amount: string) => ({
  _id: id,
  sku: id,
  barcode: id,
  physicalProperties: { weight: 1 },
  price: { actualPrice: { amount } },
  revenueDetails: { cost: { amount: '5' } },
  choices: [createChoice('size', size), createChoice('color', color)],
});
const size = { _id: 'size', name: 'Size', optionRenderType: 'TEXT_CHOICES' } as const;
const color = { _id: 'color', name: 'Color', optionRenderType: 'SWATCH_CHOICES' } as const;
const sizes = [
  { choiceId: 's', name: 'S' },
  { choiceId: 'm', name: 'M' },
];
const colors = [
  { choiceId: 'ink', name: 'Ink' },
  { choiceId: 'sage', name: 'Sage' },
];
const variants = [variant('1', 's', 'ink', '10'), variant('2', 'm', 'ink', '11'), variant('3', 's', 'sage', '12')];
const product: V3Product = {
  options: [
    { ...size, choicesSettings: { choices: sizes } },
    { ...color, choicesSettings: { choices: colors } },
  ],
  variantsInfo: { variants },
};

test('adds a choice, with a variant for each combination of the other options', () => {
  const choice = { optionId: 'size', name: 'L', color: undefined, quantity: 4 };
  const added = (colorId: string, amount: string) => ({
    physicalProperties: { weight: 1 },
    price: { actualPrice: { amount } },
    revenueDetails: { cost: { amount: '5' } },
    choices: [
      createChoice('color', colorId),
      { optionChoiceNames: { optionName: 'Size', choiceName: 'L', renderType: 'TEXT_CHOICES' } },
    ],
    inventoryItem: { quantity: 4 },
  });
  expect(addChoice(product, choice)).toEqual({
    options: [
      { ...size, choicesSettings: { choices: [...sizes, { name: 'L', choiceType: 'CHOICE_TEXT' }] } },
      product.options?.[1],
    ],
    variantsInfo: { variants: [...variants, added('ink', '10'), added('sage', '12')] },
  });
});

test('adds a color whose stock is not tracked', () => {
  const { options, variantsInfo } = addChoice(product, {
    optionId: 'color',
    name: 'Clay',
    color: '#b5651d',
    quantity: undefined,
  });
  expect(options?.[1]?.choicesSettings?.choices?.at(-1)).toEqual({
    name: 'Clay',
    choiceType: 'ONE_COLOR',
    colorCode: '#b5651d',
  });
  expect(variantsInfo?.variants).toHaveLength(5);
  expect(variantsInfo?.variants?.at(-1)).toMatchObject({ inventoryItem: { inStock: true } });
});

test('removes a choice and its variants', () => {
  expect(removeChoice(product, 'size', 's')).toEqual({
    options: [{ ...size, choicesSettings: { choices: [sizes[1]] } }, product.options?.[1]],
    variantsInfo: { variants: [variants[1]] },
  });
});
