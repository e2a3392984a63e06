import { expect, test } from 'vitest';
import type { EditedProduct } from '../catalog/merchant-catalog.js';
import { bulkStep } from './bulk-steps.js';

const tee: EditedProduct = {
  id: 'tee',
  slug: 'tee',
  revision: '3',
  currency: 'USD',
  options: [],
  categories: [],
  media: [],
  choiceStock: 'tracked',
  html: '',
  fields: { name: 'Tee', visible: 'on', 'price:s': '10', 'price:m': '12' },
  variants: [
    { id: 's', name: 'S', choices: { Size: 'S' } },
    { id: 'm', name: 'M', choices: { Size: 'M' } },
  ],
  stock: [
    { id: 's', variant: 'S', variantId: 's', location: '', quantity: 4, inStock: true, revision: '4' },
    { id: 'm', variant: 'M', variantId: 'm', location: '', quantity: undefined, inStock: true, revision: '' },
  ],
};
const getRows = (rows: readonly { variant: string; before: string; after: string }[]) =>
  rows.map(({ variant, before, after }) => `${variant}: ${before} to ${after}`);

test('changes the prices that differ, and the base price of a product that has one', () => {
  const { step, rows } = bulkStep(tee, 'price', '12');
  expect(step).toEqual({ id: 'tee', name: 'Tee', revision: '3', fields: { 'price:s': '12.00' }, stock: [] });
  expect(getRows(rows)).toEqual(['S: $10.00 to $12.00']);
  const based = bulkStep({ ...tee, fields: { ...tee.fields, price: '10' } }, 'amount', '1');
  expect(getRows(based.rows)).toEqual(['Base price: $10.00 to $11.00', 'S: $10.00 to $11.00', 'M: $12.00 to $13.00']);
  expect(based.step.fields).toEqual({ price: '11.00', 'price:s': '11.00', 'price:m': '13.00' });
});

test('changes tracked stock', () => {
  const { step, rows } = bulkStep(tee, 'addStock', '2');
  expect(step).toMatchObject({ fields: {}, stock: [{ id: 's', revision: '4', quantity: 6 }] });
  expect(getRows(rows)).toEqual(['S: 4 to 6']);
});

test('changes the visibility of products that have another', () => {
  const { step, rows } = bulkStep(tee, 'hide', '');
  expect(step.fields).toEqual({ visible: '' });
  expect(getRows(rows)).toEqual([': Visible to Hidden']);
  expect(bulkStep(tee, 'show', '').rows).toEqual([]);
});
