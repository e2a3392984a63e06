import { createClient as createOurClient } from '@cartwright/core';
import { items as ourItems } from '@cartwright/data';
import {
  createEmulator,
  DEMO_API_KEY,
  DEMO_CLIENT_ID,
  DEMO_SITE_ID,
  type DataCollectionSeed,
  type Emulator,
} from '@cartwright/emulator';
import { ApiKeyStrategy as OurApiKeyStrategy } from '@cartwright/identity/server';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import * as officialItems from '@wix/wix-data-items-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { official, ours, type Side } from '../harness/sides.js';
import { startJournal, type Journal } from './journal.js';
import { emulatorFetch, origin, type Shop } from './platform.js';

const day = (date: string) => new Date(`2026-01-${date}T00:00:00.000Z`);

const reference = (key: string, type: string, referencedCollectionId: string) => ({
  key,
  type,
  typeMetadata: { [type === 'REFERENCE' ? 'reference' : 'multiReference']: { referencedCollectionId } },
});

const dataCollections: readonly DataCollectionSeed[] = [
  {
    id: 'Posts',
    fields: [reference('author', 'REFERENCE', 'Authors'), reference('tags', 'MULTI_REFERENCE', 'Tags')],
    items: [
      {
        _id: 'p1',
        title: 'Boots',
        views: 10,
        at: day('03'),
        author: 'ada',
        tags: ['t1', 't2'],
        place: { city: 'Oslo' },
      },
      { _id: 'p2', title: 'apples', views: 2, at: day('01'), author: 'bob', tags: ['t2'], shown: true },
      { _id: 'p3', title: 'Cabins', views: 30, at: day('02'), author: 'ada', words: ['x', 'y'] },
      { _id: 'p4', title: 'Boots again', at: day('04'), author: 'gone' },
    ],
  },
  {
    id: 'Authors',
    items: [
      { _id: 'ada', name: 'Ada' },
      { _id: 'bob', name: 'Bob' },
    ],
  },
  {
    id: 'Tags',
    items: [
      { _id: 't1', name: 'winter' },
      { _id: 't2', name: 'fruit' },
    ],
  },
  {
    id: 'Notes',
    permissions: {
      insert: 'SITE_MEMBER',
      read: 'SITE_MEMBER_AUTHOR',
      update: 'SITE_MEMBER_AUTHOR',
      remove: 'SITE_MEMBER_AUTHOR',
    },
  },
  { id: 'Letters', permissions: { insert: 'ANYONE', read: 'ADMIN' } },
];

const asMerchant = (side: Side, fetch: typeof globalThis.fetch) => {
  const key = { apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID };
  return side.name === 'official'
    ? createClient({ auth: ApiKeyStrategy(key), modules: { items: officialItems }, fetch }).items
    : (createOurClient({ auth: OurApiKeyStrategy(key), modules: { items: ourItems }, fetch }).items as never);
};

type Items = ReturnType<typeof asMerchant>;

/** Opens a client of a member, signed in on behalf of the site. */
async function asMember(side: Side, emulator: Emulator, index: number): Promise<Items> {
  const fetch = emulatorFetch(emulator);
  const post = async (path: string, authorization: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'wix-site-id': DEMO_SITE_ID, authorization };
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Record<string, never>;
  };
  const { members } = await post('/members/v1/members/query', DEMO_API_KEY, {});
  const anonymous = await post('/oauth2/token', '', { clientId: DEMO_CLIENT_ID, grantType: 'anonymous' });
  const grant = await post('/oauth2/token', `${String(anonymous['access_token'])},${DEMO_API_KEY}`, {
    grantType: 'authorized_client',
    clientId: DEMO_CLIENT_ID,
    scope: 'offline_access',
    member_id: (members as unknown as { id: string }[])[index]?.id,
  });
  const tokens = {
    accessToken: { value: String(grant['access_token']), expiresAt: Math.floor(Date.now() / 1000) + 3600 },
    refreshToken: { value: String(grant['refresh_token']), role: 'member' as const },
  };
  const client = side.open({ fetch, clientId: DEMO_CLIENT_ID, tokens }) as unknown as Shop;
  return (client as unknown as { items: Items }).items;
}

type Aggregation = ReturnType<typeof ourItems.aggregate<Record<string, never>>>;

/** Error code of the platform. */
const refusal = async (call: Promise<unknown>): Promise<string> => {
  const error = (await call.then(
    () => undefined,
    (caught: unknown) => caught,
  )) as { details?: { applicationError?: { code?: string } } } | undefined;
  return error?.details?.applicationError?.code ?? `none: ${String(error)}`;
};

const ids = (result: { items: readonly { _id?: unknown }[] }) => result.items.map(({ _id }) => _id);

const journals = new Map<string, Journal['entries']>();

describe.each([official, ours])('data items with the $name SDK', (side) => {
  const emulator = createEmulator({ dataCollections, origin, now: () => new Date('2026-02-01T00:00:00.000Z') });
  const globalFetch = globalThis.fetch;
  const journal = startJournal();
  const note = <T>(name: string, call: Promise<T>) => journal.note(name, call);
  let merchant: Items;
  let visitor: Items;
  let iris: Items;
  let otto: Items;

  beforeAll(async () => {
    emulator.clock().freeze(new Date('2026-03-01T12:00:00.000Z'));
    const fetch = emulatorFetch(emulator);
    if (side.usesGlobalFetch) globalThis.fetch = fetch;
    merchant = asMerchant(side, fetch);
    visitor = (side.open({ fetch, clientId: DEMO_CLIENT_ID }) as unknown as { items: Items }).items;
    iris = await asMember(side, emulator, 0);
    otto = await asMember(side, emulator, 1);
    // The official client sends no token of a visitor that it does not have yet.
    await (side.open({ fetch, clientId: DEMO_CLIENT_ID }) as unknown as Shop).auth.generateVisitorTokens();
  });
  afterAll(() => {
    journals.set(side.name, journal.entries);
    globalThis.fetch = globalFetch;
    emulator.close();
  });

  test('a visitor reads an item with its dates and references', async () => {
    const post = await note('get', visitor.get('Posts', 'p1'));
    expect(post).toMatchObject({ _id: 'p1', at: day('03'), author: 'ada', place: { city: 'Oslo' } });
    expect(post?._createdDate).toEqual(new Date(String(post?._createdDate?.toISOString())));
    expect(post).not.toHaveProperty('tags');
    const included = [{ field: 'author' }, { field: 'tags', limit: 1 }];
    const full = await note(
      'included',
      visitor.get('Posts', 'p1', { includeReferences: included, fields: ['author', 'tags'] }),
    );
    expect(full).toMatchObject({ author: { name: 'Ada' }, tags: [{ name: 'winter' }] });
    expect(full).not.toHaveProperty('title');
    expect(await note('missing', visitor.get('Posts', 'none'))).toBeNull();
    expect(await refusal(visitor.get('Nothing', 'p1'))).toBe('WDE0025');
  });

  test.each<[string, (items: Items) => Promise<unknown[]>, string[]]>([
    ['eq', async (items) => ids(await items.query('Posts').eq('author', 'ada').find()), ['p1', 'p3']],
    ['eq by case', async (items) => ids(await items.query('Posts').eq('title', 'boots').find()), []],
    ['eq of an entry', async (items) => ids(await items.query('Posts').eq('words', 'y').find()), ['p3']],
    ['eq of a path', async (items) => ids(await items.query('Posts').eq('place.city', 'Oslo').find()), ['p1']],
    ['eq of a date', async (items) => ids(await items.query('Posts').eq('at', day('02')).find()), ['p3']],
    ['ne', async (items) => ids(await items.query('Posts').ne('author', 'ada').find()), ['p2', 'p4']],
    ['gt', async (items) => ids(await items.query('Posts').gt('views', 2).find()), ['p1', 'p3']],
    ['ge and lt', async (items) => ids(await items.query('Posts').ge('views', 2).lt('views', 30).find()), ['p1', 'p2']],
    ['le of a date', async (items) => ids(await items.query('Posts').le('at', day('02')).find()), ['p2', 'p3']],
    ['gt of another type', async (items) => ids(await items.query('Posts').gt('views', '1').find()), []],
    ['between', async (items) => ids(await items.query('Posts').between('views', 2, 10).find()), ['p2']],
    ['contains', async (items) => ids(await items.query('Posts').contains('title', 'OOT').find()), ['p1', 'p4']],
    ['startsWith', async (items) => ids(await items.query('Posts').startsWith('title', 'A').find()), ['p2']],
    ['endsWith', async (items) => ids(await items.query('Posts').endsWith('title', 'S').find()), ['p1', 'p2', 'p3']],
    ['hasSome', async (items) => ids(await items.query('Posts').hasSome('tags', ['t1', 't9']).find()), ['p1']],
    ['hasAll', async (items) => ids(await items.query('Posts').hasAll('tags', ['t1', 't2']).find()), ['p1']],
    ['isEmpty', async (items) => ids(await items.query('Posts').isEmpty('views').find()), ['p4']],
    ['isNotEmpty', async (items) => ids(await items.query('Posts').isNotEmpty('shown').find()), ['p2']],
    [
      'or',
      async (items) => ids(await items.query('Posts').eq('views', 2).or(items.filter().eq('views', 30)).find()),
      ['p2', 'p3'],
    ],
    [
      'and, not',
      async (items) => {
        const notAda = items.filter().not(items.filter().eq('author', 'ada'));
        return ids(await items.query('Posts').and(notAda).isNotEmpty('views').find());
      },
      ['p2'],
    ],
    [
      'sorted',
      async (items) => ids(await items.query('Posts').descending('author').ascending('title').find()),
      ['p4', 'p2', 'p1', 'p3'],
    ],
    [
      'sorted by case',
      async (items) => ids(await items.query('Posts').ascending('title').find()),
      ['p1', 'p4', 'p3', 'p2'],
    ],
    [
      'sorted, absent first',
      async (items) => ids(await items.query('Posts').ascending('views').find()),
      ['p4', 'p2', 'p1', 'p3'],
    ],
    ['limited', async (items) => ids(await items.query('Posts').limit(2).skip(1).find()), ['p2', 'p3']],
  ])('a query: %s', async (_, run, expected) => {
    expect(await run(visitor)).toEqual(expected);
  });

  test('pages of a query, forth and back, with the total', async () => {
    const first = await visitor.query('Posts').ascending('at').limit(3).find({ returnTotalCount: true });
    expect([ids(first), first.totalCount, first.totalPages, first.hasNext(), first.hasPrev()]).toEqual([
      ['p2', 'p3', 'p1'],
      4,
      2,
      true,
      false,
    ]);
    const second = await first.next();
    expect([ids(second), second.currentPage, second.hasNext()]).toEqual([['p4'], 1, false]);
    expect(ids(await second.prev())).toEqual(['p2', 'p3', 'p1']);
    await expect(second.next()).rejects.toThrow();
    const page = await visitor.query('Posts', {
      cursorPaging: { limit: 3 },
      sort: [{ fieldName: 'at', order: 'DESC' }],
    });
    expect(ids(page)).toEqual(['p4', 'p1', 'p3']);
    const cursor = page.pagingMetadata?.cursors?.next ?? '';
    expect(ids(await visitor.query('Posts', { cursorPaging: { limit: 3, cursor } }))).toEqual(['p2']);
  });

  test('counts, distinct values and aggregations', async () => {
    expect(await note('count', visitor.query('Posts').eq('author', 'ada').count())).toBe(2);
    expect(await note('count all', visitor.count('Posts'))).toBe(4);
    const values = await note('distinct', visitor.distinct('Posts', 'author', { order: 'DESC' as never }));
    expect(values.values).toEqual(['gone', 'bob', 'ada']);
    const days = await visitor.query('Posts').gt('views', 2).ascending('at').distinct('at');
    expect(days.items).toEqual([day('02'), day('03')]);
    // The types of the official package resolve this overload to `any`.
    const aggregation = visitor.aggregate('Posts') as Aggregation;
    const groups = await aggregation
      .filter(visitor.filter().isNotEmpty('views') as never)
      .group('author')
      .sum('views')
      .avg('views', 'mean')
      .min('at')
      .max('title')
      .count()
      .having(visitor.filter().gt('viewsSum', 1) as never)
      .descending('viewsSum')
      .run();
    expect(groups.items).toEqual([
      { _id: 'ada', author: 'ada', viewsSum: 40, mean: 20, atMin: day('02'), titleMax: 'Cabins', count: 2 },
      { _id: 'bob', author: 'bob', viewsSum: 2, mean: 2, atMin: day('01'), titleMax: 'apples', count: 1 },
    ]);
  });

  test('the merchant writes items', async () => {
    const added = await note('insert', merchant.insert('Authors', { _id: 'cyd', name: 'Cyd', born: day('09') }));
    expect(added).toMatchObject({ _createdDate: new Date('2026-03-01T12:00:00.000Z'), born: day('09') });
    expect(await refusal(merchant.insert('Authors', { _id: 'cyd' }))).toBe('WDE0074');
    emulator.clock().advance(60_000);
    const updated = await note('update', merchant.update('Authors', { _id: 'cyd', name: 'Cyd C.' }));
    expect(updated).not.toHaveProperty('born');
    expect(updated).toMatchObject({
      _updatedDate: new Date('2026-03-01T12:01:00.000Z'),
      _createdDate: added._createdDate,
    });
    expect(await refusal(merchant.update('Authors', { _id: 'none' }))).toBe('WDE0073');
    expect(await refusal(merchant.update('Authors', { _id: 'cyd', name: 'x' }, { condition: { name: 'y' } }))).toBe(
      'WDE0073',
    );
    await note('save', merchant.save('Authors', { _id: 'dee', name: 'Dee' }));
    await note('save again', merchant.save('Authors', { _id: 'dee', name: 'D.' }));
    const patched = await merchant
      .patch('Posts', 'p3')
      .setField('place.city', 'Rome')
      .incrementField('views', 2)
      .appendToArray('words', 'z')
      .removeFromArray('words', 'x')
      .removeField('title')
      .run();
    expect(patched).toMatchObject({ views: 32, words: ['y', 'z'], place: { city: 'Rome' }, author: 'ada' });
    expect(patched).not.toHaveProperty('title');
    expect(await note('remove', merchant.remove('Authors', 'dee'))).toMatchObject({ name: 'D.' });
    expect(await note('remove again', merchant.remove('Authors', 'dee'))).toBeNull();
  });

  test('bulk calls', async () => {
    const result = await note('bulk insert', merchant.bulkInsert('Tags', [{ _id: 't1' }, { _id: 't3', name: 'new' }]));
    expect(result).toMatchObject({ inserted: 1, skipped: 1, insertedItemIds: ['t3'], errors: [] });
    const saved = await note(
      'bulk save',
      merchant.bulkSave('Tags', [
        { _id: 't3', name: 'newer' },
        { _id: 't4', name: 'newest' },
      ]),
    );
    expect(saved).toMatchObject({ inserted: 1, updated: 1 });
    const updated = await note('bulk update', merchant.bulkUpdate('Tags', [{ _id: 't4', name: 'old' }, { _id: 't5' }]));
    expect(updated).toMatchObject({ updated: 1, skipped: 1 });
    const patched = await note('bulk patch', merchant.bulkPatch('Tags', ['t3', 't5']).setField('name', 'x').run());
    expect(patched).toMatchObject({ updated: 1, skipped: 1 });
    const removed = await note('bulk remove', merchant.bulkRemove('Tags', ['t3', 't4', 't5']));
    expect(removed).toMatchObject({ removed: 2, skipped: 1 });
    expect(await refusal(visitor.bulkInsert('Tags', [{ name: 'mine' }]))).toBe('WDE0027');
  });

  test('references', async () => {
    expect(await visitor.isReferenced('Posts', 'tags', 'p2', 't1')).toBe(false);
    await merchant.insertReference('Posts', 'tags', 'p2', ['t1', 't2']);
    expect(await visitor.isReferenced('Posts', 'tags', 'p2', 't1')).toBe(true);
    const tags = await visitor.queryReferenced('Posts', 'p2', 'tags', { limit: 1 });
    expect([ids(tags), tags.hasNext(), ids(await tags.next())]).toEqual([['t2'], true, ['t1']]);
    await merchant.removeReference('Posts', 'tags', 'p2', 't2');
    await merchant.replaceReferences('Posts', 'tags', 'p3', ['t2', 't1']);
    const both = await note('referenced', visitor.queryReferencedItems('Posts', ['p2', 'p3'], 'tags'));
    expect(both.results.map(({ item }) => item?._id)).toEqual(['t1', 't2', 't1']);
    const broken = await note('broken', visitor.queryReferencedItems('Posts', 'p4', 'author'));
    expect(broken.results).toMatchObject([{ referringItemId: 'p4', unresolvedReference: { unauthorized: false } }]);
    expect(await refusal(merchant.replaceReferences('Posts', 'author', 'p3', ['bob']))).toBe('WDE0020');
    await merchant.remove('Tags', 't1');
    expect(await visitor.isReferenced('Posts', 'tags', 'p3', 't1')).toBe(false);
    const inserted = await merchant.insert(
      'Posts',
      { _id: 'p5', tags: ['t2'] },
      { saveReferences: true, includeReferences: true },
    );
    expect(inserted).toMatchObject({ tags: [{ name: 'fruit' }] });
  });

  test('permissions of visitors, members and authors', async () => {
    for (const call of [
      () => visitor.insert('Posts', { title: 'x' }),
      () => iris.insert('Posts', { title: 'x' }),
      () => visitor.update('Posts', { _id: 'p1', title: 'x' }),
      () => iris.patch('Posts', 'p1').setField('title', 'x').run(),
      () => iris.remove('Posts', 'p1'),
      () => iris.truncate('Posts'),
      () => visitor.query('Notes').find(),
      () => visitor.insert('Notes', { text: 'x' }),
      () => visitor.query('Letters').find(),
      () => iris.count('Letters'),
    ])
      expect(await refusal(call() as Promise<unknown>)).toBe('WDE0027');
    const letter = await visitor.insert('Letters', { text: 'hello' });
    expect(letter._owner).toBeTypeOf('string');
    const hers = await iris.insert('Notes', { text: 'of Iris' });
    const his = await otto.insert('Notes', { text: 'of Otto' });
    expect((await iris.query('Notes').find()).items).toMatchObject([{ text: 'of Iris' }]);
    expect((await merchant.query('Notes').find()).items).toHaveLength(2);
    expect(await iris.get('Notes', his._id)).toBeNull();
    expect(await refusal(iris.update('Notes', { _id: his._id, text: 'mine' }))).toBe('WDE0073');
    expect(await iris.bulkRemove('Notes', [his._id, hers._id])).toMatchObject({ removed: 1, skipped: 1 });
    await merchant.truncate('Notes');
    expect(await merchant.count('Notes')).toBe(0);
  });

  test('a refused request changes nothing', async () => {
    const before = await merchant.query('Posts').find();
    const [post] = before.items;
    expect(
      await refusal(
        merchant.patch('Posts', 'p1').setField('title', 'changed').incrementField('title', 1).run() as Promise<unknown>,
      ),
    ).toBe('WDE0080');
    expect((await merchant.query('Posts').find()).items[0]).toEqual(post);
  });

  test('events of items', () => {
    const types = emulator.events().filter(({ type }) => type.startsWith('wix.data.v2.'));
    expect(new Set(types.map(({ type }) => type.replace(/.*_/, '')))).toEqual(
      new Set(['created', 'updated', 'deleted']),
    );
    expect(types.map(({ entityId }) => entityId)).toContain('cyd');
  });
});

test('both SDKs have equal results', () => {
  expect(journals.get('ours')).toEqual(journals.get('official'));
});
