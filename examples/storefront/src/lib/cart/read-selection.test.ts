import { expect, test } from 'vitest';
import { readSelection, selectionField, subscriptionField } from './read-selection.js';

test('reads what the fields of a form select, and ignores other and empty fields', () => {
  const form = new FormData();
  form.set(selectionField('choices', 'Size'), 'M');
  form.set(selectionField('modifiers', 'Gift wrapping'), 'Red paper');
  form.set(selectionField('modifiers', 'Card'), '');
  form.set(selectionField('customTextFields', 'Engraving'), 'Ada');
  form.set('quantity', '2');
  form.set(subscriptionField, '');
  expect(readSelection(form)).toEqual({
    choices: { Size: 'M' },
    modifiers: { 'Gift wrapping': 'Red paper' },
    customTextFields: { Engraving: 'Ada' },
  });
});

test('reads the subscription', () => {
  const form = new FormData();
  form.set(subscriptionField, 'monthly');
  expect(readSelection(form)).toMatchObject({ subscriptionOptionId: 'monthly' });
});
