import { describe, expect, it } from 'vitest';
import { dates } from '../../../testing/search-model/arbitraries.js';
import { type SearchDocument, documentFields as fields } from '../../../testing/search-model/search-document.js';
import { runSearch } from './run-search.js';

const search = (documents: Iterable<SearchDocument>, request: unknown) =>
  runSearch({ entity: 'document', fields, documents }, request);
const ids = (items: readonly SearchDocument[]): string[] => items.map(({ id }) => id);

describe('a search', () => {
  it('finds words with typos only if the search is fuzzy', () => {
    const documents = ['Blue umbrella', 'Red cap'].map((text, index): SearchDocument => {
      return { id: String(index), text, created: dates[0] ?? '', visible: true, tags: [], places: [] };
    });
    const found = (expression: string, fuzzy: boolean) =>
      ids(search(documents, { search: { expression, fuzzy } }).items);
    expect(found('umbrlela', false)).toEqual([]);
    expect(found('umbrlela', true)).toEqual(['0']);
    expect(found('rde', true)).toEqual(['1']);
    expect(found('ca', false)).toEqual(['1']);
    expect(found('xa', true)).toEqual([]);
    expect(found('!', false)).toEqual([]);
    expect(found(' ', false)).toEqual(['0', '1']);
  });

  it('groups and compares dates in the time zone of the search', () => {
    const documents = dates.map((created, index): SearchDocument => {
      return { id: String(index), text: '', created, visible: true, tags: [], places: [] };
    });
    const days = (timeZone: string, interval: string) => {
      const aggregation = { type: 'DATE_HISTOGRAM', fieldPath: 'createdDate', dateHistogram: { interval } };
      const { results } = search(documents, { timeZone, aggregations: [aggregation] }).aggregationData;
      return (results as { dateHistogram: { results: object[] } }[])[0]?.dateHistogram.results;
    };
    expect(days('Europe/Berlin', 'DAY')).toEqual([
      { value: '2026-01-01T00:00:00.000+01:00', count: 1 },
      { value: '2026-03-29T00:00:00.000+01:00', count: 1 },
      { value: '2026-03-30T00:00:00.000+02:00', count: 1 },
      { value: '2026-07-01T00:00:00.000+02:00', count: 1 },
    ]);
    expect(days('-05:00', 'YEAR')).toEqual([
      { value: '2025-01-01T00:00:00.000-05:00', count: 1 },
      { value: '2026-01-01T00:00:00.000-05:00', count: 3 },
    ]);
    expect(days('', 'WEEK')).toEqual([
      { value: '2025-12-29T00:00:00.000Z', count: 1 },
      { value: '2026-03-23T00:00:00.000Z', count: 2 },
      { value: '2026-06-29T00:00:00.000Z', count: 1 },
    ]);
    const since = (timeZone: string) =>
      ids(search(documents, { timeZone, filter: { createdDate: { $lt: '2026-03-30' } } }).items);
    expect(since('Europe/Berlin')).toEqual(['0', '1']);
    expect(since('UTC')).toEqual(['0', '1', '2']);
  });

  const aggregation = (more: object) => ({ aggregations: [{ type: 'VALUE', fieldPath: 'tags', ...more }] });

  it.each([
    ['filter', 'colour', { filter: { colour: 1 } }, 'filterable'],
    ['filter', 'text', { filter: { $and: [{ text: 'a' }] } }, 'filterable'],
    ['filter', '_id', { filter: { _id: 'a' } }, 'filterable'],
    ['filter', 'places.name', { filter: { places: { $matchItems: [{ name: 'a' }] } } }, 'filterable'],
    ['sort', 'id', { sort: [{ fieldName: 'id' }] }, 'sortable'],
    ['sort', '_createdDate', { sort: [{ fieldName: '_createdDate' }] }, 'sortable'],
    ['search', 'tags', { search: { fields: ['tags'] } }, 'searchable'],
    ['aggregations', 'id', aggregation({ fieldPath: 'id' }), 'aggregatable'],
  ])('refuses the field of a %s that does not declare it: %s', (_, name, request, use) => {
    expect(() => search([], request)).toThrow(`Field '${name}' is not declared as ${use}`);
  });

  it.each([
    [{ filter: { name: { $contains: 'a' } } }, 'operator $contains is not declared'],
    [{ filter: { tags: { $eq: 'a' } } }, 'operator $eq is not declared'],
    [{ filter: { places: { $matchAll: [] } } }, 'operator $matchAll is not declared'],
    [{ filter: { places: { $matchItems: [] } } }, 'must be a list of conditions'],
    [{ filter: { 'price.amount': { $gt: 'much' } } }, 'must be a number'],
    [{ search: { mode: 'XOR' } }, 'must be one of OR, AND'],
    [{ search: { expression: 'a'.repeat(101) } }, 'at most 100 characters'],
    [{ sort: [{ fieldName: 'places.index', selectItemsBy: [{ 'tags.id': 'a' }] }] }, "Field 'tags.id' is not declared"],
    [{ timeZone: 'Moon' }, 'IANA time zone'],
    [{ cursorPaging: { limit: 101 } }, 'less than or equal to 100'],
    [aggregation({ type: 'AVERAGE' }), 'must be one of VALUE'],
    [aggregation({ type: 'RANGE', range: { buckets: [{ from: 1 }] } }), 'cannot be aggregated by RANGE'],
    [aggregation({ type: 'RANGE', fieldPath: 'price.amount', range: { buckets: [{}] } }), 'must not be empty'],
    [aggregation({ type: 'SCALAR', scalar: { type: 'MIN' } }), 'cannot be aggregated by MIN'],
    [aggregation({ value: { limit: 251 } }), 'less than or equal to 250'],
    [
      { aggregations: [{ type: 'NESTED', nested: { nestedAggregations: [{ type: 'VALUE', fieldPath: 'tags' }] } }] },
      'expected 2 or more',
    ],
  ])('refuses %j', (request, message) => {
    expect(() => search([], request)).toThrow(message);
  });
});
