import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator } from '@cartwright/emulator';
import { createStorage, type Driver, type Storage } from 'unstorage';
import fsDriver from 'unstorage/drivers/fs';
import memoryDriver from 'unstorage/drivers/memory';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import { keyValueStorage, type KeyValueStore, type Tokens } from '../index.js';
import { strategy, strictPlatform, tokens } from '../testing/strict-platform.js';

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
  const fileOf = (key: string) => join(folder, encodeURIComponent(key));
  const locking = ({ getItem, setItem }: Storage): KeyValueStore => ({
    getItem,
    setItem,
    lock(key) {
      const created = writeFile(fileOf(key), '', { flag: 'wx' });
      return created.then(
        () => true,
        () => false,
      );
    },
    unlock: (key) => rm(fileOf(key)),
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

describe('store lock', () => {
  afterEach(() => vi.useRealTimers());

  /** A store with an expired session, and locks that expire. */
  function lockingStore(changes: Partial<KeyValueStore> = {}) {
    const values = new Map<string, object>([['session', tokens('A', 1, 'R')]]);
    const locks = new Map<string, number>();
    const store: KeyValueStore = {
      getItem: (key) => values.get(key),
      setItem: (key, value) => values.set(key, value),
      lock(key, milliseconds) {
        if ((locks.get(key) ?? 0) > Date.now()) return false;
        locks.set(key, Date.now() + milliseconds);
        return true;
      },
      unlock: (key) => locks.delete(key),
      ...changes,
    };
    return { store, locks };
  }

  test('has its own key, outlives a refresh and is released', async () => {
    const requests: unknown[] = [];
    const { store, locks } = lockingStore();
    const { fetch } = strictPlatform();
    const lock: KeyValueStore['lock'] = (...call) => requests.push(call) > 0 && store.lock!(...call);
    await strategy(fetch, keyValueStorage({ ...store, lock }, 'session')).getAuthHeaders();
    expect(requests).toEqual([['session:lock', 35_000]]);
    expect(locks.size).toBe(0);
  });

  test('is kept if releasing fails', async () => {
    const { store } = lockingStore();
    const lock = vi.fn(() => true);
    const { unlock: _, ...others } = store;
    await strategy(strictPlatform().fetch, keyValueStorage({ ...others, lock }, 'session')).getAuthHeaders();
    expect(lock).not.toHaveBeenCalled();
  });

  test('is not acquired if no refresh is needed', async () => {
    const { store } = lockingStore();
    const lock = vi.fn(() => true);
    const { fetch } = strictPlatform();
    const storage = keyValueStorage({ ...store, getItem: () => tokens('A', 9e9, 'R'), lock }, 'session');
    await strategy(fetch, storage).getAuthHeaders();
    expect(lock).not.toHaveBeenCalled();
  });

  test('of a crashed server is awaited until it expires', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { store, locks } = lockingStore();
    const { fetch, used } = strictPlatform();
    locks.set('session:lock', Date.now() + 20_000);
    const call = strategy(fetch, keyValueStorage(store, 'session')).getAuthHeaders();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(used).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await call).toEqual({ headers: { Authorization: 'A1' } });
  });

  test('that never expires is awaited for a limited time', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { store } = lockingStore({ lock: () => false });
    const call = strategy(strictPlatform().fetch, keyValueStorage(store, 'session')).getAuthHeaders();
    await vi.advanceTimersByTimeAsync(36_000);
    expect(await call).toEqual({ headers: { Authorization: 'A1' } });
  });

  test('that expired during a refresh is not released, because another server may hold it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { store, locks } = lockingStore();
    const slow = async (...call: Parameters<typeof fetch>) => {
      vi.setSystemTime(Date.now() + 35_000);
      locks.set('session:lock', 1);
      return fetch(...call);
    };
    const { fetch } = strictPlatform();
    await strategy(slow, keyValueStorage(store, 'session')).getAuthHeaders();
    expect(locks.get('session:lock')).toBe(1);
  });

  test('of this process, for a store without locks, expires too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { getItem, setItem } = lockingStore().store;
    const { fetch, used } = strictPlatform();
    const slow = async (...call: Parameters<typeof fetch>) => {
      vi.setSystemTime(Date.now() + 35_000);
      return fetch(...call);
    };
    const plain = { getItem, setItem };
    await strategy(slow, keyValueStorage(plain, 'session')).getAuthHeaders();
    await setItem('session', tokens('A', 1, 'R1'));
    await strategy(fetch, keyValueStorage(plain, 'session')).getAuthHeaders();
    expect(used).toEqual(['R', 'R1']);
  });

  test.each(['lock', 'unlock'])('is skipped if %s fails', async (method) => {
    const { store } = lockingStore({ [method]: () => Promise.reject(new Error('down')) });
    const { fetch, used } = strictPlatform();
    const auth = strategy(fetch, keyValueStorage(store, 'session'));
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
    expect(used).toEqual(['R']);
  });
});
