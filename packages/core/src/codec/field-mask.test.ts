import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClient, date, fieldMask, operation } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

const decode = (wire: unknown) => fieldMask.decode(wire);
const encode = (value: unknown) => fieldMask.encode(value, 'mask');

test('converts field names between SDK and platform', () => {
  expect(encode(['a', 'b.c'])).toBe('a,b.c');
  expect(decode('a,b.c')).toEqual(['a', 'b.c']);
  expect(encode(['_id', 'item._createdDate'])).toBe('id,item.createdDate');
  expect(decode('id,item.createdDate')).toEqual(['_id', 'item._createdDate']);
  expect(decode({ paths: ['a'] })).toEqual(['a']);
});

test('converts field masks of requests and responses, next to lists of items', async () => {
  const { fetch, sent } = stubFetch({ mask: 'id,note', days: ['2026-01-02T00:00:00.000Z'] });
  const shape = { mask: fieldMask, days: date };
  const update = operation<[body: object], object>({
    id: 'notes.update',
    method: 'PATCH',
    path: '/notes/v1/notes',
    args: ['...body'],
    request: shape,
    response: shape,
  });
  const days = [new Date('2026-01-02')];
  const response = await createClient({ fetch }).use(update)({ mask: ['_id', 'lines._createdDate'], days });
  expect(sent[0]?.body).toEqual({ mask: 'id,lines.createdDate', days: ['2026-01-02T00:00:00.000Z'] });
  expect(response).toEqual({ mask: ['_id', 'note'], days });
});

test('converts empty and missing masks', () => {
  expect(encode([])).toBe('');
  expect(decode('')).toEqual([]);
  expect(encode(null)).toBeNull();
  expect(encode(undefined)).toBeUndefined();
  expect(decode(undefined)).toBeUndefined();
});

test('rejects anything but a list of paths', () => {
  for (const value of ['a,b', ['a,b'], [''], [5], {}]) {
    expect(() => encode(value)).toThrow('"mask" must be a list of field paths');
  }
});

test('property: any paths survive a round trip', () => {
  const path = fc.stringMatching(/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*){0,3}$/).map((text) => `x.${text}`);
  const hasOneName = (text: string) => !/\b(id|createdDate|updatedDate)\b/.test(text);
  fc.assert(
    fc.property(fc.array(path.filter(hasOneName)), (value) => {
      expect(decode(encode(value))).toEqual(value);
    }),
  );
});
