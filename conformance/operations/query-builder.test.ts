import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { count, list, partialRecord, text } from '../harness/arbitraries.js';
import { capture, type Capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { patience, runs } from '../harness/same-call.js';
import { official, ours, type AnyClient } from '../harness/sides.js';
import { withoutImageDetails } from '../harness/image-details.js';
import { wireCollection, wireProduct } from './wire-entities.js';

type Builder = Record<string, (...args: readonly unknown[]) => Builder> & { find(): Promise<Page> };
interface Page {
  readonly items: unknown[];
  readonly length: number;
  readonly pageSize: number;
  readonly totalCount: number | undefined;
  readonly totalPages: number | undefined;
  readonly currentPage: number | undefined;
  hasNext(): boolean;
  hasPrev(): boolean;
  next(): Promise<Page>;
  prev(): Promise<Page>;
}

/** A call on a builder. An argument that is a list of steps represents another builder. */
type Step = readonly [method: string, ...args: readonly unknown[]];
interface Nested {
  readonly steps: readonly Step[];
}

const createBuilder = (client: AnyClient, query: string) => invoke(client, query) as Builder;

const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null && 'steps' in value;

const chain = (client: AnyClient, query: string, steps: readonly Step[]): Builder =>
  steps.reduce(
    (builder, [method, ...args]) => {
      const given = args.map((arg) => (isNested(arg) ? chain(client, query, arg.steps) : arg));
      const next = builder[method]?.(...given);
      if (!next) throw new Error(`no ${method}`);
      return next;
    },
    createBuilder(client, query),
  );

const field = fc.constantFrom(
  '_id',
  'name',
  'slug',
  'numericId',
  'lastUpdated',
  '_createdDate',
  'priceData.price',
  'a._id',
);
const value = fc.oneof(text, count, fc.boolean());
const condition: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constantFrom('eq', 'ne'), field, fc.oneof(value, fc.constant(undefined), fc.constant(null))),
  fc.tuple(fc.constantFrom('ge', 'gt', 'le', 'lt'), field, value),
  fc.tuple(fc.constantFrom('startsWith', 'endsWith', 'contains'), field, text),
  fc.tuple(fc.constantFrom('hasSome', 'hasAll'), field, fc.array(text, { minLength: 1, maxLength: 3 })),
  fc.tuple(fc.constant('in'), field, fc.array(value, { minLength: 1, maxLength: 3 })),
  fc.tuple(fc.constant('exists'), field, fc.boolean()),
);
const other = fc.array(condition, { minLength: 1, maxLength: 1 }).map((steps): Nested => ({ steps }));
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: condition, weight: 6 },
  { arbitrary: fc.tuple(fc.constant('or'), other), weight: 1 },
  { arbitrary: fc.tuple(fc.constant('and'), other), weight: 1 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom('ascending', 'descending'), fc.array(field, { minLength: 1, maxLength: 2 }))
      .map(([method, fields]): Step => [method, ...fields]),
    weight: 1,
  },
  { arbitrary: fc.tuple(fc.constant('limit'), fc.integer({ min: 1, max: 100 })), weight: 1 },
  { arbitrary: fc.tuple(fc.constant('skip'), fc.integer({ min: 0, max: 1000 })), weight: 1 },
);

/** Flattens nested AND conditions, which does not change the result of a filter. */
const flattened = (filter: unknown): unknown => {
  if (Array.isArray(filter)) return filter.map(flattened);
  if (typeof filter !== 'object' || filter === null) return filter;
  return Object.fromEntries(
    Object.entries(filter).map(([key, child]) => [
      key,
      key === '$and' && Array.isArray(child)
        ? child.map(flattened).flatMap((one) => (one as { $and?: unknown[] }).$and ?? [one])
        : flattened(child),
    ]),
  );
};
const queries = ({ sent }: Capture) => sent.map(({ query, ...rest }) => ({ ...rest, query: flattened(query) }));

const both = async (query: string, json: unknown, run: (builder: (steps: readonly Step[]) => Builder) => unknown) => {
  const call = (client: AnyClient) => run((steps) => chain(client, query, steps));
  const theirs = await capture(official, { json }, call);
  const own = await capture(ours, { json }, call);
  expect(theirs.error).toBeUndefined();
  expect(own.error).toBeUndefined();
  expect(queries(own)).toEqual(queries(theirs));
  return { theirs: theirs.value, own: own.value, method: own.sent[0]?.method };
};

describe.each([
  ['products.queryProducts', 'products', wireProduct],
  ['collections.queryCollections', 'collections', wireCollection],
] as const)('%s', (query, key, entity) => {
  test(
    'query builder: the same chain of calls sends the same query',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 6 }), (steps) =>
          both(query, { [key]: [] }, (builder) => builder(steps).find()).then(() => undefined),
        ),
        { numRuns: runs * 4 },
      );
    },
    patience,
  );

  test(
    'query builder: pages have the same items, sizes and neighbors',
    async () => {
      const facts = (page: Page) => ({
        items: page.items,
        length: page.length,
        pageSize: page.pageSize,
        totalCount: page.totalCount,
        totalPages: page.totalPages,
        currentPage: page.currentPage,
        hasNext: page.hasNext(),
        hasPrev: page.hasPrev(),
      });
      const response = partialRecord({
        [key]: list(entity),
        metadata: fc.record({ total: fc.integer({ min: 0, max: 500 }), tooManyToCount: fc.constant(false) }),
      }).filter((wire) => 'metadata' in wire);
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 50 }),
          fc.integer({ min: 0, max: 9 }),
          response,
          async (limit, page, json) => {
            const { theirs, own } = await both(query, json, async (builder) => {
              const first = await builder([
                ['limit', limit],
                ['skip', page * limit],
              ]).find();
              const next = first.hasNext() ? facts(await first.next()) : undefined;
              const prev = first.hasPrev() ? facts(await first.prev()) : undefined;
              return { first: facts(first), next, prev };
            });
            expect(withoutImageDetails(own)).toEqual(theirs);
          },
        ),
        { numRuns: runs },
      );
    },
    patience,
  );

  test('query builder: the same message without a next or previous page', async () => {
    const json = { [key]: [], metadata: { total: 0, tooManyToCount: false } };
    for (const side of [official, ours]) {
      const next = await capture(side, { json }, async (client) => (await createBuilder(client, query).find()).next());
      const prev = await capture(side, { json }, async (client) => (await createBuilder(client, query).find()).prev());
      expect(next.error).toMatchObject({ message: 'No next page to fetch' });
      expect(prev.error).toMatchObject({ message: 'No previous page to fetch' });
    }
  });

  test('both SDKs send queries over 4000 characters by POST', async () => {
    const methods = new Set<string | undefined>();
    for (let length = 2860; length < 3000; length++) {
      const { method } = await both(query, { [key]: [] }, (builder) =>
        builder([['eq', 'name', 'x'.repeat(length)]]).find(),
      );
      methods.add(method);
    }
    expect([...methods]).toEqual(['GET', 'POST']);
  });
});
