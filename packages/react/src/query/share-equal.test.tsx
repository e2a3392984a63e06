import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareEqual } from './share-equal.js';

const order = () => ({ _createdDate: new Date(5), lineItems: [{ quantity: 1, at: new Date(6) }], note: null });

it('keeps what is equal, dates included', () => {
  const before = order();
  expect(shareEqual(before, order())).toBe(before);
});

it('keeps equal parts of what has changed', () => {
  const before = order();
  const after = { ...order(), note: 'new' };
  const shared = shareEqual(before, after) as typeof after;
  expect(shared).toEqual(after);
  expect(shared.lineItems).toBe(before.lineItems);
  expect(shared._createdDate).toBe(before._createdDate);
});

it.each([
  ['another date', new Date(1), new Date(2)],
  ['a date that went through JSON', new Date(1).toJSON(), new Date(1)],
  ['a missing field', { a: 1, b: undefined }, { a: 1 }],
  ['a field that is undefined', { a: 1 }, { a: 1, b: undefined }],
  ['another undefined field', { a: undefined }, { b: undefined }],
  ['a shorter list', [1, 2], [1]],
  ['a list instead of an object', {}, []],
  ['null instead of an object', {}, null],
])('replaces data for %s', (_, before, after) => {
  expect(shareEqual(before, after)).toStrictEqual(after);
  expect(shareEqual(before, after)).not.toBe(before);
});

it('returns what equals the response, and the earlier data only if nothing differs', () => {
  const data = fc.anything({ withDate: true, maxDepth: 4 });
  fc.assert(
    fc.property(data, data, (before, after) => {
      expect(shareEqual(before, after)).toStrictEqual(after);
    }),
  );
});
