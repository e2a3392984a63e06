import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repetitions } from '../../../../../../scripts/lib/scope.js';
import type { Collection } from '../../state/collection.js';
import { DocumentCollection } from '../../state/document-collection.js';
import { tableOf } from '../table.js';
import { runSearch } from './run-search.js';
import type { SearchFields } from './search-field.js';

interface Thing {
  readonly id: string;
  readonly name?: string;
  readonly text: string;
  readonly price?: string;
  readonly created: string;
  readonly visible: boolean;
  readonly kind?: string;
  readonly tags: readonly string[];
  readonly places: readonly { readonly id: string; readonly index?: number }[];
}

const fields: SearchFields<Thing> = new Map([
  ['id', { type: 'string', sortable: false, read: ({ id }) => id }],
  ['name', { type: 'string', sortable: true, searchable: true, aggregatable: true, read: ({ name }) => name }],
  ['text', { type: 'string', sortable: false, operators: [], searchable: true, read: ({ text }) => text }],
  ['price.amount', { type: 'decimal', sortable: true, aggregatable: true, read: ({ price }) => price }],
  ['createdDate', { type: 'date', sortable: true, aggregatable: true, read: ({ created }) => created }],
  ['visible', { type: 'boolean', sortable: false, aggregatable: true, read: ({ visible }) => visible }],
  ['kind', { type: 'enum', sortable: false, aggregatable: true, read: ({ kind }) => kind }],
  ['tags', { type: 'list', sortable: false, aggregatable: true, read: ({ tags }) => tags }],
  [
    'places',
    {
      type: 'items',
      sortable: false,
      read: ({ places }) => places.map(({ id }) => id),
      items: new Map([
        ['id', { type: 'string', sortable: false, read: ({ places }) => places.map(({ id }) => id) }],
        ['index', { type: 'number', sortable: false, read: ({ places }) => places.map(({ index }) => index) }],
      ]),
    },
  ],
  [
    'places.index',
    { type: 'number', sortable: true, operators: [], read: ({ places }) => places.map((one) => one.index) },
  ],
] satisfies [string, unknown][] as [
  string,
  SearchFields<Thing> extends ReadonlyMap<string, infer Field> ? Field : never,
][]);

const search = (documents: Iterable<Thing>, request: unknown) =>
  runSearch({ entity: 'thing', fields, documents }, request);
const ids = (items: readonly Thing[]): string[] => items.map(({ id }) => id);

const word = fc.constantFrom('red', 'reds', 'read', 'cap', 'caps', 'Café', 'cup-a');
const prices = ['0.50', '9.99', '10', '10.50', '100'];
const dates = [
  '2025-12-31T23:30:00.000Z',
  '2026-03-29T00:30:00.000Z',
  '2026-03-29T22:30:00.000Z',
  '2026-07-01T12:00:00.000Z',
];
const place = fc.record(
  { id: fc.constantFrom('p1', 'p2', 'p3'), index: fc.integer({ min: 0, max: 4 }) },
  { requiredKeys: ['id'] },
);
const thing = fc.record(
  {
    name: word,
    text: fc.array(word, { maxLength: 3 }).map((words) => words.join(', ')),
    price: fc.constantFrom(...prices),
    created: fc.constantFrom(...dates),
    visible: fc.boolean(),
    kind: fc.constantFrom('A', 'B'),
    tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }),
    places: fc.uniqueArray(place, { maxLength: 3, selector: ({ id }) => id }),
  },
  { requiredKeys: ['text', 'created', 'visible', 'tags', 'places'] },
);

type Filter = Record<string, unknown>;
type Operators = Record<string, unknown>;

const one = (name: string, operators: readonly string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<Filter> =>
  fc.tuple(fc.constantFrom(...operators), value).map(([operator, operand]) => ({ [name]: { [operator]: operand } }));
const comparisons = ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'];
const price = fc.constantFrom<unknown>(0.5, '9.99', 10, '10.50', 99);
const condition: fc.Arbitrary<Filter> = fc.oneof(
  one('name', [...comparisons, '$startsWith'], word),
  one('name', ['$exists', '$isEmpty'], fc.boolean()),
  one('price.amount', comparisons, price),
  one('price.amount', ['$in', '$nin'], fc.array(price, { maxLength: 2 })),
  one('createdDate', ['$gt', '$lte', '$eq'], fc.constantFrom('2026-03-29', '2026-03-29T00:30:00.000Z')),
  fc.record({ visible: fc.boolean() }),
  one('kind', ['$in', '$nin'], fc.array(fc.constantFrom('A', 'B', null), { maxLength: 2 })),
  one('tags', ['$hasSome', '$hasAll'], fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 2 })),
  one('tags', ['$isEmpty', '$exists'], fc.boolean()),
  one(
    'places',
    ['$matchItems'],
    fc.array(
      fc.oneof(
        fc.record({ id: fc.constantFrom('p1', 'p2') }),
        fc.record({
          id: fc.record({ $in: fc.array(fc.constantFrom('p1', 'p3')) }),
          index: fc.constantFrom(1, { $gte: 2 }),
        }),
      ),
      { minLength: 1, maxLength: 2 },
    ),
  ),
);
const { filter: filters } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'filter' },
    condition,
    fc.array(tie('filter'), { minLength: 1, maxLength: 2 }).map((parts) => ({ $and: parts })),
    fc.array(tie('filter'), { minLength: 1, maxLength: 2 }).map((parts) => ({ $or: parts })),
    tie('filter').map((part) => ({ $not: part })),
  ),
}));

/** Plain value of a field, with numbers and times for comparison. */
function valueOf(document: Thing, name: string): unknown {
  if (name === 'price.amount') return document.price === undefined ? undefined : Number(document.price);
  if (name === 'createdDate') return new Date(document.created).getTime();
  if (name === 'places.index') return document.places.map(({ index }) => index);
  return document[name as keyof Thing];
}

const operandOf = (name: string, operand: unknown): unknown => {
  if (Array.isArray(operand)) return operand.map((each) => operandOf(name, each));
  if (name === 'price.amount') return Number(operand);
  return name === 'createdDate' ? new Date(String(operand)).getTime() : operand;
};

function passes(value: unknown, operator: string, operand: unknown): boolean {
  const list = Array.isArray(value) ? (value as unknown[]) : value === undefined ? [] : [value];
  const [first] = list as number[];
  const number = operand as number;
  const isIn = (operand as unknown[]).includes?.(first ?? null);
  switch (operator) {
    case '$eq':
      return first === operand;
    case '$ne':
      return first !== operand;
    case '$gt':
      return first !== undefined && first > number;
    case '$gte':
      return first !== undefined && first >= number;
    case '$lt':
      return first !== undefined && first < number;
    case '$lte':
      return first !== undefined && first <= number;
    case '$startsWith':
      return first !== undefined && String(first).toLowerCase().startsWith(String(operand).toLowerCase());
    case '$in':
      return isIn;
    case '$nin':
      return !isIn;
    case '$hasSome':
      return (operand as unknown[]).some((wanted) => list.includes(wanted));
    case '$hasAll':
      return (operand as unknown[]).every((wanted) => list.includes(wanted));
    case '$exists':
      return list.length > 0 === operand;
    default:
      return (list.length === 0) === operand;
  }
}

/** Independent implementation of filters, to compare with. */
function accepts(document: Thing, filter: Filter): boolean {
  return Object.entries(filter).every(([name, given]) => {
    if (name === '$and') return (given as Filter[]).every((part) => accepts(document, part));
    if (name === '$or') return (given as Filter[]).some((part) => accepts(document, part));
    if (name === '$not') return !accepts(document, given as Filter);
    const holds = (value: unknown, field: string, wanted: unknown) =>
      typeof wanted === 'object' && wanted !== null
        ? Object.entries(wanted as Operators).every(([operator, operand]) =>
            passes(value, operator, operandOf(field, operand)),
          )
        : value === wanted;
    const items = (given as Operators)['$matchItems'] as Filter[] | undefined;
    if (items) {
      return document.places.some((item) =>
        items.flatMap(Object.entries<unknown>).every(([key, wanted]) => holds(item[key as 'id'], key, wanted)),
      );
    }
    return holds(valueOf(document, name), name, given);
  });
}

const textWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('é', 'e')
    .split(/[^a-z]+/u)
    .filter((part) => part !== '');

interface Text {
  readonly expression: string;
  readonly mode?: string;
  readonly fields?: readonly string[];
}

/** Relevance of a document, calculated without an index. */
function relevance(document: Thing, { expression, mode, fields: names = ['name', 'text'] }: Text): number {
  const known = names.flatMap((name) => textWords(String(document[name as 'name'] ?? '')));
  const wanted = [...new Set(textWords(expression))];
  const found = wanted.filter((part) => known.some((each) => each.startsWith(part)));
  if (found.length === 0 || (mode === 'AND' && found.length < wanted.length)) return 0;
  return found.length + wanted.filter((part) => known.includes(part)).length;
}

const texts: fc.Arbitrary<Text> = fc.record(
  {
    expression: fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
    mode: fc.constantFrom('AND', 'OR'),
    fields: fc.constantFrom(['name'], ['text'], ['name', 'text']),
  },
  { requiredKeys: ['expression'] },
);

interface Order {
  readonly fieldName: string;
  readonly order: 'ASC' | 'DESC';
  readonly selectItemsBy?: readonly { readonly 'places.id': string }[];
}

const orders: fc.Arbitrary<Order> = fc.oneof(
  fc.record({
    fieldName: fc.constantFrom('name', 'price.amount', 'createdDate'),
    order: fc.constantFrom('ASC', 'DESC'),
  }),
  fc.record(
    {
      fieldName: fc.constant('places.index'),
      order: fc.constantFrom('ASC', 'DESC'),
      selectItemsBy: fc.constantFrom('p1', 'p2').map((id) => [{ 'places.id': id }]),
    },
    { requiredKeys: ['fieldName', 'order'] },
  ),
);

function sorted(documents: readonly Thing[], { fieldName, order, selectItemsBy }: Order): Thing[] {
  const sign = order === 'DESC' ? -1 : 1;
  const keyOf = (document: Thing): string | number | undefined => {
    if (fieldName === 'places.index') {
      const wanted = selectItemsBy?.[0]?.['places.id'];
      const found = document.places.flatMap(({ id, index }) =>
        (wanted === undefined || id === wanted) && index !== undefined ? [index] : [],
      );
      return found.sort((left, right) => (left - right) * sign)[0];
    }
    const value = valueOf(document, fieldName) as string | number | undefined;
    return typeof value === 'string' ? value.toLowerCase() : value;
  };
  return [...documents].sort((left, right) => {
    const [a, b] = [keyOf(left), keyOf(right)];
    if (a === b) return 0;
    if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
    return (a < b ? -1 : 1) * sign;
  });
}

const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ id: fc.nat(12), thing: fc.option(thing, { nil: undefined }) }) },
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

describe('a search', () => {
  it('returns the documents of an independent implementation in their order, after any writes and by cursor', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 12 }), fc.array(command, { maxLength: 15 }), (seed, commands) => {
        const collection = new DocumentCollection() as unknown as Collection<Thing>;
        for (const [index, each] of seed.entries()) collection.put({ ...each, id: `t${index}` });
        for (const each of commands) {
          if ('id' in each) {
            if (each.thing) collection.put({ ...each.thing, id: `t${each.id}` });
            else collection.delete(`t${each.id}`);
            continue;
          }
          const { limit, ...criteria } = each;
          const { filter = {}, search: text, sort = [] } = criteria;
          const matching = [...collection.values()].filter(
            (document) => accepts(document, filter) && (!text || relevance(document, text) > 0),
          );
          const relevant = text
            ? matching.toSorted((left, right) => relevance(right, text) - relevance(left, text))
            : matching;
          const expected = sort.length > 0 ? sort.toReversed().reduce(sorted, matching) : relevant;
          const pages: Thing[] = [];
          let cursor: string | undefined;
          do {
            const request =
              cursor === undefined ? { ...criteria, cursorPaging: { limit } } : { cursorPaging: { limit, cursor } };
            const { items, pagingMetadata } = search(tableOf(collection, fields), request);
            pages.push(...items);
            cursor = (pagingMetadata as { cursors: { next?: string } }).cursors.next;
          } while (cursor !== undefined);
          expect(ids(pages)).toEqual(ids(expected));
        }
      }),
      { numRuns: repetitions({ sample: 100, full: 1000 }) },
    );
  });

  it('aggregates all matching documents as an independent implementation does', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 40 }), filters, fc.constantFrom(0, 1, 50), (list, filter, limit) => {
        const documents = list.map((each, index): Thing => ({ ...each, id: `t${index}` }));
        const matching = documents.filter((document) => accepts(document, filter));
        const count = (isCounted: (document: Thing) => boolean) => matching.filter(isCounted).length;
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
            values: { results: tags.toSorted((left, right) => right.count - left.count).slice(0, 2) },
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

  it('finds words with typos only if the search is fuzzy', () => {
    const documents = ['Blue umbrella', 'Red cap'].map((text, index): Thing => {
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
    const documents = dates.map((created, index): Thing => {
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
