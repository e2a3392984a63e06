import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { count, fieldName, filled, flag, list, moment, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { patience, runs } from '../harness/same-call.js';
import { official, ours, type AnyClient, type Side } from '../harness/sides.js';
import type { SentRequest } from '../harness/stub-fetch.js';
import { dataItemsFacts } from './data-items-facts.js';

/** Payload of a request, from its body or its query string. */
const payloadOf = ({ method, body, query }: SentRequest): unknown => {
  if (method !== 'GET') return body;
  if (!Array.isArray(query)) return (query as { packed: unknown }).packed;
  return Object.fromEntries(query as [string, string][]);
};

const bothSides: readonly Side[] = [official, ours];

describe.each(bothSides)('data items: facts, $name', (side) => {
  test.each(dataItemsFacts)(
    '%# $call.0 $path',
    async ({ call: [name, ...args], method, path, payload, response, result }) => {
      const { sent, value, error } = await capture(side, response, (client) =>
        invoke(client, `items.${name}`, ...args),
      );
      expect(error).toBeUndefined();
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ method, path });
      expect(payloadOf(sent[0] as SentRequest)).toEqual(payload);
      expect(withPlainErrors(value)).toEqual(result);
    },
  );
});

/** Bulk results with errors as plain objects, because equality of errors compares their messages only. */
const withPlainErrors = (value: unknown): unknown => {
  const errors = (value as { errors?: Error[] } | null | undefined)?.errors;
  if (!errors) return value;
  const plain = errors.map((error) => ({ ...error, name: error.name, message: error.message }));
  return { ...(value as object), errors: plain };
};

/** Step of a builder: a method with its arguments. `filter` stands for a filter that the steps build. */
type Step = readonly [method: string, ...args: unknown[]];
interface Combination {
  readonly combine: 'and' | 'or' | 'not';
  readonly steps: readonly BuilderStep[];
}
type BuilderStep = Step | Combination;

const key = fc.constantFrom('a', 'b', 'c', 'deep.key');
const comparable = fc.oneof(text, fc.integer(), moment);
const condition = fc.oneof(
  fc.tuple(fc.constantFrom('eq', 'ne'), key, fc.oneof(comparable, flag, fc.constantFrom(null, ''), list(fc.integer()))),
  fc.tuple(fc.constantFrom('gt', 'ge', 'lt', 'le'), key, comparable),
  fc.tuple(fc.constantFrom('contains', 'startsWith', 'endsWith'), key, text),
  fc.tuple(fc.constant('between'), key, fc.integer(), fc.integer()),
  fc.tuple(fc.constantFrom('hasSome', 'hasAll'), key, list(comparable)),
  fc.tuple(fc.constantFrom('hasSome', 'hasAll'), key, comparable, comparable),
  fc.tuple(fc.constantFrom('isEmpty', 'isNotEmpty'), key),
) as fc.Arbitrary<Step>;

const { steps } = fc.letrec<{ steps: readonly BuilderStep[]; combination: Combination }>((tie) => ({
  combination: fc.record({ combine: fc.constantFrom('and', 'or', 'not'), steps: tie('steps') }),
  steps: fc.array(fc.oneof({ maxDepth: 3 }, { arbitrary: condition, weight: 3 }, tie('combination')), { maxLength: 4 }),
}));

const pageStep = fc.oneof(
  fc.tuple(fc.constantFrom('ascending', 'descending'), key, key),
  fc.tuple(fc.constantFrom('ascending', 'descending'), fc.tuple(key)),
  fc.tuple(fc.constant('limit'), fc.integer({ min: 1, max: 1000 })),
  fc.tuple(fc.constant('skip'), fc.nat({ max: 100 })),
  fc.tuple(fc.constant('fields'), key, key),
  fc.tuple(fc.constant('include'), key, key),
  fc.tuple(fc.constant('include'), key, fc.integer({ min: 1, max: 100 })),
  fc.tuple(fc.constant('includeFieldGroups'), key),
) as fc.Arbitrary<Step>;

/** Builder of either SDK. A call that sends a request returns a promise. */
type Builder = Record<string, (...args: unknown[]) => Builder & PromiseLike<unknown>>;

/** Applies the steps to a builder. */
const build = (client: AnyClient, builder: Builder, all: readonly BuilderStep[]): Builder =>
  all.reduce<Builder>((current, step) => {
    if ('combine' in step) {
      const other = build(client, invoke(client, 'items.filter') as Builder, step.steps);
      return current[step.combine]!(other);
    }
    const [method, ...args] = step;
    return current[method]!(...args);
  }, builder);

const wireValue = fc.oneof(
  text,
  fc.integer(),
  flag,
  fc.constant(null),
  moment.map((date) => ({ $date: date.toISOString() })),
);
const wireItem = fc
  .dictionary(fieldName, fc.oneof(wireValue, list(wireValue), fc.dictionary(fieldName, wireValue)))
  .map((data) => ({ id: 'i', data: { ...data, _id: 'i' } }));
const cursors = partialRecord({ next: filled, prev: filled });
// Without a results and further pages, the official client has no page size.
const metadata = fc.record(
  { count: fc.nat(), total: count, hasNext: flag, cursors },
  { requiredKeys: ['hasNext', 'total'] },
);
const page = fc.record({ dataItems: list(wireItem), pagingMetadata: metadata });

const options = partialRecord({
  suppressHooks: flag,
  showDrafts: flag,
  consistentRead: flag,
  language: filled,
  returnTotalCount: flag,
  appOptions: fc.dictionary(fieldName, text),
});

interface PageView {
  readonly hasNext: () => boolean;
  readonly hasPrev: () => boolean;
  readonly next: () => Promise<PageView>;
  readonly prev: () => Promise<PageView>;
}

/** Properties of a page that both SDKs have. */
const view = (result: PageView) => {
  const { items, length, totalCount, pageSize, currentPage, nextCursor, prevCursor } = result as never;
  return { items, length, totalCount, pageSize, currentPage, nextCursor, prevCursor };
};

/**
 * Filter in a form that is the same for equal conditions. The official client adds empty conditions to an `$and`, and has
 * another order if two are on the same field.
 */
const canonical = (filter: unknown): unknown => {
  if (typeof filter !== 'object' || filter === null) return filter;
  const parts = Object.entries(filter as Record<string, unknown>).flatMap(([name, value]): unknown[] => {
    if (name === '$and') return (value as unknown[]).flatMap((one) => (canonical(one) as { $and: unknown[] }).$and);
    const isList = name === '$or' || name === '$not';
    return [{ [name]: isList ? (value as unknown[]).map(canonical) : value }];
  });
  const texts = parts.map((part) => JSON.stringify(part)).sort();
  return { $and: texts.map((one): unknown => JSON.parse(one)) };
};

/** Request with its filter in canonical form. */
const withCanonicalFilter = (request: SentRequest): object => {
  const { filter, finalFilter, initialFilter, query, ...payload } = payloadOf(request) as Record<string, unknown>;
  const inQuery = query as { filter?: unknown } | undefined;
  return {
    ...request,
    body: undefined,
    query: undefined,
    payload: {
      ...payload,
      filters: [filter, finalFilter, initialFilter, inQuery?.filter].map(canonical),
      query: inQuery && { ...inQuery, filter: undefined },
    },
  };
};

/** Runs the same call with both SDKs, and expects the same requests and equal results. */
const expectSame = async (responses: readonly unknown[], call: (client: AnyClient) => unknown) => {
  const stubs = () => structuredClone(responses).map((json) => ({ json }));
  const theirs = await capture(official, stubs(), call);
  const own = await capture(ours, stubs(), call);
  expect(theirs.error).toBeUndefined();
  expect(own.error).toBeUndefined();
  expect(own.sent.map(withCanonicalFilter)).toEqual(theirs.sent.map(withCanonicalFilter));
  expect(withSizesOf(theirs.value, own.value)).toEqual(theirs.value);
};

/** Views with the page sizes of the others, if these have none: without limit and total, the official client has none. */
const withSizesOf = (theirs: unknown, own: unknown): unknown => {
  if (Array.isArray(theirs)) return theirs.map((one: unknown, index) => withSizesOf(one, (own as unknown[])[index]));
  const isPage = typeof theirs === 'object' && theirs !== null && 'items' in theirs;
  const hasNone = isPage && (theirs as { pageSize?: number }).pageSize === undefined;
  return hasNone
    ? { ...(own as object), pageSize: undefined, currentPage: (theirs as { currentPage?: number }).currentPage }
    : own;
};

describe('data items: random builders', () => {
  test(
    'query: same requests for any conditions, page, fields and options',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, list(pageStep), options, page, async (conditions, pageSteps, given, response) => {
          await expectSame([response], async (client) => {
            const builder = invoke(client, 'items.query', 'C') as Builder;
            const query = build(client, build(client, builder, conditions), pageSteps);
            return view((await query['find']!(given)) as never);
          });
        }),
        { numRuns: runs },
      );
    },
    patience,
  );

  test(
    'query: same pages in both directions',
    async () => {
      const walk = fc.array(fc.constantFrom('next', 'prev'), { minLength: 1, maxLength: 4 });
      // After pages by cursor, the official client returns to another offset than it came from.
      const sequence = flag.chain((hasCursors) => {
        const cursorsOfPage = fc.record({ next: filled, prev: filled });
        const position = partialRecord({ total: count });
        const pagingMetadata = fc
          .tuple(flag, position, cursorsOfPage)
          .map(([hasNext, total, both]) => ({ hasNext, ...total, ...(hasCursors && { cursors: both }) }));
        const dataItems = fc.array(wireItem, { minLength: 2, maxLength: 2 });
        const pages = fc.array(fc.record({ dataItems, pagingMetadata }), { minLength: 5, maxLength: 5 });
        const pageSteps = list(hasCursors ? pageStep.filter(([method]) => method !== 'skip') : pageStep);
        return fc.tuple(pageSteps, pages);
      });
      await fc.assert(
        fc.asyncProperty(walk, sequence, async (turns, [pageSteps, pages]) => {
          await expectSame(pages, async (client) => {
            const query = build(client, invoke(client, 'items.query', 'C') as Builder, pageSteps);
            let current = (await query['find']!({ returnTotalCount: true })) as never as PageView;
            const views = [view(current)];
            for (const turn of turns) {
              const exists = turn === 'next' ? current.hasNext() : current.hasPrev();
              views.push({ turn, exists } as never);
              if (!exists) break;
              current = turn === 'next' ? await current.next() : await current.prev();
              views.push(view(current));
            }
            return views;
          });
        }),
        { numRuns: runs },
      );
    },
    patience,
  );

  test(
    'count and distinct of a query: same requests',
    async () => {
      const response = fc.record({ totalCount: fc.nat(), distinctValues: list(wireValue), pagingMetadata: metadata });
      await fc.assert(
        fc.asyncProperty(steps, list(pageStep), key, response, async (conditions, pageSteps, field, json) => {
          const query = (client: AnyClient) =>
            build(client, build(client, invoke(client, 'items.query', 'C') as Builder, conditions), pageSteps);
          await expectSame([json], (client) => query(client)['count']!({ consistentRead: true }));
          await expectSame([json], async (client) => view((await query(client)['distinct']!(field)) as never));
        }),
        { numRuns: runs },
      );
    },
    patience,
  );

  test(
    'aggregate: same requests, groups and pages',
    async () => {
      const calculation = fc.oneof(
        fc.tuple(fc.constantFrom('sum', 'avg', 'min', 'max'), key),
        fc.tuple(fc.constantFrom('sum', 'avg', 'min', 'max'), key, filled),
        fc.tuple(fc.constant('count')),
        fc.tuple(fc.constantFrom('ascending', 'descending'), key, key),
        fc.tuple(fc.constant('limit'), fc.integer({ min: 1, max: 1000 })),
        fc.tuple(fc.constant('skip'), fc.nat({ max: 100 })),
      ) as fc.Arbitrary<Step>;
      const group = fc.dictionary(fieldName, wireValue);
      const response = fc.record({ results: list(group), pagingMetadata: metadata });
      const once = fc.record({ group: list(key), filter: steps, having: steps }, { requiredKeys: [] });
      await fc.assert(
        fc.asyncProperty(once, list(calculation), response, async (given, calculations, json) => {
          await expectSame([json], async (client) => {
            const filter = (all: readonly BuilderStep[]) =>
              build(client, invoke(client, 'items.filter') as Builder, all);
            let aggregation = build(client, invoke(client, 'items.aggregate', 'C') as Builder, calculations);
            if (given.group?.length) aggregation = aggregation['group']!(...given.group);
            if (given.filter) aggregation = aggregation['filter']!(filter(given.filter));
            if (given.having) aggregation = aggregation['having']!(filter(given.having));
            return view((await aggregation['run']!({ returnTotalCount: true })) as never);
          });
        }),
        { numRuns: runs },
      );
    },
    patience,
  );

  test(
    'queryReferenced: same requests and items',
    async () => {
      const results = list(fc.record({ dataItem: wireItem }));
      const response = fc.record({ results, pagingMetadata: metadata });
      const given = partialRecord({
        order: fc.constantFrom('asc', 'desc'),
        limit: fc.integer({ min: 1, max: 1000 }),
        skip: fc.nat({ max: 100 }),
        fields: list(key),
        returnTotalCount: flag,
        consistentRead: flag,
      });
      await fc.assert(
        fc.asyncProperty(given, response, async (values, json) => {
          await expectSame([json], async (client) =>
            view((await invoke(client, 'items.queryReferenced', 'C', 'a', 'tags', values)) as PageView),
          );
        }),
        { numRuns: runs },
      );
    },
    patience,
  );
});

const ownValue = fc.oneof(text, fc.integer(), flag, fc.constant(null), moment);
const ownFields = fc.dictionary(fieldName, fc.oneof(ownValue, list(ownValue), fc.dictionary(fieldName, ownValue)));
const withId = fc.tuple(ownFields, filled).map(([fields, _id]) => ({ ...fields, _id }));
const reference = fc.oneof(
  filled,
  filled.map((_id) => ({ _id })),
);
const someReferences = fc.oneof(reference, fc.array(reference, { minLength: 1, maxLength: 3 }));
const writing = partialRecord({ suppressHooks: flag, showDrafts: flag });
const noValue = fc.constant({ dataItemReferences: [] });
const oneItem = fc.record({ dataItem: wireItem });

/** Results of a bulk call: one for each item, of which some failed. */
const createResults = (action: string, failures: readonly string[]) =>
  fc
    .array(fc.option(fc.constantFrom(...failures), { nil: undefined, freq: 2 }), { minLength: 2, maxLength: 2 })
    .map((codes) => ({
      results: codes.map((code, originalIndex) => ({
        action,
        itemMetadata: {
          id: 'ab'[originalIndex],
          originalIndex,
          success: code === undefined,
          ...(code && { error: { code, description: `${code}: refused.`, data: {} } }),
        },
      })),
      bulkActionMetadata: {},
    }));
const twoItems = fc.tuple(ownFields, ownFields).map((both) => both.map((one, index) => ({ ...one, _id: 'ab'[index] })));

/** Calls without a builder: arbitrary arguments after the collection, and responses. */
const calls: Readonly<Record<string, readonly [fc.Arbitrary<readonly unknown[]>, fc.Arbitrary<unknown>]>> = {
  get: [fc.tuple(pathId, partialRecord({ showDrafts: flag, consistentRead: flag, language: filled })), oneItem],
  insert: [fc.tuple(fc.oneof(ownFields, withId), writing), oneItem],
  save: [fc.tuple(fc.oneof(ownFields, withId), writing), oneItem],
  update: [fc.tuple(withId, writing), oneItem],
  remove: [fc.tuple(pathId, writing), oneItem],
  bulkInsert: [fc.tuple(twoItems, writing), createResults('INSERT', ['WDE0074', 'WDE0027'])],
  bulkSave: [fc.tuple(twoItems, writing), createResults('INSERT', ['WDE0027'])],
  bulkUpdate: [fc.tuple(twoItems, writing), createResults('UPDATE', ['WDE0073', 'WDE0027'])],
  bulkRemove: [fc.tuple(fc.constant(['a', 'b']), writing), createResults('DELETE', ['WDE0073', 'WDE0027'])],
  isReferenced: [
    fc.tuple(filled, reference, reference, partialRecord({ consistentRead: flag })),
    fc.record({ isReferenced: flag }),
  ],
  replaceReferences: [fc.tuple(filled, reference, someReferences), noValue],
};

describe('data items: random items', () => {
  test.each(Object.entries(calls))(
    '%s: same requests, equal values',
    async (name, [args, response]) => {
      await fc.assert(
        fc.asyncProperty(args, response, async (given, json) => {
          await expectSame([json], async (client) =>
            withPlainErrors(await invoke(client, `items.${name}`, 'C', ...structuredClone(given))),
          );
        }),
        { numRuns: runs },
      );
    },
    patience,
  );
});
