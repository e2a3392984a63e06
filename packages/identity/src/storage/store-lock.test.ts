import { createClient } from '@cartwright/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keyValueStorage, OAuthStrategy, type KeyValueStore } from '../index.js';
import { strategy, strictPlatform, tokens } from '../testing/strict-platform.js';

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

  test('is extended during a refresh that takes longer than it lasts', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { store, locks } = lockingStore();
    const { fetch } = strictPlatform();
    const slow = async (...call: Parameters<typeof fetch>) => {
      await new Promise((resolve) => setTimeout(resolve, 100_000));
      return fetch(...call);
    };
    const auth = OAuthStrategy({ clientId: 'CID', tokenStorage: keyValueStorage(store, 'session') });
    const client = createClient({ auth, fetch: slow, attemptTimeout: 120_000, timeout: 120_000 });
    const call = client.auth.getAuthHeaders();
    await vi.advanceTimersByTimeAsync(99_000);
    expect(await store.lock?.('session:lock', 35_000, 'another server')).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await call).toEqual({ headers: { Authorization: 'A1' } });
    expect(locks.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
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
      .fn(store.lock)
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

  test('is released once a store that failed is back, and the call does not wait for that', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { store, locks } = lockingStore();
    const backAt = Date.now() + 3000;
    const unlock: KeyValueStore['unlock'] = (...call) => {
      if (Date.now() < backAt) throw new Error('restarting');
      return store.unlock?.(...call);
    };
    const auth = strategy(strictPlatform().fetch, keyValueStorage({ ...store, unlock }, 'session'));
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
    expect(locks.size).toBe(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(locks.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
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
