import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { products } from '../../index.js';
import type { Product, ProductsQueryBuilder } from '../index.js';
import { repetitions } from '../../../../../scripts/lib/scope.js';

/** Chains that are tried; the soak tries 100,000. */
const runs = repetitions({ sample: 40, full: 300, soak: 100_000 });

const emulator = createEmulator({ catalogVersion: 'v1' });
const shop = createClient({
  auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
  modules: { products },
  fetch: (input, init) => emulator.fetch(new Request(input, init)),
  apiUrl: 'http://localhost',
});

type Value = string | number;
type Test = (product: Product) => boolean;

/** How the fields of a product are read: the values that they are compared by. */
const read: Record<string, (product: Product) => readonly (Value | null | undefined)[]> = {
  _id: ({ _id }) => [_id],
  name: ({ name }) => [name],
  slug: ({ slug }) => [slug],
  sku: ({ sku }) => [sku],
  description: ({ description }) => [description],
  productType: ({ productType }) => [productType],
  'priceData.price': ({ priceData }) => [priceData?.price],
  numericId: ({ numericId }) => [numericId == null ? undefined : Number(numericId)],
  lastUpdated: ({ lastUpdated }) => [lastUpdated?.getTime()],
  _createdDate: ({ _createdDate }) => [_createdDate?.getTime()],
  collectionIds: ({ collectionIds }) => collectionIds ?? [],
};
const listValues = (field: string, product: Product) =>
  (read[field]?.(product) ?? []).filter((value): value is Value => value !== undefined && value !== null);

const texts = ['_id', 'name', 'slug', 'sku', 'description'];
const dates = ['lastUpdated', '_createdDate'];
const ordered = [...texts, ...dates, 'priceData.price', 'numericId'];
const scalars = [...ordered, 'productType'];
const sortable = ['_id', 'name', 'slug', 'sku', 'productType', 'priceData.price', 'numericId', 'lastUpdated'];

/** Reference implementation of each operator. */
const meanings: Record<string, (values: readonly Value[], operands: readonly (Value | null)[]) => boolean> = {
  eq: (values, [wanted = null]) => (wanted === null ? values.length === 0 : values.includes(wanted)),
  ne: (values, [wanted = null]) => (wanted === null ? values.length > 0 : !values.includes(wanted)),
  ge: ([value], [bound]) => value !== undefined && value >= bound!,
  gt: ([value], [bound]) => value !== undefined && value > bound!,
  le: ([value], [bound]) => value !== undefined && value <= bound!,
  lt: ([value], [bound]) => value !== undefined && value < bound!,
  startsWith: ([value], [part]) => value !== undefined && lower(value).startsWith(lower(part)),
  endsWith: ([value], [part]) => value !== undefined && lower(value).endsWith(lower(part)),
  contains: ([value], [part]) => value !== undefined && lower(value).includes(lower(part)),
  in: ([value = null], wanted) => wanted.includes(value),
  hasSome: (values, wanted) => wanted.some((one) => one !== null && values.includes(one)),
  hasAll: (values, wanted) => wanted.every((one) => one !== null && values.includes(one)),
};
const lower = (value: Value | null | undefined) => String(value).toLowerCase();

/** One call on a builder. A chain as its argument stands for another builder. */
type Step =
  | { readonly on: string; readonly operator: string; readonly operands: readonly (Value | null)[] }
  | { readonly on: string; readonly exists: boolean }
  | { readonly combine: 'and' | 'or' | 'not'; readonly chain: readonly Step[] };
interface Order {
  readonly method: 'ascending' | 'descending';
  readonly fields: readonly string[];
}
type Builder = Record<string, (...args: readonly unknown[]) => Builder>;

const written = (field: string, operand: Value | null) =>
  dates.includes(field) && operand !== null ? new Date(operand) : operand;

const build = (builder: Builder, chain: readonly Step[]): Builder =>
  chain.reduce((all, step) => {
    if ('chain' in step) return all[step.combine]!(build(begin(), step.chain));
    if ('exists' in step) return all['exists']!(step.on, step.exists);
    return all[step.operator]!(step.on, ...step.operands.map((operand) => written(step.on, operand)));
  }, builder);
const begin = () => shop.products.queryProducts() as unknown as Builder;

/** Returns the condition of a chain. `undefined` without a condition. */
const meaning = (chain: readonly Step[]): Test | undefined =>
  chain.reduce<Test | undefined>((all, step) => {
    if (!('chain' in step)) {
      const holds: Test =
        'exists' in step
          ? (product) => listValues(step.on, product).length > 0 === step.exists
          : (product) => meanings[step.operator]!(listValues(step.on, product), step.operands);
      return (product) => (all?.(product) ?? true) && holds(product);
    }
    const other = meaning(step.chain);
    if (!other) return all;
    if (step.combine === 'not') return (product) => (all?.(product) ?? true) && !other(product);
    if (!all) return other;
    return step.combine === 'and'
      ? (product) => all(product) && other(product)
      : (product) => all(product) || other(product);
  }, undefined);

/** Text without regard to case; what has no value comes last. */
const sorted = (found: readonly Product[], orders: readonly Order[]) => {
  const rules = orders.flatMap(({ method, fields }) =>
    fields.map((field) => ({ field, sign: method === 'ascending' ? 1 : -1 })),
  );
  const key = (field: string, product: Product) => {
    const [value] = listValues(field, product);
    return typeof value === 'string' ? value.toLowerCase() : value;
  };
  return [...found].sort((left, right) => {
    for (const { field, sign } of rules) {
      const [a, b] = [key(field, left), key(field, right)];
      if (a === b) continue;
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
      return a < b ? -sign : sign;
    }
    return 0;
  });
};

/** Steps with values that products of the catalog have, parts of them, and others. */
const stepsOver = (catalog: readonly Product[]) => {
  const operand = (field: string): fc.Arbitrary<Value> => {
    const known = [...new Set(catalog.flatMap((product) => listValues(field, product)))];
    const other = typeof known[0] === 'string' ? fc.string({ maxLength: 4 }) : fc.integer({ min: 0, max: 9e12 });
    return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: other });
  };
  const on = (fields: readonly string[], operators: readonly string[], count: number, withNull = false) =>
    fc.constantFrom(...fields).chain((field) => {
      const one: fc.Arbitrary<Value | null> = withNull ? fc.option(operand(field), { freq: 8 }) : operand(field);
      const operands = fc.array(one, { minLength: 1, maxLength: count });
      return fc.record({ on: fc.constant(field), operator: fc.constantFrom(...operators), operands });
    });
  const part = (text: Value) =>
    fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 5 })).map(([at, length]) => String(text).slice(at, at + length));
  const textual = fc.record({
    on: fc.constantFrom(...texts),
    operator: fc.constantFrom('startsWith', 'endsWith', 'contains'),
    operands: fc
      .constantFrom(...texts)
      .chain(operand)
      .chain(part)
      .map((text) => [text]),
  });
  const condition: fc.Arbitrary<Step> = fc.oneof(
    on(scalars, ['eq', 'ne'], 1, true),
    on(ordered, ['ge', 'gt', 'le', 'lt'], 1),
    textual,
    on(scalars, ['in'], 4),
    on(['collectionIds'], ['hasSome', 'hasAll'], 3),
    fc.record({ on: fc.constantFrom(...Object.keys(read)), exists: fc.boolean() }),
  );
  const { chain } = fc.letrec<{ chain: readonly Step[]; step: Step }>((tie) => ({
    step: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'chain' },
      { weight: 3, arbitrary: condition },
      { weight: 2, arbitrary: fc.record({ combine: fc.constantFrom('and', 'or', 'not'), chain: tie('chain') }) },
    ),
    chain: fc.array(tie('step'), { maxLength: 3, depthIdentifier: 'chain' }),
  }));
  return chain;
};

const orders: fc.Arbitrary<readonly Order[]> = fc.array(
  fc.record({
    method: fc.constantFrom('ascending', 'descending'),
    fields: fc.array(fc.constantFrom(...sortable), { minLength: 1, maxLength: 2 }),
  }),
  { maxLength: 3 },
);

test('the platform applies the filter, order, page and total of the query builder', async () => {
  const catalog: Product[] = [];
  for await (const product of shop.products.queryProducts().limit(100).items()) catalog.push(product);
  expect(catalog.length).toBeGreaterThanOrEqual(120);
  const limits = fc.integer({ min: 1, max: 100 });

  await fc.assert(
    fc.asyncProperty(stepsOver(catalog), orders, limits, fc.nat(30), async (chain, order, limit, skip) => {
      const filtered = build(begin(), chain);
      const ordering = order.reduce((all, { method, fields }) => all[method]!(...fields), filtered);
      const query = ordering['limit']!(limit)['skip']!(skip) as unknown as ProductsQueryBuilder;
      const page = await query.find();

      const found = sorted(catalog.filter(meaning(chain) ?? (() => true)), order).map(({ _id }) => _id);
      expect(page.totalCount).toBe(found.length);
      expect(page.items.map(({ _id }) => _id)).toEqual(found.slice(skip, skip + limit));
      expect(page.hasNext()).toBe(skip + limit < found.length);
    }),
    { numRuns: runs },
  );
}, 1_800_000);
