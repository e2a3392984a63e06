import { expect, test } from 'vitest';
import { memoryDatabase } from '../../testing/memory-database.js';
import type { Database, StoredDocument } from './database.js';
import type { Tenant } from './tenant.js';
import { Tenants } from './tenants.js';
import { unitOfWork } from './unit-of-work.js';

interface Note {
  readonly id: string;
  readonly text: string;
}

const notes = (tenant: Tenant) => tenant.collection<Note>('notes');
const texts = (tenant: Tenant) => [...notes(tenant).values()].map(({ text }) => text);

const newTenants = (database?: Database) =>
  new Tenants({
    ...(database && { database }),
    seed(tenant) {
      notes(tenant).put({ id: '1', text: 'seeded' });
      notes(tenant).put({ id: '2', text: 'also seeded' });
    },
  });

const write = (tenants: Tenants, clientId: string, task: (tenant: Tenant) => void, database?: Database) => {
  const tenant = tenants.require(clientId);
  return unitOfWork(tenant, database, () => task(tenant));
};

test('tenants start from the same seed and do not see each other', async () => {
  const tenants = newTenants();
  await write(tenants, 'one', (tenant) => notes(tenant).put({ id: '1', text: 'changed' }));
  await write(tenants, 'two', (tenant) => notes(tenant).delete('2'));
  expect(texts(tenants.require('one'))).toEqual(['changed', 'also seeded']);
  expect(texts(tenants.require('two'))).toEqual(['seeded']);
  expect(texts(tenants.require('three'))).toEqual(['seeded', 'also seeded']);
});

test('a failing unit of work leaves nothing behind', async () => {
  const tenants = newTenants();
  const work = write(tenants, 'one', (tenant) => {
    notes(tenant).delete('1');
    notes(tenant).put({ id: '2', text: 'changed' });
    notes(tenant).put({ id: '3', text: 'new' });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(texts(tenants.require('one'))).toEqual(['seeded', 'also seeded']);
  expect(notes(tenants.require('one')).size).toBe(2);
});

test('a failed attempt reverts its own changes only', async () => {
  const tenants = newTenants();
  await write(tenants, 'one', (tenant) => {
    notes(tenant).put({ id: '3', text: 'kept' });
    const attempt = () =>
      tenant.attempt(() => {
        notes(tenant).put({ id: '3', text: 'changed' });
        tenant.attempt(() => notes(tenant).delete('1'));
        tenant.collection('others').put({ id: '4' });
        throw new Error('no');
      });
    expect(attempt).toThrow('no');
    tenant.attempt(() => notes(tenant).put({ id: '5', text: 'attempted' }));
  });
  const tenant = tenants.require('one');
  expect(texts(tenant)).toEqual(['seeded', 'also seeded', 'kept', 'attempted']);
  expect(tenant.collectionNames()).toEqual(['notes']);
});

test('a write that the database refuses is undone', async () => {
  const database = memoryDatabase();
  const tenants = newTenants(database);
  database.refuseNext();
  const work = write(tenants, 'one', (tenant) => notes(tenant).put({ id: '3', text: 'new' }), database);
  await expect(work).rejects.toThrow('The disk is full.');
  expect(texts(tenants.require('one'))).toEqual(['seeded', 'also seeded']);
});

test('units of work of one tenant do not overlap, even when they wait', async () => {
  const tenant = newTenants().require('one');
  const count = async () => {
    const { text } = notes(tenant).get('count') ?? { text: '0' };
    await Promise.resolve();
    notes(tenant).put({ id: 'count', text: String(Number(text) + 1) });
  };
  await Promise.all(Array.from({ length: 50 }, () => unitOfWork(tenant, undefined, count)));
  expect(notes(tenant).get('count')?.text).toBe('50');
});

test('a snapshot does not change later, and can be restored more than once', async () => {
  const tenants = newTenants();
  await write(tenants, 'one', (tenant) => notes(tenant).put({ id: '3', text: 'kept' }));
  tenants.require('one').clock.freeze(new Date('2030-01-01T00:00:00Z'));
  const snapshot = await tenants.snapshot();
  for (const text of ['first', 'second']) {
    await write(tenants, 'one', (tenant) => {
      notes(tenant).clear();
      notes(tenant).put({ id: '3', text });
    });
    tenants.require('one').clock.advance(5000);
    await write(tenants, 'two', (tenant) => notes(tenant).clear());
    await tenants.restore(snapshot);
    expect(texts(tenants.require('one'))).toEqual(['seeded', 'also seeded', 'kept']);
    expect(tenants.require('one').clock.now().toISOString()).toBe('2030-01-01T00:00:00.000Z');
    expect(texts(tenants.require('two'))).toEqual(['seeded', 'also seeded']);
  }
});

test('one tenant is reset without the others', async () => {
  const tenants = newTenants();
  for (const id of ['one', 'two']) await write(tenants, id, (tenant) => notes(tenant).clear());
  await tenants.reset('one');
  expect(texts(tenants.require('one'))).toEqual(['seeded', 'also seeded']);
  expect(texts(tenants.require('two'))).toEqual([]);
});

test('a database restores writes, deletions, resets and restored snapshots', async () => {
  const database = memoryDatabase();
  const tenants = newTenants(database);
  const change = (tenant: Tenant) => {
    notes(tenant).delete('1');
    notes(tenant).put({ id: '2', text: 'changed' });
    notes(tenant).put({ id: '3', text: 'new' });
  };
  for (const id of ['one', 'two', 'three']) await write(tenants, id, change, database);
  const snapshot = await tenants.snapshot('three');
  await write(tenants, 'three', (tenant) => notes(tenant).clear(), database);
  await tenants.reset('two');
  await tenants.restore(snapshot, 'three');

  const later = new Tenants({ database, seed: () => expect.unreachable('the seed is stored') });
  expect(texts(later.require('one'))).toEqual(['changed', 'new']);
  expect(texts(later.require('two'))).toEqual(['seeded', 'also seeded']);
  expect(texts(later.require('three'))).toEqual(['changed', 'new']);
  expect(texts(later.require('four'))).toEqual(['seeded', 'also seeded']);
});

test('only registered clients have tenants when there is a register', () => {
  const tenants = new Tenants({ clients: [{ clientId: 'known', siteId: 'site' }], seed: () => undefined });
  expect(tenants.open('known')?.siteId).toBe('site');
  expect(tenants.findSite('site')?.id).toBe('known');
  expect(tenants.open('other')).toBeUndefined();
  expect(['site', 'known', 'other'].map((siteId) => tenants.openSite(siteId)?.id)).toEqual([
    'known',
    undefined,
    undefined,
  ]);
  expect(tenants.defaultClientId).toBe('known');
});

test('a thousand tenants and no more come into being by themselves', () => {
  const tenants = newTenants();
  for (let index = 0; index < 1000; index++) expect(tenants.open(`client-${index}`)).toBeDefined();
  expect(tenants.open('one-more')).toBeUndefined();
  expect(tenants.open('client-7')).toBeDefined();
  for (const invalid of ['', '#system', 'a b', 'x'.repeat(101)]) expect(newTenants().open(invalid)).toBeUndefined();
});

test('documents of a stored seed are read when they are used, once for all tenants', () => {
  const stored = memoryDatabase();
  newTenants(stored);
  const reads: string[] = [];
  const withGetter = ({ json, ...names }: StoredDocument): StoredDocument => ({
    ...names,
    get json() {
      reads.push(names.id);
      return json;
    },
  });
  const tenants = newTenants({ ...stored, read: () => Array.from(stored.read(), withGetter) });
  expect([reads, notes(tenants.require('one')).size]).toEqual([[], 2]);
  expect(notes(tenants.require('one')).get('2')).toEqual({ id: '2', text: 'also seeded' });
  expect(notes(tenants.require('two')).get('2')).toBe(notes(tenants.require('one')).get('2'));
  expect(reads).toEqual(['2']);
});
