import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Query } from '../index.js';
import { respond } from '../testing/stub-fetch.js';
import { setUp, createItems } from '../testing/items.js';

describe('pages', () => {
  test('offset paging: totals, next and previous page', async () => {
    const { byOffset, queries } = setUp({ things: createItems(10), metadata: { total: 35 } });
    const page = await byOffset().limit(10).skip(10).find();
    expect(page).toMatchObject({ length: 10, pageSize: 10, currentPage: 1, totalPages: 4, totalCount: 35 });
    expect([page.hasNext(), page.hasPrev()]).toEqual([true, true]);
    await page.next();
    await page.prev();
    expect(queries().map((query) => (query as Query).paging?.offset)).toEqual([10, 20, 0]);
  });

  test('offset paging: no page after the last and before the first', async () => {
    const { byOffset } = setUp({ things: createItems(5), metadata: { total: 5 } });
    const page = await byOffset().find();
    await expect(page.next()).rejects.toThrow('No next page to fetch');
    await expect(page.prev()).rejects.toThrow('No previous page to fetch');
  });

  test('tooManyToCount: totals are undefined and a full page has a next page', async () => {
    const { byOffset } = setUp(
      { things: createItems(2), metadata: { total: 9, tooManyToCount: true } },
      { things: createItems(1), metadata: { tooManyToCount: true } },
    );
    const page = await byOffset().limit(2).find();
    expect(page.totalCount).toBeUndefined();
    expect(page.totalPages).toBeUndefined();
    expect(page.hasNext()).toBe(true);
    expect((await page.next()).hasNext()).toBe(false);
  });

  test('cursor paging: the cursor replaces filter and sort', async () => {
    const { byCursor, queries } = setUp({ things: createItems(7), metadata: { cursors: { next: 'n1', prev: 'p1' } } });
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

  test('offset paging: computes the page index; a limit of 0 has no further pages', async () => {
    const { byOffset } = setUp({ things: [], metadata: { total: 35 } });
    const page = await byOffset().limit(0).find();
    expect(page).toMatchObject({ pageSize: 0, totalPages: undefined, currentPage: undefined });
    expect([page.hasNext(), page.hasPrev()]).toEqual([false, false]);
  });

  test('next and prev default to the call options of the page', async () => {
    const { byOffset, sent } = setUp({ things: createItems(10), metadata: { total: 35 } });
    const page = await byOffset()
      .limit(10)
      .find({ headers: { 'x-call': 'a' } });
    const second = await page.next();
    await second.next({ headers: { 'x-call': 'b' } });
    await second.prev({});
    expect(sent.map(({ headers }) => headers.get('x-call'))).toEqual(['a', 'a', 'b', null]);
  });

  test('a response without results is an empty page', async () => {
    const { byOffset } = setUp({});
    expect(await byOffset().find()).toMatchObject({ items: [], totalCount: undefined });
  });
});

describe('for await', () => {
  /** Responds with the items of an offset query. */
  const platform = (total: number, known = true) =>
    setUp(({ body }: { body: unknown }) => {
      const { offset = 0, limit = 50 } = (body as { query: Query }).query.paging ?? {};
      const ids = Array.from({ length: total }, (_, index) => ({ id: String(index) }));
      return { things: ids.slice(offset ?? 0, (offset ?? 0) + (limit ?? 50)), metadata: known ? { total } : {} };
    });
  const collect = async <Value>(values: AsyncIterable<Value>) => {
    const all: Value[] = [];
    for await (const value of values) all.push(value);
    return all;
  };

  test('property: items() yields each item once and in order, at any page size', async () => {
    const sizes = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 15 }), fc.boolean());
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 0, max: 10 }), async ([total, limit, known], skipped) => {
        const { byOffset, sent } = platform(total, known);
        const items = await collect(byOffset().skip(skipped).limit(limit).items());
        const expected = Array.from({ length: total }, (_, index) => String(index)).slice(skipped);
        expect(items.map(({ _id }) => _id)).toEqual(expected);
        expect(sent.length).toBeLessThanOrEqual(Math.ceil(expected.length / limit) + 1);
      }),
    );
  });

  test('yields the page and those after it, with the same call options', async () => {
    const { byOffset, sent } = platform(25);
    const first = await byOffset()
      .limit(10)
      .find({ headers: { 'x-call': 'a' } });
    const second = await first.next();
    expect((await collect(first)).map(({ length }) => length)).toEqual([10, 10, 5]);
    expect((await collect(second)).map(({ currentPage }) => currentPage)).toEqual([1, 2]);
    expect(new Set(sent.map(({ headers }) => headers.get('x-call')))).toEqual(new Set(['a']));
  });

  test('fetches pages on demand and stops when the loop is left', async () => {
    const { byOffset, sent } = platform(25);
    const items = byOffset().limit(10).items();
    expect(sent).toHaveLength(0);
    const received: unknown[] = [];
    for await (const { _id } of items) {
      received.push(_id);
      if (received.length === 10) break;
    }
    expect(sent).toHaveLength(1);
    expect(await collect(items)).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test('an aborted signal stops the loop between pages', async () => {
    const { byOffset, sent } = platform(25);
    const controller = new AbortController();
    const received: unknown[] = [];
    const loop = async () => {
      for await (const item of byOffset().limit(10).items({ signal: controller.signal })) {
        received.push(item);
        if (received.length === 5) controller.abort();
      }
    };
    await expect(loop()).rejects.toMatchObject({ kind: 'aborted' });
    expect(received).toHaveLength(10);
    expect(sent).toHaveLength(1);
  });

  test('throws the error of a failed page', async () => {
    const { byOffset } = setUp({ things: createItems(10), metadata: { total: 20 } }, respond(404));
    const pages = (await byOffset().limit(10).find())[Symbol.asyncIterator]();
    expect((await pages.next()).done).toBe(false);
    await expect(pages.next()).rejects.toMatchObject({ status: 404 });
    expect((await pages.next()).done).toBe(true);
  });

  test.each([
    ['a cursor that comes again', ['n1', 'n1', 'n1'], [1, 1, 1], 2],
    ['cursors that go round', ['n1', 'n2', 'n3', 'n1', 'n2'], [1, 1, 1, 1, 1], 4],
    ['an empty page', ['n1', 'n2', 'n3'], [1, 0, 1], 2],
    ['no further cursor', ['n1', 'n2', null], [1, 1, 1], 3],
  ])('stops at %s', async (_, cursors, lengths, calls) => {
    const results = cursors.map((next, index) => ({
      things: createItems(lengths[index] ?? 0),
      metadata: { cursors: { next } },
    }));
    const { byCursor, sent } = setUp(...results);
    expect(await collect(await byCursor().find())).toHaveLength(calls);
    expect(sent).toHaveLength(calls);
  });

  test('stops at the first empty page if the total is never reached', async () => {
    const { byOffset, sent } = setUp(
      { things: createItems(2), metadata: { total: 1000 } },
      { metadata: { total: 1000 } },
    );
    expect(await collect(byOffset().limit(2).items())).toHaveLength(2);
    expect(sent).toHaveLength(2);
  });
});
