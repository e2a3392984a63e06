import { createClient, isApiError, type RequestOptions } from '@cartwright/core';
import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID, type DataCollectionSeed } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { expect, test } from 'vitest';
import { respond, stubFetch } from '../../../core/src/testing/stub-fetch.js';
import { items } from '../index.js';

const tags = {
  key: 'tags',
  type: 'MULTI_REFERENCE',
  typeMetadata: { multiReference: { referencedCollectionId: 'Tags' } },
};

const dataCollections: readonly DataCollectionSeed[] = [
  { id: 'Posts', fields: [tags], items: Array.from({ length: 5 }, (_, index) => ({ _id: `p${index}`, rank: index })) },
  { id: 'Tags', items: [{ _id: 't1' }] },
];

/** Opens a merchant's client of an emulator. */
const open = () => {
  const emulator = createEmulator({ seed: 'empty', dataCollections });
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    modules: { items },
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
  });
  return { emulator, items: client.items };
};

test('for await iterates the pages of a query once and in order', async () => {
  const { items: data } = open();
  const ranks: unknown[] = [];
  for await (const page of await data.query('Posts').ascending('rank').limit(2).find())
    ranks.push(page.items.map(({ rank }) => rank as number));
  expect(ranks).toEqual([[0, 1], [2, 3], [4]]);
});

test('a page after the last one is a no_page error', async () => {
  const { items: data } = open();
  const page = await data.query('Posts').find();
  await expect(page.next()).rejects.toMatchObject({ code: 'no_page' });
  await expect(page.prev()).rejects.toMatchObject({ code: 'no_page' });
});

test('builders are immutable', async () => {
  const { items: data } = open();
  const all = data.query<{ rank: number }>('Posts');
  const high = all.gt('rank', 2);
  expect([await all.count(), await high.count(), await high.lt('rank', 4).count()]).toEqual([5, 2, 1]);
});

test('a filter is accepted by counts and conditions', async () => {
  const { items: data } = open();
  const high = items.filter().gt('rank', 2);
  expect(await data.count('Posts', { filter: high })).toBe(2);
  await expect(data.remove('Posts', 'p0', { condition: high })).resolves.toBeNull();
  await expect(data.remove('Posts', 'p4', { condition: high })).resolves.toMatchObject({ rank: 4 });
});

test('a reference that the platform refuses is an error', async () => {
  const { items: data } = open();
  await data.insertReference('Posts', 'tags', 'p0', 't1');
  await expect(data.insertReference('Posts', 'tags', 'p9', 't1')).rejects.toMatchObject({ code: 'WDE0073' });
  expect(await data.isReferenced('Posts', 'tags', 'p0', 't1')).toBe(true);
});

test('errors have the code of the platform', async () => {
  const { items: data } = open();
  const error: unknown = await data
    .query('Nothing')
    .find()
    .catch((caught: unknown) => caught);
  expect(isApiError(error) && [error.status, error.code]).toEqual([404, 'WDE0025']);
  await expect(data.get('Nothing', 'p0')).rejects.toMatchObject({ code: 'WDE0025' });
});

test.each<[string, (request: RequestOptions) => Promise<unknown>]>([
  ['find', (request) => createStubbed().query('C').find({}, request)],
  ['insert', (request) => createStubbed().insert('C', {}, {}, request)],
  ['patch', (request) => createStubbed().patch('C', 'a').setField('x', 1).run({}, request)],
])('%s passes its request options on', async (_, call) => {
  const controller = new AbortController();
  controller.abort();
  await expect(call({ signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
});

const createStubbed = () => createClient({ modules: { items }, fetch: stubFetch(() => ({})).fetch }).items;

test('an invalid date is refused before it is sent', async () => {
  const { fetch, sent } = stubFetch(() => respond(200, {}));
  const data = createClient({ modules: { items }, fetch }).items;
  await expect(data.insert('C', { at: new Date(NaN) })).rejects.toMatchObject({ code: 'invalid_argument' });
  await expect(data.query('C').gt('at', new Date(NaN)).find()).rejects.toMatchObject({ code: 'invalid_argument' });
  expect(sent).toHaveLength(0);
});

test('a circular item is refused before it is sent', async () => {
  const { fetch, sent } = stubFetch(() => respond(200, {}));
  const item: Record<string, unknown> = {};
  item['self'] = item;
  const data = createClient({ modules: { items }, fetch }).items;
  await expect(data.insert('C', item)).rejects.toMatchObject({ code: 'invalid_argument' });
  expect(sent).toHaveLength(0);
});
