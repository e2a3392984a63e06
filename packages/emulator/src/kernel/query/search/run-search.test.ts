import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repetitions } from '../../../../../../scripts/lib/scope.js';
import { filters, orders, texts, anyDocument } from '../../../testing/search-model/arbitraries.js';
import { accepts, relevance, sorted } from '../../../testing/search-model/brute-force.js';
import { type SearchDocument, documentFields as fields } from '../../../testing/search-model/search-document.js';
import type { Collection } from '../../state/collection.js';
import { DocumentCollection } from '../../state/document-collection.js';
import { getTable } from '../table.js';
import { runSearch } from './run-search.js';

const search = (documents: Iterable<SearchDocument>, request: unknown) =>
  runSearch({ entity: 'document', fields, documents }, request);
const ids = (items: readonly SearchDocument[]): string[] => items.map(({ id }) => id);

const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ id: fc.nat(12), written: fc.option(anyDocument, { nil: undefined }) }) },
  {
    weight: 2,
    arbitrary: fc.record(
      {
        filter: filters,
        search: texts,
        sort: fc.array(orders, { maxLength: 2 }),
        limit: fc.integer({ min: 1, max: 5 }),
      },
      { requiredKeys: ['limit'] },
    ),
  },
);

test('a search returns the documents of an independent implementation in their order, after any writes and by cursor', () => {
  fc.assert(
    fc.property(fc.array(anyDocument, { maxLength: 12 }), fc.array(command, { maxLength: 15 }), (seed, commands) => {
      const collection = new DocumentCollection() as unknown as Collection<SearchDocument>;
      for (const [index, each] of seed.entries()) collection.put({ ...each, id: `t${index}` });
      for (const each of commands) {
        if ('id' in each) {
          if (each.written) collection.put({ ...each.written, id: `t${each.id}` });
          else collection.delete(`t${each.id}`);
          continue;
        }
        const { limit, ...criteria } = each;
        const { filter = {}, search: text, sort = [] } = criteria;
        const matching = [...collection.values()].filter(
          (document) => accepts(document, filter) && (!text || relevance(document, text) > 0),
        );
        const relevant = text
          ? [...matching].sort((left, right) => relevance(right, text) - relevance(left, text))
          : matching;
        const expected = sort.length > 0 ? [...sort].reverse().reduce(sorted, matching) : relevant;
        const pages: SearchDocument[] = [];
        let cursor: string | undefined;
        do {
          const request =
            cursor === undefined ? { ...criteria, cursorPaging: { limit } } : { cursorPaging: { limit, cursor } };
          const { items, pagingMetadata } = search(getTable(collection, fields), request);
          pages.push(...items);
          cursor = (pagingMetadata as { cursors: { next?: string } }).cursors.next;
        } while (cursor !== undefined);
        expect(ids(pages)).toEqual(ids(expected));
      }
    }),
    { numRuns: repetitions({ sample: 100, full: 1000 }) },
  );
});

test('a search aggregates all matching documents as an independent implementation does', () => {
  fc.assert(
    fc.property(fc.array(anyDocument, { maxLength: 40 }), filters, fc.constantFrom(0, 1, 50), (list, filter, limit) => {
      const documents = list.map((each, index): SearchDocument => ({ ...each, id: `t${index}` }));
      const matching = documents.filter((document) => accepts(document, filter));
      const count = (isCounted: (document: SearchDocument) => boolean) => matching.filter(isCounted).length;
      const numbers = matching.flatMap(({ price: amount }) => (amount === undefined ? [] : [Number(amount)]));
      const { aggregationData, items } = search(documents, {
        filter,
        cursorPaging: { limit },
        aggregations: [
          { name: 'tags', type: 'VALUE', fieldPath: 'tags', value: { limit: 2 } },
          { name: 'kinds', type: 'VALUE', fieldPath: 'kind', value: { sortType: 'VALUE', missingValues: 'INCLUDE' } },
          { name: 'ranges', type: 'RANGE', fieldPath: 'price.amount', range: { buckets: [{ to: 10 }, { from: 5 }] } },
          { name: 'different', type: 'SCALAR', fieldPath: 'price.amount', scalar: { type: 'COUNT_DISTINCT' } },
          { name: 'lowest', type: 'SCALAR', fieldPath: 'price.amount', scalar: { type: 'MIN' } },
          { name: 'highest', type: 'SCALAR', fieldPath: 'price.amount', scalar: { type: 'MAX' } },
          { name: 'days', type: 'DATE_HISTOGRAM', fieldPath: 'createdDate', dateHistogram: { interval: 'MONTH' } },
          {
            name: 'both',
            type: 'NESTED',
            nested: {
              nestedAggregations: [
                {
                  name: 'kind',
                  type: 'VALUE',
                  fieldPath: 'kind',
                  value: { sortType: 'VALUE', sortDirection: 'ASC' },
                },
                { name: 'tag', type: 'VALUE', fieldPath: 'tags', value: { sortType: 'VALUE', sortDirection: 'ASC' } },
                { name: 'highest', type: 'SCALAR', fieldPath: 'price.amount', scalar: { type: 'MAX' } },
              ],
            },
          },
        ],
      });
      const values = (found: { value: string; count: number }[]) => found.filter((each) => each.count > 0);
      const tags = values(
        ['x', 'y', 'z'].map((tag) => ({ value: tag, count: count((each) => each.tags.includes(tag)) })),
      );
      const months = values(
        ['2025-12', '2026-03', '2026-07'].map((month) => ({
          value: `${month}-01T00:00:00.000Z`,
          count: count(({ created }) => created.startsWith(month)),
        })),
      );
      const kinds = (name: string | undefined) => count(({ kind }) => kind === name);
      const groups = ['A', 'B'].flatMap((kind) =>
        ['x', 'y', 'z'].flatMap((tag) => {
          const within = matching.filter((each) => each.kind === kind && each.tags.includes(tag));
          const highest = Math.max(0, ...within.map((each) => Number(each.price ?? 0)));
          const result = {
            kind: { value: { value: kind, count: kinds(kind) } },
            tag: { value: { value: tag, count: within.length } },
            highest: { scalar: { value: highest } },
          };
          return within.length > 0 ? [{ results: result }] : [];
        }),
      );
      expect(items).toHaveLength(Math.min(limit, matching.length));
      expect(aggregationData.results).toEqual([
        {
          name: 'tags',
          type: 'VALUE',
          fieldPath: 'tags',
          values: { results: [...tags].sort((left, right) => right.count - left.count).slice(0, 2) },
        },
        {
          name: 'kinds',
          type: 'VALUE',
          fieldPath: 'kind',
          values: {
            results: values([
              { value: 'N/A', count: kinds(undefined) },
              { value: 'B', count: kinds('B') },
              { value: 'A', count: kinds('A') },
            ]),
          },
        },
        {
          name: 'ranges',
          type: 'RANGE',
          fieldPath: 'price.amount',
          ranges: {
            results: [
              { to: 10, count: numbers.filter((each) => each < 10).length },
              { from: 5, count: numbers.filter((each) => each >= 10).length },
            ],
          },
        },
        {
          name: 'different',
          type: 'SCALAR',
          fieldPath: 'price.amount',
          scalar: { type: 'COUNT_DISTINCT', value: new Set(numbers).size },
        },
        {
          name: 'lowest',
          type: 'SCALAR',
          fieldPath: 'price.amount',
          scalar: { type: 'MIN', value: numbers.length > 0 ? Math.min(...numbers) : 0 },
        },
        {
          name: 'highest',
          type: 'SCALAR',
          fieldPath: 'price.amount',
          scalar: { type: 'MAX', value: Math.max(0, ...numbers) },
        },
        { name: 'days', type: 'DATE_HISTOGRAM', fieldPath: 'createdDate', dateHistogram: { results: months } },
        { name: 'both', type: 'NESTED', nested: { results: groups } },
      ]);
    }),
    { numRuns: repetitions({ sample: 100, full: 1000 }) },
  );
});
