import { expect, test } from 'vitest';
import { parseStringQuery } from './parse-string-query.js';

test('texts become a filter and an order', () => {
  const paging = { limit: 2 };
  expect(parseStringQuery({ filter: '{"a":{"$gt":1}}', sort: '{"a":"asc","b":"desc"}', paging })).toEqual({
    filter: { a: { $gt: 1 } },
    sort: [
      { fieldName: 'a', order: 'ASC' },
      { fieldName: 'b', order: 'DESC' },
    ],
    paging,
  });
  expect(parseStringQuery({ sort: '[{"a":"desc"},{"fieldName":"b","order":"ASC"}]' }).sort).toEqual([
    { fieldName: 'a', order: 'DESC' },
    { fieldName: 'b', order: 'ASC' },
  ]);
  expect(parseStringQuery(undefined)).toEqual({});
  expect(parseStringQuery({ filter: '', sort: null })).toEqual({});
});

test.each([
  [{ filter: '{a' }, 'query.filter'],
  [{ sort: 'name asc' }, 'query.sort'],
  [[], 'query'],
])('%j is refused', (query, field) => {
  expect(() => parseStringQuery(query)).toThrow(field);
});
