import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { memoryDatabase } from '../../testing/memory-database.js';
import { merchant } from '../../testing/shopper.js';
import { send, visitorToken } from '../../testing/visitor.js';

interface Items {
  dataItems: { id: string; data: Record<string, unknown> }[];
}

const query = (emulator: Parameters<typeof send>[0]) =>
  send<Items>(emulator, 'POST', '/wix-data/v2/items/query', { headers: merchant, body: { dataCollectionId: 'Posts' } });

test('a merchant creates a collection, which visitors may read but not change', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const collection = { id: 'Posts', fields: [{ key: 'title', type: 'TEXT' }] };
  const path = '/wix-data/v2/collections';
  const created = await send(emulator, 'POST', path, { headers: merchant, body: { collection } });
  expect(created.body).toMatchObject({ collection: { permissions: { read: 'ANYONE', insert: 'ADMIN' } } });
  expect((await send(emulator, 'POST', path, { headers: merchant, body: { collection } })).status).toBe(409);
  const token = await visitorToken(emulator);
  expect((await send(emulator, 'POST', path, { token, body: { collection } })).status).toBe(403);
  const body = { dataCollectionId: 'Posts', dataItem: { data: { title: 'x' } } };
  expect(await send(emulator, 'POST', '/wix-data/v2/items', { token, body })).toMatchObject({
    status: 403,
    body: { details: { applicationError: { code: 'WDE0027' } } },
  });
  await send(emulator, 'DELETE', `${path}/Posts`, { headers: merchant });
  expect((await query(emulator)).status).toBe(404);
});

test('items survive a restart, and a bulk request whose write fails changes nothing', async () => {
  const database = memoryDatabase();
  const options = { seed: 'empty', database, dataCollections: [{ id: 'Posts' }] } as const;
  const emulator = createEmulator(options);
  const insert = (id: string) =>
    send(emulator, 'POST', '/wix-data/v2/bulk/items/insert', {
      headers: merchant,
      body: { dataCollectionId: 'Posts', dataItems: [{ data: { _id: id } }, { data: { _id: `${id}2` } }] },
    });
  await insert('a');
  database.refuseNext();
  expect((await insert('b')).status).toBe(500);
  emulator.close();
  const { body } = await query(createEmulator(options));
  expect(body.dataItems.map(({ id }) => id)).toEqual(['a', 'a2']);
});

test('a site file has data collections with items that keep their system fields', async () => {
  const _createdDate = { $date: '2020-01-01T00:00:00.000Z' };
  const dataCollections = [{ id: 'Posts', items: [{ _id: 'p', _createdDate, _owner: 'ada' }] }];
  const site = { version: 1, catalogVersion: 'v3', currency: 'EUR', dataCollections } as const;
  const { body } = await query(createEmulator({ seed: { site } }));
  expect(body.dataItems[0]?.data).toMatchObject({ _createdDate, _owner: 'ada' });
});
