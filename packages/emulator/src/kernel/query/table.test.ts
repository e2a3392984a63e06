import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Collection } from '../state/collection.js';
import { DocumentCollection } from '../state/document-collection.js';
import type { QueryFields } from './field.js';
import { runQuery } from './run-query.js';
import { getTable } from './table.js';
import { repetitions } from '../../../../../scripts/lib/scope.js';

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly price: number | undefined;
  readonly tags: readonly string[];
}

const fields: QueryFields<Thing> = new Map([
  ['name', { type: 'string', sortable: true, read: ({ name }) => name }],
  ['price', { type: 'number', sortable: true, read: ({ price }) => price }],
  ['tags', { type: 'list', sortable: false, read: ({ tags }) => tags }],
]);

const word = fc.constantFrom('a', 'B', 'b', 'c');
const thing = fc.record({
  name: word,
  price: fc.constantFrom(undefined, 1, 2, 3),
  tags: fc.array(word, { maxLength: 2 }),
});
const query = fc.record(
  {
    filter: fc.constantFrom(
      { price: { $gte: 2 } },
      { tags: { $hasSome: ['a', 'b'] } },
      { name: { $startsWith: 'b' } },
      { price: { $exists: false } },
    ),
    sort: fc.constantFrom(
      [{ fieldName: 'price', order: 'DESC' }],
      [{ fieldName: 'name' }],
      [{ fieldName: 'price' }, { fieldName: 'name', order: 'DESC' }],
    ),
    paging: fc.record({ limit: fc.integer({ min: 1, max: 20 }), offset: fc.integer({ min: 0, max: 4 }) }),
  },
  { requiredKeys: ['paging'] },
);
const id = fc.nat(6);
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('put' as const), id, thing }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), id }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('query' as const), query }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('commit' as const, 'undo' as const) }) },
);

test('a table that follows its collection equals a new one', () => {
  fc.assert(
    fc.property(
      fc.array(thing, { maxLength: 8 }),
      fc.array(command, { maxLength: 40, size: 'max' }),
      (seed, commands) => {
        const collection = new DocumentCollection() as unknown as Collection<Thing> & DocumentCollection;
        let created = 0;
        const ids: string[] = [];
        const create = (given: Omit<Thing, 'id'>) => {
          ids.push(`t${created++}`);
          collection.put({ ...given, id: ids.at(-1) ?? '' });
        };
        seed.forEach(create);
        collection.commit();
        for (const one of commands) {
          const cached = 'id' in one ? ids[one.id] : undefined;
          if (one.do === 'put') {
            if (cached === undefined) create(one.thing);
            else collection.put({ ...one.thing, id: cached });
          } else if (one.do === 'delete') {
            if (cached !== undefined) collection.delete(cached);
          } else if (one.do === 'query') {
            const response = (documents: Iterable<Thing>) =>
              runQuery({ entity: 'thing', fields, documents }, one.query);
            expect(response(getTable<Thing>(collection, fields))).toEqual(response(collection.values()));
          } else {
            collection[one.do]();
          }
        }
      },
    ),
    { numRuns: repetitions({ sample: 200, full: 1000 }) },
  );
});

test('a table is cached with its collection, and rebuilt after too many writes', () => {
  const collection = new DocumentCollection() as unknown as Collection<Thing>;
  const put = (index: number) => collection.put({ id: String(index), name: 'a', price: index, tags: [] });
  for (let index = 0; index < 50; index++) put(index);
  const table = getTable(collection, fields);
  put(51);
  expect(getTable(collection, fields)).toBe(table);
  expect([...table]).toEqual([...collection.values()]);
  for (let index = 0; index < 5000; index++) put(index);
  expect(getTable(collection, fields)).not.toBe(table);
  expect([...getTable(collection, fields)]).toEqual([...collection.values()]);
});
