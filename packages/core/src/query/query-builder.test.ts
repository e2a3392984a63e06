import { describe, expect, test } from 'vitest';
import type { Query } from '../index.js';
import { setUp } from '../testing/items.js';

describe('query builder', () => {
  test('sends the default limit for offset and cursor paging', async () => {
    const { byOffset, byCursor, queries } = setUp({});
    await byOffset().find();
    await byCursor().find();
    expect(queries()).toEqual([
      { filter: {}, paging: { offset: 0, limit: 50 } },
      { filter: {}, cursorPaging: { limit: 50 } },
    ]);
  });

  test('encodes every operator and field name', async () => {
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

  test('flattens nested conditions and cancels double negation', async () => {
    const { byOffset, queries } = setUp({});
    const named = (name: string) => byOffset().eq('name', name);
    await named('a').or(named('b').eq('price', 1)).find();
    await named('a').eq('price', 1).or(named('b')).find();
    await byOffset()
      .not(byOffset().not(named('a')))
      .find();
    await named('a').not(byOffset()).or(byOffset()).and(byOffset()).find();
    expect(queries().map((query) => (query as Query).filter)).toEqual([
      { $or: [{ name: 'a' }, { $and: [{ name: 'b' }, { price: 1 }] }] },
      { $or: [{ $and: [{ name: 'a' }, { price: 1 }] }, { name: 'b' }] },
      { name: 'a' },
      { name: 'a' },
    ]);
  });

  test('is immutable', () => {
    const { byOffset } = setUp({});
    const stored = byOffset().eq('name', 'a').ascending('price');
    const before = structuredClone(stored.query);
    stored.gt('price', 1).limit(3).skip(2).ascending('name').or(byOffset().eq('name', 'b'));
    stored.not(stored).skipTo('cursor').descending('name');
    expect(stored.query).toEqual(before);
  });

  test('skipTo sends the cursor without filter and sort', async () => {
    const { byCursor, byOffset, queries } = setUp({});
    await byCursor().eq('name', 'x').ascending('name').limit(7).skipTo('kept').find();
    await byOffset().skipTo('kept').eq('name', 'x').limit(7).find();
    expect(queries()).toEqual([
      { cursorPaging: { cursor: 'kept', limit: 7 } },
      { cursorPaging: { cursor: 'kept', limit: 7 } },
    ]);
  });

  test('cursor paging has no skip', () => {
    const { byCursor } = setUp({});
    expect(byCursor()).not.toHaveProperty('skip', expect.any(Function));
  });

  test('options are the only argument without a query, and follow the query otherwise', async () => {
    const { withOptions, sent } = setUp({ things: [] });
    const options = { fields: ['COUNT'] };
    const query = { filter: {}, cursorPaging: { limit: 50 } };
    await withOptions(options).find({ headers: { 'x-call': 'a' } });
    await withOptions().find();
    await withOptions(undefined).find();
    expect(await withOptions({ filter: { name: 'a' } }, options, { headers: { 'x-call': 'b' } })).toEqual({
      things: [],
    });
    expect(await withOptions({ cursorPaging: { limit: 3 } })).toEqual({ things: [] });
    expect(await withOptions({ sort: [] })).toEqual({ things: [] });
    expect(await withOptions({}, undefined)).toEqual({ things: [] });
    expect(sent.map(({ body }) => body)).toEqual([
      { fields: ['COUNT'], query },
      { query },
      { query },
      { fields: ['COUNT'], query: { filter: { name: 'a' } } },
      { query: { cursorPaging: { limit: 3 } } },
      { query: { sort: [] } },
      { query: {} },
    ]);
    expect(sent.map(({ headers }) => headers.get('x-call'))).toEqual(['a', null, null, 'b', null, null, null]);
  });

  test('sends a plain query object with platform names', async () => {
    const { byOffset, queries } = setUp({ things: [{ id: '1' }] });
    const query = { filter: { _id: { $in: ['1'] } }, sort: [{ fieldName: '_id' as const }] };
    expect(await byOffset(query)).toEqual({ things: [{ _id: '1' }] });
    expect(queries()).toEqual([{ filter: { id: { $in: ['1'] } }, sort: [{ fieldName: 'id' }] }]);
  });
});
