import { expect, test } from 'vitest';
import { openCatalog } from '../testing/open-catalog.js';
import { findVariant, getPrice, toLineItem, validateSelection } from './index.js';

const gift = {
  name: 'Gift wrapping',
  key: 'gift_key',
  modifierRenderType: 'TEXT_CHOICES',
  mandatory: true,
  choicesSettings: {
    choices: [
      { name: 'None', key: 'none_key', addedPrice: '0' },
      { name: 'Red paper', key: 'red_key', addedPrice: '2.50' },
    ],
  },
};
const engraving = {
  name: 'Engraving',
  key: 'modifier_key',
  modifierRenderType: 'FREE_TEXT',
  freeTextSettings: { title: 'Name', key: 'name_key', minCharCount: 2, maxCharCount: 5, defaultAddedPrice: '4' },
};
const ring = {
  id: 'ring',
  currency: 'USD',
  modifiers: [gift, engraving],
  variantsInfo: {
    variants: [{ id: 'v', sku: 'R-1', price: { actualPrice: { amount: '40' }, compareAtPrice: { amount: '50' } } }],
  },
};

const open = async () => {
  const { catalog } = openCatalog('v3', { '/products/ring': { product: ring } });
  return (await catalog.getProduct({ id: 'ring' }))!;
};

test('modifiers and texts are referenced by their keys, and the variant by its ID', async () => {
  const selection = { modifiers: { 'Gift wrapping': 'Red paper' }, customTextFields: { Name: ' Ada ' } };
  expect(toLineItem(await open(), selection, 2)).toEqual({
    catalogReference: {
      appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
      catalogItemId: 'ring',
      options: { variantId: 'v', options: { gift_key: 'red_key' }, customTextFields: { name_key: 'Ada' } },
    },
    quantity: 2,
  });
});

test('the price includes selected modifiers and texts', async () => {
  const product = await open();
  const none = { modifiers: { 'Gift wrapping': 'None' } };
  expect(getPrice(product, none)).toEqual({ amount: '40.00', compareAt: '50.00', currency: 'USD', isFrom: false });
  const all = { modifiers: { 'Gift wrapping': 'Red paper' }, customTextFields: { Name: 'Ada' } };
  expect(getPrice(product, all)).toMatchObject({ amount: '46.50', compareAt: '56.50' });
});

test.each([
  [{}, [{ reason: 'option_missing', field: 'Gift wrapping' }]],
  [{ modifiers: { 'Gift wrapping': 'Gold' } }, [{ reason: 'choice_unknown', field: 'Gift wrapping' }]],
  [
    { modifiers: { 'Gift wrapping': 'None' }, customTextFields: { Name: 'A' } },
    [{ reason: 'text_too_short', field: 'Name', minLength: 2 }],
  ],
  [
    { modifiers: { 'Gift wrapping': 'None' }, customTextFields: { Name: 'Adalbert' } },
    [{ reason: 'text_too_long', field: 'Name', maxLength: 5 }],
  ],
  [{ modifiers: { 'Gift wrapping': 'None' } }, []],
])('problems of %o', async (selection, problems) => {
  expect(validateSelection(await open(), selection)).toEqual(problems);
});

test('findVariant returns the variant of the model', async () => {
  const product = await open();
  expect(findVariant(product, {})).toBe(product.variants[0]);
});
