import fc from 'fast-check';
import type { Filter, Order, Text } from './brute-force.js';
import type { SearchDocument } from './search-document.js';

const word = fc.constantFrom('red', 'reds', 'read', 'cap', 'caps', 'Café', 'cup-a');
const prices = ['0.50', '9.99', '10', '10.50', '100'];
/** Times of creation of the documents. */
export const dates = [
  '2025-12-31T23:30:00.000Z',
  '2026-03-29T00:30:00.000Z',
  '2026-03-29T22:30:00.000Z',
  '2026-07-01T12:00:00.000Z',
];
const place = fc.record(
  { id: fc.constantFrom('p1', 'p2', 'p3'), index: fc.integer({ min: 0, max: 4 }) },
  { requiredKeys: ['id'] },
);
/** Any document, without its ID. */
export const anyDocument: fc.Arbitrary<Omit<SearchDocument, 'id'>> = fc.record(
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
/** Any filter with operators and values of the right types. */
export const { filter: filters } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'filter' },
    condition,
    fc.array(tie('filter'), { minLength: 1, maxLength: 2 }).map((parts) => ({ $and: parts })),
    fc.array(tie('filter'), { minLength: 1, maxLength: 2 }).map((parts) => ({ $or: parts })),
    tie('filter').map((part) => ({ $not: part })),
  ),
}));

/** Any free text. */
export const texts: fc.Arbitrary<Text> = fc.record(
  {
    expression: fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
    mode: fc.constantFrom('AND', 'OR'),
    fields: fc.constantFrom(['name'], ['text'], ['name', 'text']),
  },
  { requiredKeys: ['expression'] },
);

/** Any sort criterion. */
export const orders: fc.Arbitrary<Order> = fc.oneof(
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
