import { expect, test } from 'vitest';
import { aggregationDataShape, createClient, operation, searchShape, type AggregationData } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

const searchThings = operation<[search: object], { things?: object[]; aggregationData?: AggregationData }>({
  id: 'things.searchThings',
  method: 'POST',
  path: '/things/v1/search',
  args: ['search'],
  request: { search: searchShape },
  response: { aggregationData: aggregationDataShape },
});

const sent = async (search: object) => {
  const { fetch, sent: requests } = stubFetch(() => ({}));
  await createClient({ fetch }).use(searchThings)(search);
  return (requests[0]?.body as { search: unknown }).search;
};

test('renames fields in filters, at any depth, and dates become strings', async () => {
  const day = new Date('2026-01-02T03:04:05.678Z');
  expect(
    await sent({
      filter: {
        _id: { $in: ['a'] },
        $or: [{ 'brand._id': 'b' }, { $not: { _createdDate: { $gt: day } } }],
        'categories.list': { $matchItems: [{ _id: 'c' }] },
      },
    }),
  ).toEqual({
    filter: {
      id: { $in: ['a'] },
      $or: [{ 'brand.id': 'b' }, { $not: { createdDate: { $gt: day.toISOString() } } }],
      'categories.list': { $matchItems: [{ id: 'c' }] },
    },
  });
});

test('renames fields in sort orders, selected items and searched fields', async () => {
  expect(
    await sent({
      sort: [
        { fieldName: '_createdDate', order: 'DESC' },
        { fieldName: 'categories.index', selectItemsBy: [{ 'categories._id': 'c' }] },
      ],
      search: { expression: '_id', fields: ['name', 'brand._id'] },
      cursorPaging: { limit: 0 },
    }),
  ).toEqual({
    sort: [
      { fieldName: 'createdDate', order: 'DESC' },
      { fieldName: 'categories.index', selectItemsBy: [{ 'categories.id': 'c' }] },
    ],
    search: { expression: '_id', fields: ['name', 'brand.id'] },
    cursorPaging: { limit: 0 },
  });
});

test('renames fields in aggregations, nested ones too, and encodes the ends of ranges', async () => {
  const range = { name: 'prices', type: 'RANGE', fieldPath: 'price', range: { buckets: [{ from: 0, to: Infinity }] } };
  expect(
    await sent({
      aggregations: [
        { name: 'brands', type: 'VALUE', fieldPath: 'brand._id', value: { limit: 3 } },
        range,
        { name: 'both', type: 'NESTED', nested: { nestedAggregations: [{ ...range, fieldPath: '_updatedDate' }] } },
      ],
    }),
  ).toEqual({
    aggregations: [
      { name: 'brands', type: 'VALUE', fieldPath: 'brand.id', value: { limit: 3 } },
      { ...range, range: { buckets: [{ from: 0, to: 'Infinity' }] } },
      {
        name: 'both',
        type: 'NESTED',
        nested: {
          nestedAggregations: [
            { ...range, fieldPath: 'updatedDate', range: { buckets: [{ from: 0, to: 'Infinity' }] } },
          ],
        },
      },
    ],
  });
});

test('leaves an empty search, and a search that is no object, as they are', async () => {
  expect(await sent({})).toEqual({});
  expect(await sent('hat' as unknown as object)).toBe('hat');
});

test('decodes numbers that JSON lacks in the results of aggregations', async () => {
  const results = (infinity: unknown, notANumber: unknown) => [
    { ranges: { results: [{ from: 1, to: infinity, count: 2 }] }, scalar: { value: notANumber } },
    { groupedByValue: { results: [{ nestedResults: { scalar: { value: infinity } } }] } },
    { nested: { results: [{ results: { a: { range: { from: infinity, to: 2 }, scalar: { value: notANumber } } } }] } },
  ];
  const { fetch } = stubFetch(() => ({ aggregationData: { results: results('Infinity', 'NaN') } }));
  const { aggregationData } = await createClient({ fetch }).use(searchThings)({});
  expect(aggregationData).toEqual({ results: results(Infinity, NaN) });
});
