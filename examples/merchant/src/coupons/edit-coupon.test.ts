import { expect, test } from 'vitest';
import { toEdit, findEditErrors, toChanges } from './edit-coupon.js';

const edit = { name: 'Autumn', from: '2026-11-23', until: '2026-11-30', limit: '100' };

test('reads the days and the limit of a coupon', () => {
  const startTime = String(Date.parse('2026-11-23T12:00:00Z'));
  const expirationTime = String(Date.parse('2026-11-30T23:59:59.999Z'));
  expect(toEdit({ specification: { name: 'Autumn', startTime, expirationTime, usageLimit: 100 } })).toEqual(edit);
  expect(toEdit({ specification: { name: 'Autumn', startTime } })).toEqual({ ...edit, until: '', limit: '' });
});

test('sends what changed, and removes the end and the limit', () => {
  expect(toChanges(edit, edit)).toEqual({});
  expect(toChanges(edit, { ...edit, name: 'Winter', from: '2026-12-01' })).toEqual({
    name: 'Winter',
    startTime: String(Date.parse('2026-12-01T00:00:00Z')),
  });
  expect(toChanges(edit, { ...edit, until: '2026-12-24', limit: '5' })).toEqual({
    expirationTime: String(Date.parse('2026-12-24T23:59:59.999Z')),
    usageLimit: 5,
  });
  expect(toChanges(edit, { ...edit, until: '', limit: '' })).toEqual({ expirationTime: null, usageLimit: null });
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(257) }, 'name'],
  [{ from: '' }, 'from'],
  [{ until: '2026-11-22' }, 'until'],
  [{ limit: '0' }, 'limit'],
])('rejects %j', (change, field) => {
  expect(findEditErrors({ ...edit, ...change })).toEqual({ [field]: expect.any(String) as string });
});
