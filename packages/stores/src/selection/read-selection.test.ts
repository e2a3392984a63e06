import { expect, test } from 'vitest';
import { getSelectionFieldName, readSelection } from './index.js';

test('a form selects choices, modifiers and texts; other fields, files and empty fields select nothing', () => {
  const form = new FormData();
  form.set(getSelectionFieldName('choices', 'Size'), 'M');
  form.set(getSelectionFieldName('choices', 'Dress size'), '');
  form.set(getSelectionFieldName('choices', 'Pattern'), new Blob(['stripes']));
  form.set(getSelectionFieldName('modifiers', 'Gift.wrapping'), 'Red paper');
  form.set(getSelectionFieldName('customTextFields', 'Engraving'), 'Ada');
  form.set('quantity', '2');
  form.set('subscriptionOptionId', '');
  expect(readSelection(form)).toEqual({
    choices: { Size: 'M' },
    modifiers: { 'Gift.wrapping': 'Red paper' },
    customTextFields: { Engraving: 'Ada' },
  });
});

test('the last of several fields with one name is selected', () => {
  const name = getSelectionFieldName('choices', 'Size');
  expect(
    readSelection(
      new URLSearchParams([
        [name, 'M'],
        [name, 'L'],
      ]),
    ),
  ).toMatchObject({ choices: { Size: 'L' } });
});

test('a form selects a subscription', () => {
  expect(readSelection(new URLSearchParams({ subscriptionOptionId: 'monthly' }))).toMatchObject({
    subscriptionOptionId: 'monthly',
  });
});

test('names of options are no properties of objects', () => {
  const form = new URLSearchParams({ [getSelectionFieldName('choices', '__proto__')]: 'M' });
  expect(Object.keys(readSelection(form).choices ?? {})).toEqual(['__proto__']);
});
