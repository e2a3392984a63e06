import { expect, test } from 'vitest';
import { changedFields, fieldName, mergeEdits, readFields } from './merge-edits.js';

const base = { name: 'Tee', price: '38', sku: 'T-1' };

test('takes the changed value of a field', () => {
  expect(mergeEdits(base, { ...base, name: 'Everyday Tee' }, { ...base, price: '40' })).toEqual({
    merged: { name: 'Everyday Tee', price: '40', sku: 'T-1' },
    conflicts: [],
  });
});

test('reports fields that were changed to different values', () => {
  const { conflicts } = mergeEdits(base, { ...base, price: '39', sku: 'T-2' }, { ...base, price: '40', sku: 'T-2' });
  expect(conflicts).toEqual([{ field: 'price', mine: '39', theirs: '40' }]);
});

test('leaves out fields that no longer exist, and keeps new ones', () => {
  const { merged, conflicts } = mergeEdits(base, { ...base, sku: 'T-2' }, { name: 'Tee', price: '38', weight: '1' });
  expect(merged).toEqual({ name: 'Tee', price: '38', weight: '1' });
  expect(conflicts).toEqual([]);
});

test('returns the fields that differ', () => {
  expect(changedFields(base, { ...base, price: '40' })).toEqual({ price: '40' });
});

test('reads the known fields of a form, with an empty value for unchecked boxes', () => {
  const form = new FormData();
  form.set(fieldName('name'), ' Tee\r\nshirt ');
  form.set(fieldName('other'), 'x');
  expect(readFields(form, { name: '', visible: 'on' })).toEqual({ name: 'Tee\nshirt', visible: '' });
});
