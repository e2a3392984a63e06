import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { merchant } from '../../../testing/shopper.js';
import { send, visitorToken } from '../../../testing/visitor.js';

type Product = Record<string, unknown> & { id: string; visible: boolean; price: { price: number } };
type Filter = Record<string, unknown>;
interface QueryResponse {
  products: Product[];
  metadata: { count: number; offset: number; total: number };
}

const emulator = createEmulator({ catalogVersion: 'v1', seed: 250 });
const path = '/stores-reader/v1/products/query-platformized';
let everything: Product[];
let visitor: { authorization: string };

const queryProducts = async (query: object, headers: Record<string, string>): Promise<QueryResponse> => {
  const { body, status } = await send<QueryResponse>(emulator, 'POST', path, { body: { query }, headers });
  expect([status, query]).toEqual([200, query]);
  return body;
};

beforeAll(async () => {
  visitor = { authorization: await visitorToken(emulator) };
  const pages = await Promise.all(
    [0, 100, 200].map((offset) => queryProducts({ paging: { limit: 100, offset } }, merchant)),
  );
  everything = pages.flatMap(({ products }) => products);
  expect(everything).toHaveLength(250);
});

const kinds = {
  text: ['id', 'name', 'description', 'sku', 'productType', 'slug'],
  number: ['price', 'priceData.price'],
  date: ['createdDate', 'lastUpdated'],
  numeric: ['numericId'],
  boolean: ['visible'],
  list: ['collectionIds'],
} as const;
type Kind = keyof typeof kinds;
const sortable = ['id', 'lastUpdated', 'name', 'sku', 'price', 'priceData.price', 'numericId', 'productType', 'slug'];
const getKind = (field: string): Kind =>
  (Object.keys(kinds) as Kind[]).find((kind) => (kinds[kind] as readonly string[]).includes(field)) ?? 'text';

/** Returns the value of a field of a product in a response. `undefined` if absent. */
const read = (product: Product, field: string): unknown =>
  getKind(field) === 'number' ? product.price.price : product[field];

/** Converts a value for comparison: dates to timestamps, numeric strings to numbers. */
const compareKey = (kind: Kind, value: unknown): string | number | boolean => {
  if (kind === 'date') return new Date(value as string).getTime();
  return kind === 'numeric' ? Number(value) : (value as string | number | boolean);
};

/** Reference implementation of each filter operator: whether a product's value matches the operand. */
const rules: Record<string, (kind: Kind, value: unknown, operand: unknown) => boolean> = {
  $eq: (kind, value, operand) =>
    Array.isArray(value)
      ? value.includes(operand)
      : value !== undefined && compareKey(kind, value) === compareKey(kind, operand),
  $ne: (kind, value, operand) => !rules['$eq']!(kind, value, operand),
  $gt: (kind, value, operand) => value !== undefined && compareKey(kind, value) > compareKey(kind, operand),
  $gte: (kind, value, operand) => value !== undefined && compareKey(kind, value) >= compareKey(kind, operand),
  $lt: (kind, value, operand) => value !== undefined && compareKey(kind, value) < compareKey(kind, operand),
  $lte: (kind, value, operand) => value !== undefined && compareKey(kind, value) <= compareKey(kind, operand),
  $in: (kind, value, operand) => (operand as unknown[]).some((one) => rules['$eq']!(kind, value, one)),
  $hasSome: (kind, value, operand) => rules['$in']!(kind, value, operand),
  $hasAll: (kind, value, operand) => (operand as unknown[]).every((one) => rules['$eq']!(kind, value, one)),
  $exists: (_, value, operand) => (Array.isArray(value) ? value.length > 0 : value !== undefined) === operand,
  $startsWith: (_, value, operand) => matches(`^${escaped(operand)}`, value),
  $endsWith: (_, value, operand) => matches(`${escaped(operand)}$`, value),
  $contains: (_, value, operand) => matches(escaped(operand), value),
};
const matches = (pattern: string, value: unknown) => typeof value === 'string' && new RegExp(pattern, 'i').test(value);
const escaped = (text: unknown): string => String(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function accepts(product: Product, filter: Filter): boolean {
  return Object.entries(filter).every(([name, condition]) => {
    if (name === '$and') return (condition as Filter[]).every((part) => accepts(product, part));
    if (name === '$or') return (condition as Filter[]).some((part) => accepts(product, part));
    if (name === '$not') return !accepts(product, condition as Filter);
    const conditions: [string, unknown][] =
      typeof condition === 'object' ? Object.entries(condition as object) : [['$eq', condition]];
    return conditions.every(([operator, operand]) => rules[operator]!(getKind(name), read(product, name), operand));
  });
}

const inequalities = ['$gt', '$gte', '$lt', '$lte'];
const operatorsByKind: Record<Kind, string[]> = {
  text: [
    '$eq',
    '$ne',
    '$in',
    '$hasSome',
    '$hasAll',
    '$exists',
    ...inequalities,
    '$startsWith',
    '$endsWith',
    '$contains',
  ],
  number: ['$eq', '$ne', '$in', '$hasSome', '$hasAll', '$exists', ...inequalities],
  date: ['$eq', '$ne', '$in', '$exists', ...inequalities],
  numeric: ['$eq', '$ne', '$in', '$hasSome', '$hasAll', '$exists', ...inequalities],
  boolean: ['$eq', '$ne', '$in', '$exists'],
  list: ['$eq', '$ne', '$in', '$hasSome', '$hasAll', '$exists'],
};

/** Generates a filter operand: a value that some product has in the field. */
const getValue = (field: string) =>
  fc.nat(249).map((index) => {
    const value = read(everything[index]!, field) ?? 'nothing';
    return Array.isArray(value) ? (value[index % value.length] as unknown) : value;
  });

const getOperand = (field: string, operator: string): fc.Arbitrary<unknown> => {
  if (operator === '$exists') return fc.boolean();
  if (['$in', '$hasSome', '$hasAll'].includes(operator)) return fc.array(getValue(field), { maxLength: 4 });
  if (!['$startsWith', '$endsWith', '$contains'].includes(operator)) return getValue(field);
  const part = (text: string, at: number, length: number) => {
    if (operator === '$startsWith') return text.slice(0, length);
    return operator === '$endsWith' ? text.slice(-length) : text.slice(at, at + length);
  };
  return fc
    .tuple(getValue(field), fc.nat(10), fc.integer({ min: 1, max: 6 }), fc.boolean())
    .map(([value, at, length, loud]) => {
      const text = part(String(value), at, length);
      return loud ? text.toUpperCase() : text;
    });
};

const condition: fc.Arbitrary<Filter> = fc.constantFrom(...Object.values(kinds).flat()).chain((field) =>
  fc.oneof(
    getValue(field).map((value): Filter => ({ [field]: value })),
    fc
      .constantFrom(...operatorsByKind[getKind(field)])
      .chain((operator) =>
        getOperand(field, operator).map((operand): Filter => ({ [field]: { [operator]: operand } })),
      ),
  ),
);

const { filter: filters } = fc.letrec<{ filter: Filter }>((tie) => {
  const parts = fc.array(tie('filter'), { minLength: 1, maxLength: 3 });
  return {
    filter: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'filter' },
      condition,
      fc.tuple(condition, condition).map(([one, other]) => ({ ...one, ...other })),
      parts.map(($and) => ({ $and })),
      parts.map(($or) => ({ $or })),
      tie('filter').map(($not) => ({ $not })),
    ),
  };
});

const sorts = fc.array(
  fc.record({ fieldName: fc.constantFrom(...sortable), order: fc.constantFrom('ASC' as const, 'DESC' as const) }),
  { maxLength: 2 },
);

/** Sorts by each rule, the last one first. Products without the field are last in both directions. */
const ordered = (products: Product[], sort: { fieldName: string; order: 'ASC' | 'DESC' }[]): Product[] =>
  sort.reduceRight((list, { fieldName, order }) => {
    const key = (product: Product) => {
      const weighed = compareKey(getKind(fieldName), read(product, fieldName));
      return typeof weighed === 'string' ? weighed.toLowerCase() : weighed;
    };
    const has = (product: Product) => read(product, fieldName) !== undefined;
    const present = list.filter(has).sort((left, right) => {
      const [a, b] = [key(left), key(right)];
      return (a < b ? -1 : a > b ? 1 : 0) * (order === 'ASC' ? 1 : -1);
    });
    return [...present, ...list.filter((product) => !has(product))];
  }, products);

test('every filter operator and sort order matches a reference implementation', async () => {
  const paging = fc.record({ limit: fc.integer({ min: 1, max: 100 }), offset: fc.nat(60) });
  await fc.assert(
    fc.asyncProperty(filters, sorts, paging, fc.boolean(), async (filter, sort, { limit, offset }, isMerchant) => {
      const received = everything.filter((product) => (isMerchant || product.visible) && accepts(product, filter));
      const { products, metadata } = await queryProducts(
        { filter, sort, paging: { limit, offset } },
        isMerchant ? merchant : visitor,
      );
      const expected = ordered(received, sort).slice(offset, offset + limit);
      expect(products.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(metadata).toMatchObject({ count: expected.length, offset, total: received.length });
    }),
  );
});
