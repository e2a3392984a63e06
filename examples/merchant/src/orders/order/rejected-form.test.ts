import { expect, test } from 'vitest';
import { quantityField } from './line-quantities.js';
import { rejectForm } from './rejected-form.js';

function createForm(texts: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  return form;
}

test.each(['1.5', '-1', '2 pcs', '1,000', '1e3'])('rejects the quantity %s, and keeps the texts', (text) => {
  const texts = { intent: 'refund', [quantityField('a')]: '2', [quantityField('b')]: text, reason: 'Chipped' };
  const errors = { [quantityField('b')]: 'Enter a whole number.' };
  expect(rejectForm(createForm(texts))).toEqual({ intent: 'refund', texts, errors });
});

test('rejects a tracking link without a number', () => {
  const rejected = rejectForm(
    createForm({ intent: 'fulfill', trackingLink: 'https://example.com', trackingNumber: '' }),
  );
  expect(Object.keys(rejected?.errors ?? {})).toEqual(['trackingNumber']);
});

test('accepts whole quantities, none, and forms without any', () => {
  expect(rejectForm(createForm({ [quantityField('a')]: '2', [quantityField('b')]: '', reason: '' }))).toBeUndefined();
  expect(rejectForm(createForm({ intent: 'comment', message: '1.5' }))).toBeUndefined();
});
