import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../create-emulator.js';
import { send } from '../testing/visitor.js';
import { DataFileError, openFileDatabase } from './file-database.js';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  file = join(folder, 'shop.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('documents come back in the order they were first written', () => {
  const database = openFileDatabase(file);
  const document = (id: string, json: string | null, tenant = 'one') => ({ tenant, collection: 'notes', id, json });
  database.write({ documents: [document('b', '1'), document('a', '2'), document('x', '3', 'two')] });
  database.write({ documents: [document('b', '4'), document('c', null)] });
  database.write({ clear: ['two'], documents: [document('y', '5', 'two')] });
  database.close();
  const repeated = openFileDatabase(file);
  expect(Array.from(repeated.read(), ({ id, json }) => [id, json])).toEqual([
    ['b', '4'],
    ['a', '2'],
    ['c', null],
    ['y', '5'],
  ]);
  repeated.close();
});

test('deletes all data, unless tenants share it', () => {
  const database = openFileDatabase(file);
  const document = (tenant: string, id: string, json: string | null) => ({ tenant, collection: 'notes', id, json });
  database.write({ documents: [document('', 'shared', '1'), document('one', 'own', '2')] });
  database.write({ documents: [document('one', 'shared', '3'), document('two', 'own', '4')] });
  database.write({ documents: [document('one', 'shared', null), document('one', 'own', null)] });
  expect(Array.from(database.read(), ({ tenant, id, json }) => [tenant, id, json])).toEqual([
    ['', 'shared', '1'],
    ['one', 'shared', null],
    ['two', 'own', '4'],
  ]);
  database.close();
});

test('pending deliveries are sent after a restart', async () => {
  const webhooks = [{ url: 'http://shop.test/webhooks' }];
  let time = Date.now();
  const now = () => new Date(time);
  const sent: string[] = [];
  const start = (status: number) =>
    createEmulator({
      seed: 'empty',
      webhooks,
      now,
      database: openFileDatabase(file),
      async fetch(request) {
        sent.push(await request.text());
        return new Response(null, { status });
      },
    });
  const before = start(500);
  const key = await before.webhooks.publicKey();
  const body = { email: 'ada@example.com', password: 'correct horse' };
  await send(before, 'POST', '/_emulator/members', { body });
  await before.webhooks.settled();
  before.close();
  time += 60_000;
  const after = start(200);
  await after.webhooks.settled();
  expect(after.webhooks.deliveries()).toMatchObject([
    { status: 'delivered', attempts: [{ status: 500 }, { status: 200 }] },
  ]);
  expect(await after.webhooks.publicKey()).toBe(key);
  expect(sent).toHaveLength(2);
  after.close();
});

test('a transaction that fails leaves nothing behind', () => {
  const database = openFileDatabase(file);
  const documents = [
    { tenant: 'one', collection: 'notes', id: 'a', json: '1' },
    { tenant: 'one', collection: 'notes', id: null as unknown as string, json: '2' },
  ];
  expect(() => database.write({ documents })).toThrow();
  expect([...database.read()]).toEqual([]);
  database.close();
});

test('only its owner may read the file, and only one emulator may use it', () => {
  const database = openFileDatabase(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(() => openFileDatabase(file)).toThrow('another process is using it');
  database.close();
  openFileDatabase(file).close();
});

test('rejects a file of another application without changing it', () => {
  writeFileSync(file, 'Dear diary, '.repeat(100));
  const { size } = statSync(file);
  expect(() => openFileDatabase(file)).toThrow(DataFileError);
  expect(statSync(file).size).toBe(size);
  expect(() => openFileDatabase(join(folder, 'no', 'folder', 'shop.db'))).toThrow(DataFileError);
});

test('an emulator finds its members again', async () => {
  const body = { email: 'ada@example.com', password: 'correct horse' };
  const first = createEmulator({ seed: 'empty', database: openFileDatabase(file) });
  await send(first, 'POST', '/_emulator/members', { body });
  first.close();
  const second = createEmulator({ seed: 'empty', database: openFileDatabase(file) });
  const { body: members } = await send(second, 'GET', '/_emulator/data/members');
  expect(members).toMatchObject([{ loginEmail: 'ada@example.com' }]);
  second.close();
});
