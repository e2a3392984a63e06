import { expect, test } from 'vitest';
import { quantityField, readQuantities } from './line-quantities.js';

test('reads the quantities of a form, without empty ones', () => {
  const form = new FormData();
  form.set('intent', 'refund');
  for (const [id, quantity] of Object.entries({ a: '2', b: '', c: '0', f: ' 10 ' })) {
    form.set(quantityField(id), quantity);
  }
  expect(readQuantities(form)).toEqual([
    { lineItemId: 'a', quantity: 2 },
    { lineItemId: 'f', quantity: 10 },
  ]);
});
