import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator } from '@cartwright/emulator';
import { createStorage, type Driver, type Storage } from 'unstorage';
import fsDriver from 'unstorage/drivers/fs';
import memoryDriver from 'unstorage/drivers/memory';
import { describe, expect, onTestFinished, test } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import { keyValueStorage, type KeyValueStore, type Tokens } from '../index.js';
import { strategy } from '../testing/strict-platform.js';

const ROUNDS = repetitions({ sample: 20, full: 200, soak: 5000 });

/** Creates a platform with a visitor. Records the refresh tokens that it receives and rejects. */
async function platform(rotateRefreshTokens: boolean) {
  const emulator = createEmulator({ rotateRefreshTokens, clients: [{ clientId: 'CID' }] });
  const sent: string[] = [];
  let refusals = 0;
  const fetch = async (url: unknown, init?: RequestInit) => {
    const { refreshToken } = JSON.parse(String(init?.body)) as { refreshToken?: string };
    if (refreshToken) sent.push(refreshToken);
    const response = await emulator.fetch(new Request(String(url), init));
    if (!response.ok) refusals++;
    return response;
  };
  const visitor = await strategy(fetch, { getTokens: () => undefined, setTokens: () => {} }).generateVisitorTokens();
  return { fetch, sent, visitor, refusals: () => refusals };
}

const expired = ({ accessToken, refreshToken }: Tokens): Tokens => ({
  accessToken: { ...accessToken, expiresAt: 1 },
  refreshToken,
});

/** State shared by two servers. */
const drivers: Record<string, () => Driver> = {
  memory: () => memoryDriver() as Driver,
  files() {
    const base = mkdtempSync(join(tmpdir(), 'sessions-'));
    onTestFinished(() => rmSync(base, { recursive: true }));
    return fsDriver({ base }) as Driver;
  },
};

/** The same stores with locks that servers share: exclusively created files. */
function withLocks(stores: [Storage, Storage]): [KeyValueStore, KeyValueStore] {
  const folder = mkdtempSync(join(tmpdir(), 'locks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const getFile = (key: string) => join(folder, encodeURIComponent(key));
  const locking = ({ getItem, setItem }: Storage): KeyValueStore => ({
    getItem,
    setItem,
    lock(key, _, owner) {
      const created = writeFile(getFile(key), owner, { flag: 'wx' });
      return created.then(
        () => true,
        () => false,
      );
    },
    unlock: async (key, owner) => (await readFile(getFile(key), 'utf8')) === owner && rm(getFile(key)),
  });
  return [locking(stores[0]), locking(stores[1])];
}

describe.each([
  ['memory', ROUNDS],
  ['files', 20],
])('unstorage with the %s driver', (name, rounds) => {
  /** One store object per server. */
  const open = (): [Storage, Storage] => {
    const driver = drivers[name]!();
    return [createStorage({ driver }), createStorage({ driver })];
  };

  test('shares a session, its sign-in and its sign-out between servers', async () => {
    const { fetch, sent, visitor } = await platform(false);
    const [here, there] = open();
    const first = strategy(fetch, keyValueStorage(here, 'session:1'));
    first.setTokens(expired(visitor));
    await first.getAuthHeaders();
    expect(sent).toEqual([visitor.refreshToken.value]);

    const second = strategy(fetch, keyValueStorage(there, 'session:1'));
    expect(await second.getAuthHeaders()).toEqual(await first.getAuthHeaders());
    expect(sent).toHaveLength(1);
    second.setTokens({ ...visitor, refreshToken: { value: 'login', role: 'member' } });
    await second.ready();
    const third = strategy(fetch, keyValueStorage(here, 'session:1'));
    await third.ready();
    expect(third.loggedIn()).toBe(true);
    const other = strategy(fetch, keyValueStorage(here, 'session:2'));
    await other.ready();
    expect(other.getTokens().refreshToken.value).toBe('');
  });

  test(`with locks, two servers refresh concurrently: in ${rounds} rounds each refresh token is sent once`, async () => {
    const { fetch, sent, visitor, refusals } = await platform(true);
    const stores = withLocks(open());
    let session = visitor;
    for (let round = 1; round <= rounds; round++) {
      await stores[0].setItem('session:1', expired(session));
      const servers = stores.map((store) => strategy(fetch, keyValueStorage(store, 'session:1')));
      const used = await Promise.all(servers.map((server) => server.getAuthHeaders()));
      expect(new Set(used.map(({ headers }) => headers['Authorization'])).size).toBe(1);
      expect(sent).toHaveLength(round);
      session = servers[0]!.getTokens();
    }
    expect(new Set(sent).size).toBe(rounds);
    expect(refusals()).toBe(0);
  });

  test('without locks, both servers may refresh, and a reusable refresh token yields one session', async () => {
    const { fetch, visitor, refusals } = await platform(false);
    const stores = open();
    await stores[0].setItem('session:1', expired(visitor));
    const servers = stores.map((store) => strategy(fetch, keyValueStorage(store, 'session:1')));
    await Promise.all(servers.map((server) => server.getAuthHeaders()));
    expect(servers.map((server) => server.getTokens().refreshToken)).toEqual([
      visitor.refreshToken,
      visitor.refreshToken,
    ]);
    expect(refusals()).toBe(0);
  });

  test('without locks, clients of one process take turns', async () => {
    const { fetch, sent, visitor } = await platform(true);
    const [store] = open();
    await store.setItem('session:1', expired(visitor));
    const clients = Array.from({ length: 4 }, () => strategy(fetch, keyValueStorage(store, 'session:1')));
    await Promise.all(clients.map((client) => client.getAuthHeaders()));
    expect(sent).toEqual([visitor.refreshToken.value]);
  });
});
