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

test.each(['javascript:alert(1)', 'data:text/html,x', 'example.com/1Z9'])('rejects the tracking link %s', (link) => {
  const texts = { intent: 'fulfill', trackingLink: link, trackingNumber: '1Z9' };
  expect(Object.keys(rejectForm(createForm(texts))?.errors ?? {})).toEqual(['trackingLink']);
});

test('requires the tracking link of another carrier, if there is a number', () => {
  const texts = { intent: 'fulfill', shippingProvider: 'Other', trackingLink: '', trackingNumber: '1Z9' };
  expect(Object.keys(rejectForm(createForm(texts))?.errors ?? {})).toEqual(['trackingLink']);
  expect(rejectForm(createForm({ ...texts, trackingLink: 'https://example.com' }))).toBeUndefined();
  expect(rejectForm(createForm({ ...texts, trackingNumber: '' }))).toBeUndefined();
  expect(rejectForm(createForm({ ...texts, shippingProvider: 'ups' }))).toBeUndefined();
});

test('requires the text of a note', () => {
  expect(rejectForm(createForm({ intent: 'comment', message: ' ' }))?.errors).toEqual({ message: 'Enter a note.' });
  expect(rejectForm(createForm({ intent: 'comment', message: 'Called' }))).toBeUndefined();
});

test('names the largest quantity of a line item that has fewer', () => {
  const field = quantityField('a');
  expect(rejectForm(createForm({ [field]: '99' }), { [field]: 2 })?.errors).toEqual({ [field]: 'Enter at most 2.' });
  expect(rejectForm(createForm({ [field]: '2' }), { [field]: 2 })).toBeUndefined();
});

test('accepts whole quantities, none, and forms without any', () => {
  expect(rejectForm(createForm({ [quantityField('a')]: '2', [quantityField('b')]: '', reason: '' }))).toBeUndefined();
  expect(rejectForm(createForm({ intent: 'comment', message: '1.5' }))).toBeUndefined();
});
