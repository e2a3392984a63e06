import { describe, expect, test } from 'vitest';
import { createClient, queryCodec, queryOperation, type Query } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

interface Thing {
  _id?: string;
}
interface Fields {
  _id: string;
  _createdDate: Date;
  'a._id': string;
  name: string;
  price: number;
  tags: string[];
}
type SortField = keyof Fields;

const spec = (paging: 'offset' | 'cursor') =>
  ({
    id: 'things.query',
    method: 'POST',
    path: '/v1/things/query',
    input: (query: Query) => ({ query }),
    request: { query: queryCodec },
    items: 'things',
    paging,
  }) as const;
const byOffset = queryOperation<Thing, Fields, SortField, { things?: Thing[] }>(spec('offset'));
const byCursor = queryOperation<Thing, Fields, SortField, { things?: Thing[] }>(spec('cursor'));

function setUp(...answers: object[]) {
  const { fetch, sent } = stubFetch(...answers);
  const client = createClient({ fetch, modules: { things: { byOffset, byCursor } } });
  return { ...client.things, queries: () => sent.map(({ body }) => (body as { query: unknown }).query) };
}

describe('what the builder sends', () => {
  test('the defaults of both pagings', async () => {
    const { byOffset, byCursor, queries } = setUp({});
    await byOffset().find();
    await byCursor().find();
    expect(queries()).toEqual([
      { filter: {}, paging: { offset: 0, limit: 50 } },
      { filter: {}, cursorPaging: { limit: 50 } },
    ]);
  });

  test("every operator, with the wire's names and forms", async () => {
    const { byCursor, queries } = setUp({});
    const day = new Date('2026-01-02T03:04:05.678Z');
    await byCursor()
      .eq('_id', '1')
      .eq('name', undefined)
      .ne('name', undefined)
      .ne('a._id', '2')
      .ge('price', 1)
      .gt('_createdDate', day)
      .le('price', 3)
      .lt('price', 4)
      .startsWith('name', 'x')
      .endsWith('name', 'y')
      .contains('name', 'z')
      .hasSome('tags', 'a', 'b')
      .hasSome('tags', ['a', 'b'])
      .hasAll('tags', 'a')
      .in('name', ['n'])
      .exists('name')
      .exists('name', false)
      .ascending('_createdDate', 'a._id')
      .descending('name')
      .limit(7)
      .find();
    expect(queries()[0]).toEqual({
      filter: {
        $and: [
          { id: '1' },
          { name: null },
          { name: { $ne: null } },
          { 'a.id': { $ne: '2' } },
          { price: { $gte: 1 } },
          { createdDate: { $gt: '2026-01-02T03:04:05.678Z' } },
          { price: { $lte: 3 } },
          { price: { $lt: 4 } },
          { name: { $startsWith: 'x' } },
          { name: { $endsWith: 'y' } },
          { name: { $contains: 'z' } },
          { tags: { $hasSome: ['a', 'b'] } },
          { tags: { $hasSome: ['a', 'b'] } },
          { tags: { $hasAll: ['a'] } },
          { name: { $in: ['n'] } },
          { name: { $exists: true } },
          { name: { $exists: false } },
        ],
      },
      sort: [
        { fieldName: 'createdDate', order: 'ASC' },
        { fieldName: 'a.id', order: 'ASC' },
        { fieldName: 'name', order: 'DESC' },
      ],
      cursorPaging: { limit: 7 },
    });
  });

  test('and, or, not', async () => {
    const { byOffset, queries } = setUp({});
    const named = (name: string) => byOffset().eq('name', name);
    await named('a').or(named('b')).or(named('c')).eq('price', 3).find();
    await named('a').and(named('b')).find();
    await named('a').not(named('b')).find();
    expect(queries().map((query) => (query as Query).filter)).toEqual([
      { $and: [{ $or: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] }, { price: 3 }] },
      { $and: [{ name: 'a' }, { name: 'b' }] },
      { $and: [{ name: 'a' }, { $not: { name: 'b' } }] },
    ]);
  });

  test('a builder is never changed', () => {
    const { byOffset } = setUp({});
    const kept = byOffset().eq('name', 'a');
    kept.gt('price', 1).limit(3).ascending('name');
    expect(kept.query).toEqual({ filter: { name: 'a' }, paging: { offset: 0, limit: 50 } });
  });

  test('a query that is one object is sent as it is, with wire names', async () => {
    const { byOffset, queries } = setUp({ things: [{ id: '1' }] });
    const query = { filter: { _id: { $in: ['1'] } }, sort: [{ fieldName: '_id' as const }] };
    expect(await byOffset(query)).toEqual({ things: [{ _id: '1' }] });
    expect(queries()).toEqual([{ filter: { id: { $in: ['1'] } }, sort: [{ fieldName: 'id' }] }]);
  });
});

describe('pages', () => {
  const things = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));

  test('by position: totals, next and previous', async () => {
    const { byOffset, queries } = setUp({ things: things(10), metadata: { total: 35 } });
    const page = await byOffset().limit(10).skip(10).find();
    expect(page).toMatchObject({ length: 10, pageSize: 10, currentPage: 1, totalPages: 4, totalCount: 35 });
    expect([page.hasNext(), page.hasPrev()]).toEqual([true, true]);
    await page.next();
    await page.prev();
    expect(queries().map((query) => (query as Query).paging?.offset)).toEqual([10, 20, 0]);
  });

  test('by position: the last page has no next, the first no previous', async () => {
    const { byOffset } = setUp({ things: things(5), metadata: { total: 5 } });
    const page = await byOffset().find();
    await expect(page.next()).rejects.toThrow('No next page to fetch');
    await expect(page.prev()).rejects.toThrow('No previous page to fetch');
  });

  test('too many to count: totals are unknown, and a full page has a next one', async () => {
    const { byOffset } = setUp(
      { things: things(2), metadata: { total: 9, tooManyToCount: true } },
      { things: things(1), metadata: { tooManyToCount: true } },
    );
    const page = await byOffset().limit(2).find();
    expect(page.totalCount).toBeUndefined();
    expect(page.totalPages).toBeUndefined();
    expect(page.hasNext()).toBe(true);
    expect((await page.next()).hasNext()).toBe(false);
  });

  test('by cursor: the cursor stands for filter and sort', async () => {
    const { byCursor, queries } = setUp({ things: things(7), metadata: { cursors: { next: 'n1', prev: 'p1' } } });
    const page = await byCursor().eq('name', 'x').limit(7).find();
    await page.next();
    await page.prev();
    await byCursor().skipTo('kept').find();
    expect(queries()).toEqual([
      { filter: { name: 'x' }, cursorPaging: { limit: 7 } },
      { cursorPaging: { cursor: 'n1', limit: 7 } },
      { cursorPaging: { cursor: 'p1', limit: 7 } },
      { cursorPaging: { cursor: 'kept', limit: 50 } },
    ]);
  });

  test('an answer without results is an empty page', async () => {
    const { byOffset } = setUp({});
    expect(await byOffset().find()).toMatchObject({ items: [], totalCount: undefined });
  });
});
