import type { AnyClient } from '../harness/sides.js';
import type { StubResponse } from '../harness/stub-fetch.js';
import { invoke } from '../harness/invoke.js';
import { differs, throws, type Behavior, type Verdict } from './behavior.js';
import { outcome } from './plain.js';
import { openOfficial, openOurs, wireCall, type Open } from './wire-call.js';

/** Page of either SDK. */
interface Page extends Readonly<Record<string, unknown>> {
  hasNext(): boolean;
  hasPrev(): boolean;
  next(): Promise<Page>;
  prev(): Promise<Page>;
}

type Step =
  | ('eq' | 'ne' | 'ge' | 'gt' | 'le' | 'lt' | 'startsWith' | 'endsWith' | 'contains' | 'hasSome' | 'hasAll' | 'in')
  | ('exists' | 'and' | 'or' | 'not' | 'ascending' | 'descending' | 'limit' | 'skip' | 'skipTo');

/** Query builder of either SDK. */
type Builder = { [Name in Step]: (...args: unknown[]) => Builder } & { find(): Promise<Page> };

type Query = 'products' | 'brands' | 'discountRules';
const names: Record<Query, string> = {
  products: 'products.queryProducts',
  brands: 'brands.queryBrands',
  discountRules: 'discountRules.queryDiscountRules',
};
const begin = (client: AnyClient, query: Query, ...args: unknown[]) => invoke(client, names[query], ...args) as Builder;

/** Payload of a request, from the query string or body. */
const payload = ({ request, body }: { request: string; body: unknown }): unknown => {
  const packed = new URL(request.split(' ')[1] ?? '', 'http://x').searchParams.get('.r');
  return body ?? (packed && JSON.parse(Buffer.from(packed, 'base64url').toString()));
};

const queryBehavior = (
  label: string,
  query: Query,
  run: (begin: (...args: unknown[]) => Builder) => unknown,
  recorded: { readonly sent: readonly unknown[]; readonly result?: unknown },
  { answers = [{}], verdict = 'equal' }: { answers?: readonly StubResponse[]; verdict?: Verdict } = {},
): Behavior => {
  const ask = (open: Open) => async () => {
    const { requests, result } = await wireCall(open, answers, (client) =>
      run((...args) => begin(client, query, ...args)),
    );
    return { sent: requests.map(payload), result };
  };
  return { group: 'query builder', label, recorded, verdict, official: ask(openOfficial), own: ask(openOurs) };
};

const nothing = async (builder: Builder) => void (await builder.find());
const cursors = { cursorPaging: { limit: 50 } };
const filtered = (filter: object) => ({ sent: [{ query: { filter, ...cursors } }] });
const ruled = (label: string, build: (rule: () => Builder) => Builder, filter: object, verdict?: Verdict) =>
  queryBehavior(label, 'discountRules', (rule) => nothing(build(rule)), filtered(filter), verdict && { verdict });
const when = '2024-01-02T03:04:05.678Z';

const pageFacts = (page: Page, ...names: readonly string[]) => ({
  ...Object.fromEntries(names.map((name) => [name, page[name]])),
  hasNext: page.hasNext(),
  hasPrev: page.hasPrev(),
});

const builders: readonly Behavior[] = [
  queryBehavior('the first page by position', 'products', (query) => nothing(query()), {
    sent: [{ query: { filter: {}, paging: { offset: 0, limit: 50 } } }],
  }),
  queryBehavior('the first page by cursor', 'brands', (query) => nothing(query()), filtered({})),
  ruled('eq and ne of undefined', (rule) => rule().eq('name', undefined).ne('active', undefined), {
    $and: [{ name: null }, { active: { $ne: null } }],
  }),
  queryBehavior(
    'names of ids and dates',
    'discountRules',
    (rule) =>
      nothing(
        rule()
          .eq('_id', 1)
          .gt('_createdDate', new Date(when))
          .eq('a._id', 2)
          .ascending('_updatedDate', 'a._id')
          .descending('name'),
      ),
    {
      sent: [
        {
          query: {
            filter: { $and: [{ id: 1 }, { createdDate: { $gt: when } }, { 'a.id': 2 }] },
            ...cursors,
            sort: [
              { fieldName: 'updatedDate', order: 'ASC' },
              { fieldName: 'a.id', order: 'ASC' },
              { fieldName: 'name', order: 'DESC' },
            ],
          },
        },
      ],
    },
  ),
  ruled(
    'every operator',
    (rule) =>
      rule()
        .ge('a', 1)
        .gt('b', 1)
        .le('c', 1)
        .lt('d', 1)
        .startsWith('e', 'x')
        .endsWith('f', 'x')
        .contains('g', 'x')
        .hasSome('h', 'a', 'b')
        .hasSome('i', ['a'])
        .hasAll('j', 'a')
        .in('k', [1])
        .exists('l')
        .exists('m', false)
        .eq('n', null)
        .ne('o', null)
        .ge('p', 1)
        .lt('p', 2),
    {
      $and: [
        { a: { $gte: 1 } },
        { b: { $gt: 1 } },
        { c: { $lte: 1 } },
        { d: { $lt: 1 } },
        { e: { $startsWith: 'x' } },
        { f: { $endsWith: 'x' } },
        { g: { $contains: 'x' } },
        { h: { $hasSome: ['a', 'b'] } },
        { i: { $hasSome: ['a'] } },
        { j: { $hasAll: ['a'] } },
        { k: { $in: [1] } },
        { l: { $exists: true } },
        { m: { $exists: false } },
        { n: null },
        { o: { $ne: null } },
        { p: { $gte: 1 } },
        { p: { $lt: 2 } },
      ],
    },
  ),
  ruled('or, then and', (rule) => rule().eq('a', 1).or(rule().eq('b', 2)).and(rule().eq('c', 3)), {
    $and: [{ $or: [{ a: 1 }, { b: 2 }] }, { c: 3 }],
  }),
  ruled(
    'not, after a condition',
    (rule) => rule().eq('a', 1).not(rule().eq('b', 2)),
    { $not: { b: 2 } },
    differs('not-adds', filtered({ $and: [{ a: 1 }, { $not: { b: 2 } }] })),
  ),
  ruled('not of not', (rule) => rule().not(rule().not(rule().eq('b', 2))), { b: 2 }),
  ruled('or of or', (rule) => rule().eq('a', 1).or(rule().eq('b', 2)).or(rule().eq('c', 3)), {
    $or: [{ a: 1 }, { b: 2 }, { c: 3 }],
  }),
  queryBehavior(
    'a cursor takes the place of filter and sort',
    'brands',
    (query) => nothing(query().eq('name', 'x').ascending('name').limit(7).skipTo('cur')),
    { sent: [{ query: { cursorPaging: { cursor: 'cur', limit: 7 } } }] },
  ),
  queryBehavior(
    'pages by cursor',
    'brands',
    async (query) => {
      const first = await query().eq('name', 'x').limit(7).find();
      const second = await first.next();
      await second.prev();
      return pageFacts(first, 'pageSize', 'cursors');
    },
    {
      sent: [
        { query: { filter: { name: 'x' }, cursorPaging: { limit: 7 } } },
        { query: { cursorPaging: { cursor: 'n1', limit: 7 } } },
        { query: { cursorPaging: { cursor: 'p2', limit: 7 } } },
      ],
      result: { pageSize: 7, cursors: { next: 'n1', prev: 'p1' }, hasNext: true, hasPrev: true },
    },
    {
      answers: ['1', '2', '3'].map((n) => ({
        json: { brands: [{ id: 'b' }], pagingMetadata: { cursors: { next: `n${n}`, prev: `p${n}` } } },
      })),
    },
  ),
  queryBehavior(
    'pages by position',
    'products',
    async (query) => {
      const first = await query().limit(10).skip(10).find();
      const second = await first.next();
      await second.prev();
      return pageFacts(first, 'currentPage', 'totalPages', 'totalCount');
    },
    {
      sent: [10, 20, 10].map((offset) => ({ query: { filter: {}, paging: { limit: 10, offset } } })),
      result: { currentPage: 1, totalPages: 4, totalCount: 35, hasNext: true, hasPrev: true },
    },
    {
      answers: [10, 20, 10].map((offset) => ({
        json: {
          products: Array.from({ length: 10 }, () => ({})),
          metadata: { items: 10, offset, total: 35, tooManyToCount: false },
        },
      })),
    },
  ),
  queryBehavior(
    'pages by position, where the platform stopped counting',
    'products',
    async (query) => pageFacts(await query().limit(10).find(), 'currentPage', 'totalPages', 'totalCount'),
    {
      sent: [{ query: { filter: {}, paging: { limit: 10, offset: 0 } } }],
      result: { currentPage: 0, hasNext: false, hasPrev: false },
    },
    {
      verdict: differs('uncounted-pages', {
        sent: [{ query: { filter: {}, paging: { limit: 10, offset: 0 } } }],
        result: { currentPage: 0, hasNext: true, hasPrev: false },
      }),
      answers: [
        {
          json: {
            products: Array.from({ length: 10 }, () => ({})),
            metadata: { items: 10, offset: 0, tooManyToCount: true },
          },
        },
      ],
    },
  ),
  queryBehavior(
    'a limit of 0',
    'products',
    async (query) => pageFacts(await query().limit(0).find(), 'currentPage', 'totalPages'),
    { sent: [{ query: { filter: {}, paging: { limit: 0, offset: 0 } } }], result: { hasNext: false, hasPrev: false } },
    { answers: [{ json: { products: [], metadata: { items: 0, offset: 0, total: 35, tooManyToCount: false } } }] },
  ),
  queryBehavior(
    'an answer without items and metadata',
    'products',
    async (query) => {
      const found = await query().find();
      const { items, totalPages, totalCount } = found;
      return { items, totalPages, totalCount, hasNext: found.hasNext() };
    },
    {
      sent: [{ query: { filter: {}, paging: { offset: 0, limit: 50 } } }],
      result: { items: [], totalPages: NaN, hasNext: false },
    },
    {
      verdict: differs('unknown-total', {
        sent: [{ query: { filter: {}, paging: { offset: 0, limit: 50 } } }],
        result: { items: [], hasNext: false },
      }),
    },
  ),
  queryBehavior(
    'skip where pages go by cursor',
    'brands',
    (query) => query().skip(3),
    {
      sent: [],
      result: throws("TypeError: Cannot use 'in' operator to search for 'limit' in undefined"),
    },
    {
      verdict: differs('skip-by-position', {
        sent: [],
        result: throws('TypeError: query(...).skip is not a function'),
      }),
    },
  ),
  queryBehavior(
    'next without a next page',
    'brands',
    async (query) => (await query().find()).next(),
    {
      ...filtered({}),
      result: throws('Error: No next page to fetch'),
    },
    {
      verdict: differs('errors-typed', {
        ...filtered({}),
        result: throws('validation no_page: No next page to fetch'),
      }),
    },
  ),
  queryBehavior(
    'options beside the query',
    'brands',
    (query) => nothing(query({ fields: ['ASSIGNED_PRODUCTS_COUNT'] })),
    { sent: [{ fields: ['ASSIGNED_PRODUCTS_COUNT'], query: { filter: {}, ...cursors } }] },
  ),
];

/** Names the kind of a result: a builder has steps, a promise has results. */
const gives = (value: unknown): string => {
  if (!(value instanceof Promise)) return 'a builder';
  value.catch(() => undefined);
  return 'a promise';
};

const overload = (
  query: Query,
  label: string,
  args: readonly unknown[],
  recorded: string,
  verdict: Verdict = 'equal',
): Behavior => {
  const ask = (open: Open) => () =>
    outcome(() =>
      gives(
        begin(
          open(() => Promise.resolve(Response.json({}))),
          query,
          ...args,
        ),
      ),
    );
  return {
    group: 'queries as objects or builders',
    label: `${names[query]}(${label})`,
    recorded,
    verdict,
    official: ask(openOfficial),
    own: ask(openOurs),
  };
};

const overloads = (
  [
    ['', [], 'a builder', 'a builder'],
    ['{}', [{}], 'a builder', 'a promise'],
    ['{ fields }', [{ fields: ['A'] }], 'a builder', 'a promise'],
    ['{ filter }', [{ filter: {} }], 'a promise', 'a promise'],
    ['{ paging }', [{ paging: { limit: 1 } }], 'a promise', 'a promise'],
    ['{ cursorPaging }', [{ cursorPaging: { limit: 1 } }], 'a promise', 'a promise'],
    ['undefined', [undefined], 'a builder', 'a promise'],
    ['{}, undefined', [{}, undefined], 'a promise', 'a promise'],
  ] as const
).flatMap(([label, args, ofBrands, ofRules]) => [
  overload('brands', label, args, ofBrands),
  overload('discountRules', label, args, ofRules),
]);

/** Query builders, and queries as one object. */
export const queries = [...builders, ...overloads];
