import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
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
    lock(key, _, owner) {
      const created = writeFile(fileOf(key), owner, { flag: 'wx' });
      return created.then(
        () => true,
        () => false,
      );
    },
    unlock: async (key, owner) => (await readFile(fileOf(key), 'utf8')) === owner && rm(fileOf(key)),
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
    const locks = new Map<string, { owner: string; until: number }>();
    const store: KeyValueStore = {
      getItem: (key) => values.get(key),
      setItem: (key, value) => values.set(key, value),
      lock(key, milliseconds, owner) {
        const held = locks.get(key);
        if (held && held.owner !== owner && held.until > Date.now()) return false;
        locks.set(key, { owner, until: Date.now() + milliseconds });
        return true;
      },
      unlock: (key, owner) => locks.get(key)?.owner === owner && locks.delete(key),
      ...changes,
    };
    return { store, locks, values };
  }

  test('has its own key, outlives a refresh and is released', async () => {
    const requests: unknown[] = [];
    const { store, locks } = lockingStore();
    const { fetch } = strictPlatform();
    const lock: KeyValueStore['lock'] = (...call) => requests.push(call) > 0 && store.lock!(...call);
    await strategy(fetch, keyValueStorage({ ...store, lock }, 'session')).getAuthHeaders();
    expect(requests).toEqual([['session:lock', 35_000, expect.stringMatching(/^[-\da-f]{36}$/)]]);
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
    locks.set('session:lock', { owner: 'crashed', until: Date.now() + 20_000 });
    const call = strategy(fetch, keyValueStorage(store, 'session')).getAuthHeaders();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(used).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await call).toEqual({ headers: { Authorization: 'A1' } });
  });

  test('that never expires is awaited for a limited time, and the refresh token is not used', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { store } = lockingStore({ lock: () => false });
    const { fetch, used } = strictPlatform();
    const call = strategy(fetch, keyValueStorage(store, 'session')).getAuthHeaders();
    const failure = expect(call).rejects.toMatchObject({ code: 'storage_failed' });
    await vi.advanceTimersByTimeAsync(36_000);
    await failure;
    expect(used).toEqual([]);
  });

  test('that expired during a refresh is not released, because another server may hold it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { store, locks } = lockingStore();
    const { fetch } = strictPlatform();
    const slow = async (...call: Parameters<typeof fetch>) => {
      vi.setSystemTime(Date.now() + 35_000);
      await store.lock?.('session:lock', 35_000, 'another server');
      return fetch(...call);
    };
    await strategy(slow, keyValueStorage(store, 'session')).getAuthHeaders();
    expect(locks.get('session:lock')?.owner).toBe('another server');
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

  test('that fails now and then is acquired', async () => {
    const { store } = lockingStore();
    const lock = vi
      .fn(store.lock!)
      .mockRejectedValueOnce(new Error('restarting'))
      .mockRejectedValueOnce(new Error('loading'));
    const { fetch, used } = strictPlatform();
    const auth = strategy(fetch, keyValueStorage({ ...store, lock }, 'session'));
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
    expect(used).toEqual(['R']);
    const [first, second] = lock.mock.calls.map(([, , owner]) => owner);
    expect(first).toBe(second);
  });

  test('that was acquired although the store failed to respond is released', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { store, locks } = lockingStore();
    const lock: KeyValueStore['lock'] = (...call) => {
      void store.lock!(...call);
      return Promise.reject(new Error('timeout'));
    };
    const call = strategy(strictPlatform().fetch, keyValueStorage({ ...store, lock }, 'session')).getAuthHeaders();
    const failure = expect(call).rejects.toMatchObject({ code: 'storage_failed' });
    await vi.advanceTimersByTimeAsync(6000);
    await failure;
    expect(locks.size).toBe(0);
  });

  test('that cannot be acquired: the refresh token is not used, a new visitor is not affected', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { store, values } = lockingStore({ lock: () => Promise.reject(new Error('full')) });
    const { fetch, used } = strictPlatform();
    const [member, visitor] = ['session', 'unknown'].map((key) => strategy(fetch, keyValueStorage(store, key)));
    const failure = expect(member!.getAuthHeaders()).rejects.toMatchObject({ code: 'storage_failed' });
    const call = visitor!.getAuthHeaders();
    await vi.advanceTimersByTimeAsync(6000);
    await failure;
    expect(await call).toEqual({ headers: { Authorization: 'A1' } });
    expect(used).toEqual([]);
    expect(values.get('session')).toEqual(tokens('A', 1, 'R'));
  });

  test('is released by nobody if releasing fails, and the call succeeds', async () => {
    const { store } = lockingStore({ unlock: () => Promise.reject(new Error('down')) });
    const auth = strategy(strictPlatform().fetch, keyValueStorage(store, 'session'));
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
  });

  test('a refreshed session is written once a store that failed is back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { store, values } = lockingStore();
    const backAt = Date.now() + 20_000;
    const setItem: KeyValueStore['setItem'] = (...call) => {
      if (Date.now() < backAt) throw new Error('full');
      return store.setItem(...call);
    };
    const call = strategy(strictPlatform().fetch, keyValueStorage({ ...store, setItem }, 'session')).getAuthHeaders();
    await vi.advanceTimersByTimeAsync(21_000);
    expect(await call).toEqual({ headers: { Authorization: 'A1' } });
    expect(values.get('session')).toMatchObject({ refreshToken: { value: 'R1' } });
  });
});

describe('replaceItem', () => {
  /** A store that compares values. `interfere` runs before each comparison. */
  function comparingStore(stored: Tokens, interfere: (values: Map<string, string>) => void) {
    const values = new Map([['session', JSON.stringify(stored)]]);
    const store: KeyValueStore = {
      getItem: (key) => values.get(key),
      setItem: (key, value) => values.set(key, JSON.stringify(value)),
      replaceItem(key, value, expected) {
        interfere(values);
        if (values.get(key) !== expected) return false;
        values.set(key, JSON.stringify(value));
        return true;
      },
    };
    return { store, values };
  }

  test('a refresh does not undo the sign-in of another server between its last read and its write', async () => {
    const login = tokens('L', 9e9, 'RL');
    const { store, values } = comparingStore(tokens('A', 1, 'R'), (all) => all.set('session', JSON.stringify(login)));
    const auth = strategy(strictPlatform().fetch, keyValueStorage(store, 'session'));
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'L' } });
    expect(JSON.parse(values.get('session') ?? '')).toEqual(login);
  });

  test('a sign-in replaces what another server wrote in the same moment', async () => {
    let changes = 2;
    const { store, values } = comparingStore(tokens('A', 9e9, 'R'), (all) => {
      if (changes-- > 0) all.set('session', JSON.stringify(tokens(`other${changes}`, 9e9, 'RO')));
    });
    const auth = strategy(strictPlatform().fetch, keyValueStorage(store, 'session'));
    auth.setTokens(tokens('L', 9e9, 'RL'));
    await auth.ready();
    expect(values.get('session')).toContain('RL');
  });

  test('that never succeeds ends with a report, and the session continues in memory', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const { store } = comparingStore(tokens('A', 9e9, 'R'), () => {});
    const replaceItem = vi.fn(() => false);
    const auth = strategy(strictPlatform().fetch, keyValueStorage({ ...store, replaceItem }, 'session'));
    auth.setTokens(tokens('L', 9e9, 'RL'));
    await vi.advanceTimersByTimeAsync(6000);
    await auth.ready();
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'L' } });
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'storage_failed' }));
  });
});
