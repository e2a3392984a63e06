import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ValidationError } from '../errors/application-error.js';
import type { QueryFields } from './field.js';
import { type QuerySource, runQuery } from './run-query.js';
import { repetitions } from '../../../../../scripts/lib/scope.js';

interface Thing {
  readonly id: string;
  readonly name?: string;
  readonly price?: number;
  readonly tags: readonly string[];
}

const fields: QueryFields<Thing> = new Map([
  ['id', { type: 'string', sortable: true, read: ({ id }) => id }],
  ['name', { type: 'string', sortable: true, read: ({ name }) => name }],
  ['price', { type: 'number', sortable: true, read: ({ price }) => price }],
  ['tags', { type: 'list', sortable: false, read: ({ tags }) => tags }],
]);

const source = (documents: readonly Thing[]): QuerySource<Thing> => ({ entity: 'thing', fields, documents });

const word = fc.constantFrom('a', 'b', 'A', 'ab', 'Ba', 'b.c', '.*', '');
const thing = fc.record(
  { name: word, price: fc.integer({ min: 0, max: 5 }), tags: fc.uniqueArray(word, { maxLength: 3 }) },
  { requiredKeys: ['tags'] },
);
const things = fc
  .array(thing, { maxLength: 30 })
  .map((list): Thing[] => list.map((each, index) => ({ ...each, id: `t${index}` })));

type Filter = Record<string, unknown>;

const condition: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ name: word }),
  fc.record({ price: fc.constantFrom(null, 1, 3) }),
  fc
    .tuple(fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$startsWith', '$endsWith', '$contains'), word)
    .map(([operator, value]) => ({ name: { [operator]: value } })),
  fc
    .tuple(fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte'), fc.integer({ min: 0, max: 5 }))
    .map(([operator, value]) => ({ price: { [operator]: value } })),
  fc
    .tuple(fc.constantFrom('$hasSome', '$hasAll', '$in'), fc.array(word, { maxLength: 3 }))
    .map(([operator, value]) => ({ tags: { [operator]: value } })),
  fc
    .tuple(fc.constantFrom('name', 'price', 'tags'), fc.boolean())
    .map(([name, value]) => ({ [name]: { $exists: value } })),
);

const { filter: filters } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'filter' },
    condition,
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((parts) => ({ $and: parts })),
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((parts) => ({ $or: parts })),
    tie('filter').map((part) => ({ $not: part })),
  ),
}));

/** Independent implementation of filters, to compare with. */
function accepts(document: Thing, filter: Filter): boolean {
  return Object.entries(filter).every(([key, value]) => {
    if (key === '$and') return (value as Filter[]).every((part) => accepts(document, part));
    if (key === '$or') return (value as Filter[]).some((part) => accepts(document, part));
    if (key === '$not') return !accepts(document, value as Filter);
    const present = document[key as keyof Thing];
    const values: unknown[] = present === undefined ? [] : Array.isArray(present) ? present : [present];
    if (value === null) return values.length === 0;
    if (typeof value !== 'object') return values.includes(value);
    return Object.entries(value).every(([operator, operand]) => {
      const [first] = values;
      const text = String(first).toLowerCase();
      const part = String(operand).toLowerCase();
      switch (operator) {
        case '$eq':
          return values.includes(operand);
        case '$ne':
          return !values.includes(operand);
        case '$gt':
          return first !== undefined && first! > operand;
        case '$gte':
          return first !== undefined && first! >= operand;
        case '$lt':
          return first !== undefined && first! < operand;
        case '$lte':
          return first !== undefined && first! <= operand;
        case '$startsWith':
          return first !== undefined && text.slice(0, part.length) === part;
        case '$endsWith':
          return first !== undefined && text.length >= part.length && text.slice(text.length - part.length) === part;
        case '$contains':
          return first !== undefined && text.indexOf(part) >= 0;
        case '$hasAll':
          return (operand as unknown[]).every((wanted) => values.includes(wanted));
        case '$exists':
          return values.length > 0 === operand;
        default:
          return (operand as unknown[]).some((wanted) => values.includes(wanted));
      }
    });
  });
}

const ids = (items: readonly Thing[]): string[] => items.map(({ id }) => id);
const getViolations = (query: unknown): unknown => {
  try {
    runQuery(source([]), query);
  } catch (error) {
    if (error instanceof ValidationError)
      return { message: error.message, details: { validationError: { fieldViolations: error.violations } } };
    throw error;
  }
  return undefined;
};

describe('a query', () => {
  it('returns the same documents as an independent implementation, in their order', () => {
    fc.assert(
      fc.property(things, filters, (documents, filter) => {
        const { items } = runQuery(source(documents), { filter, paging: { limit: 100 } });
        expect(ids(items)).toEqual(ids(documents.filter((document) => accepts(document, filter))));
      }),
      { numRuns: repetitions({ sample: 100, full: 500 }) },
    );
  });

  it('sorts by several fields, ignoring case, missing values last, equal ones as they were', () => {
    const rules = fc.array(
      fc.record({ fieldName: fc.constantFrom('name', 'price'), order: fc.constantFrom('ASC', 'DESC') }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(things, rules, (documents, sort) => {
        const { items } = runQuery(source(documents), { sort, paging: { limit: 100 } });
        const plain = [...sort].reverse().reduce(
          (list, { fieldName, order }) => {
            const key = (each: Thing) => {
              const value = fieldName === 'name' ? each.name?.toLowerCase() : each.price;
              return value;
            };
            const present = list.filter((each) => key(each) !== undefined);
            const missing = list.filter((each) => key(each) === undefined);
            present.sort((left, right) => {
              const [a, b] = [key(left)!, key(right)!];
              return (a < b ? -1 : a > b ? 1 : 0) * (order === 'DESC' ? -1 : 1);
            });
            return [...present, ...missing];
          },
          [...documents],
        );
        expect(ids(items)).toEqual(ids(plain));
      }),
    );
  });

  it('picks out the beginning of a long list as it orders all of it', () => {
    const long = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 150, maxLength: 300 });
    fc.assert(
      fc.property(long, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 }), (prices, limit, offset) => {
        const documents = prices.map((price, index): Thing => ({ id: String(index), price, tags: [] }));
        const sort = [{ fieldName: 'price', order: 'DESC' }];
        const all = documents.map(({ id }) => id).sort((a, b) => (prices[Number(b)] ?? 0) - (prices[Number(a)] ?? 0));
        const { items } = runQuery(source(documents), { sort, paging: { limit, offset } });
        expect(ids(items)).toEqual(all.slice(offset, offset + limit));
      }),
    );
  });

  it('returns each document once by offset and by cursor, forward and backward', () => {
    fc.assert(
      fc.property(things, fc.integer({ min: 1, max: 7 }), (documents, limit) => {
        const query = { filter: { price: { $exists: true } }, sort: [{ fieldName: 'price', order: 'DESC' }] };
        const all = ids(runQuery(source(documents), { ...query, paging: { limit: 100 } }).items);
        const byOffset = Array.from(
          { length: Math.ceil(all.length / limit) },
          (_, page) => runQuery(source(documents), { ...query, paging: { limit, offset: page * limit } }).items,
        ).flat();
        expect(ids(byOffset)).toEqual(all);
        const forward: string[][] = [];
        let previous: string | undefined;
        for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
          const page = runQuery(
            source(documents),
            first ? { ...query, cursorPaging: { limit } } : { cursorPaging: { limit, cursor } },
          );
          const { cursors, hasNext } = page.metadata as {
            cursors: { next?: string; prev?: string };
            hasNext: boolean;
          };
          expect(hasNext).toBe(cursors.next !== undefined);
          forward.push(ids(page.items));
          cursor = cursors.next;
          previous = cursors.prev;
        }
        expect(forward.flat()).toEqual(all);
        if (previous !== undefined) {
          const back = runQuery(source(documents), { cursorPaging: { limit, cursor: previous } });
          expect(ids(back.items)).toEqual(forward.at(-2));
        }
      }),
    );
  });

  it('continues after the last document of a page, even if documents were inserted before it or it was deleted', () => {
    const documents = ['a', 'b', 'c', 'd'].map((id): Thing => ({ id, tags: [] }));
    const { metadata } = runQuery(source(documents), { cursorPaging: { limit: 2 } });
    const { next: cursor } = (metadata as { cursors: { next: string } }).cursors;
    const after = (list: readonly Thing[]) => ids(runQuery(source(list), { cursorPaging: { limit: 2, cursor } }).items);
    expect(after([{ id: 'new', tags: [] }, ...documents])).toEqual(['c', 'd']);
    expect(after(documents.filter(({ id }) => id !== 'b'))).toEqual(['c', 'd']);
  });

  it('returns offset, count and total', () => {
    const documents = Array.from({ length: 120 }, (_, index): Thing => ({ id: String(index), tags: [] }));
    expect(runQuery(source(documents), undefined).metadata).toEqual({
      count: 50,
      offset: 0,
      total: 120,
      tooManyToCount: false,
    });
    expect(runQuery(source(documents), { paging: { limit: '100', offset: '90' } }).metadata).toMatchObject({
      count: 30,
      offset: 90,
    });
  });

  it.each([
    ['an unknown field', { filter: { colour: 1 } }, 'query.filter.colour', 'FIELD_NOT_FILTERABLE'],
    ['a field of every object', { filter: { constructor: 1 } }, 'query.filter.constructor', 'FIELD_NOT_FILTERABLE'],
    ['an unknown operator', { filter: { name: { $regex: '.*' } } }, 'query.filter.name', 'INVALID_FILTER_OPERATOR'],
    [
      'an operator of every object',
      { filter: { name: { toString: 1 } } },
      'query.filter.name',
      'INVALID_FILTER_OPERATOR',
    ],
    [
      'an operator of another type',
      { filter: { price: { $startsWith: 'a' } } },
      'query.filter.price',
      'INVALID_FILTER_OPERATOR',
    ],
    [
      'a value of another type',
      { filter: { $and: [{ name: 'a' }, { price: 'cheap' }] } },
      'query.filter.$and[1].price',
      'INVALID_FILTER_VALUE',
    ],
    ['a value in a list', { filter: { price: { $in: [1, 'b'] } } }, 'query.filter.price[1]', 'INVALID_FILTER_VALUE'],
    ['a filter that is a text', { filter: 'name' }, 'query.filter', undefined],
    [
      'a sort by what cannot be sorted',
      { sort: [{ fieldName: 'tags' }] },
      'query.sort[0].fieldName',
      'FIELD_NOT_SORTABLE',
    ],
    ['a strange order', { sort: [{ fieldName: 'name', order: 'UP' }] }, 'query.sort[0].order', undefined],
    ['a page too long', { paging: { limit: 101 } }, 'query.paging.limit', undefined],
    ['an offset below zero', { paging: { offset: -1 } }, 'query.paging.offset', undefined],
    ['half a page', { paging: { limit: 1.5 } }, 'query.paging.limit', undefined],
    ['both pagings', { paging: { limit: 1 }, cursorPaging: { limit: 1 } }, 'query.cursorPaging', undefined],
    ['a made-up cursor', { cursorPaging: { cursor: 'abc.def' } }, 'query.cursorPaging.cursor', 'INVALID_CURSOR'],
  ])('refuses %s', (_, query, field, ruleName) => {
    expect(getViolations(query)).toMatchObject({
      details: { validationError: { fieldViolations: [ruleName ? { field, ruleName } : { field }] } },
    });
  });

  it('refuses filters that are too deep or too long, and cursors of others', () => {
    const deep = Array.from({ length: 5000 }).reduce<Filter>((inner) => ({ $not: inner }), { name: 'a' });
    expect(getViolations({ filter: deep })).toBeDefined();
    expect(getViolations({ filter: { $or: Array.from({ length: 201 }, () => ({ name: 'a' })) } })).toBeDefined();
    const documents = ['a', 'b'].map((id): Thing => ({ id, tags: [] }));
    const { cursors } = runQuery(source(documents), { cursorPaging: { limit: 1 } }).metadata as {
      cursors: { next: string };
    };
    expect(() =>
      runQuery({ ...source(documents), entity: 'other' }, { cursorPaging: { cursor: cursors.next } }),
    ).toThrow(ValidationError);
    expect(() =>
      runQuery(source(documents), { filter: { name: 'a' }, cursorPaging: { cursor: cursors.next } }),
    ).toThrow('cannot be used together');
  });
});
