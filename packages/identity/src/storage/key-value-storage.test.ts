import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { keyValueStorage, type KeyValueStore, type Tokens } from '../index.js';
import { strategy, strictPlatform, tokens } from '../testing/strict-platform.js';

/** Creates an asynchronous store with values as JSON strings or objects. */
function lateStore(stored?: Tokens, isString = false) {
  const values = new Map<string, unknown>(stored && [['session', isString ? JSON.stringify(stored) : stored]]);
  const store: KeyValueStore = {
    getItem: async (key) => Promise.resolve(structuredClone(values.get(key))),
    setItem: async (key, value) => Promise.resolve(void values.set(key, isString ? JSON.stringify(value) : value)),
  };
  return { store, values };
}

describe('keyValueStorage', () => {
  test.each([false, true])('reads and stores a session (as a string: %s)', async (isString) => {
    const { fetch, used } = strictPlatform();
    const { store, values } = lateStore(tokens('A', 1, 'R'), isString);
    const auth = strategy(fetch, keyValueStorage(store, 'session'));
    expect(auth.loggedIn()).toBe(false);
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
    expect(used).toEqual(['R']);
    expect(auth.loggedIn()).toBe(true);
    const stored = values.get('session');
    expect(isString ? JSON.parse(stored as string) : stored).toMatchObject({
      refreshToken: { value: 'R1', role: 'member' },
    });
  });

  test('a session set before the store responds wins', async () => {
    const { fetch } = strictPlatform();
    const { store, values } = lateStore(tokens('A', 9e9, 'R'));
    const auth = strategy(fetch, keyValueStorage(store, 'session'));
    const call = auth.getAuthHeaders();
    auth.setTokens(tokens('B', 9e9, 'S', 'visitor'));
    expect(await call).toEqual({ headers: { Authorization: 'B' } });
    await vi.waitFor(() => expect(values.get('session')).toMatchObject({ refreshToken: { value: 'S' } }), 20_000);
  });

  test('a pending refresh does not undo the sign-in of another server', async () => {
    const { fetch } = strictPlatform();
    const { store, values } = lateStore(tokens('A', 1, 'R'));
    const login = tokens('L', 9e9, 'RL');
    const slow = async (...call: Parameters<typeof fetch>) => {
      values.set('session', login);
      return fetch(...call);
    };
    const auth = strategy(slow, keyValueStorage(store, 'session'));
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'L' } });
    expect(values.get('session')).toEqual(login);
  });

  test('a discarded refresh is never visible', async () => {
    const login = tokens('L', 9e9, 'RL');
    const storage = keyValueStorage(lateStore(login).store, 'session');
    await storage.ready?.();
    const stored = storage.setTokens(tokens('B', 9e9, 'R2'), tokens('A', 1, 'R'));
    expect(storage.getTokens()).toEqual(login);
    await stored;
    expect(storage.getTokens()).toEqual(login);
  });

  test('the next call waits for pending writes', async () => {
    const { store, values } = lateStore();
    const auth = strategy(strictPlatform().fetch, keyValueStorage(store, 'session'));
    await auth.getAuthHeaders();
    auth.setTokens(tokens('L', 9e9, 'RL'));
    await auth.getAuthHeaders();
    expect(values.get('session')).toEqual(tokens('L', 9e9, 'RL'));
  });

  test('uses tokens refreshed by another server', async () => {
    const { fetch, used } = strictPlatform();
    const { store } = lateStore(tokens('A', 1, 'R'));
    const [one, other] = [keyValueStorage(store, 'session'), keyValueStorage(store, 'session')];
    await one.ready?.();
    await strategy(fetch, other).getAuthHeaders();
    expect(await strategy(fetch, one).getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
    expect(used).toEqual(['R']);
  });

  test('reads the session again after the store recovered', async () => {
    const { fetch, used } = strictPlatform();
    const { store, values } = lateStore(tokens('M', 9e9, 'RM'));
    const getItem = vi.fn(store.getItem).mockRejectedValueOnce(new Error('down'));
    const auth = strategy(fetch, keyValueStorage({ ...store, getItem }, 'session'));
    await auth.getAuthHeaders();
    expect(values.get('session')).toEqual(tokens('M', 9e9, 'RM'));
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'M' } });
    expect(used).toEqual([]);
  });

  test('ignores invalid values, and continues in memory if writing fails', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const nonsense = fc.oneof(fc.jsonValue(), fc.string(), fc.constant({ accessToken: {}, refreshToken: null }));
    await fc.assert(
      fc.asyncProperty(nonsense, async (value) => {
        warn.mockClear();
        const { fetch } = strictPlatform();
        const store: KeyValueStore = { getItem: () => value, setItem: () => Promise.reject(new Error('full')) };
        const auth = strategy(fetch, keyValueStorage(store, 'session'));
        expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
        expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
        expect(warn.mock.calls).toEqual([[expect.objectContaining({ code: 'storage_failed' })]]);
      }),
    );
    warn.mockRestore();
  });

  test('a store that cannot be read does not turn a member into a visitor', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { fetch, used } = strictPlatform();
    const { store } = lateStore(tokens('M', 9e9, 'RM'));
    let isDown = true;
    const getItem: KeyValueStore['getItem'] = (key) =>
      isDown ? Promise.reject(new Error('down')) : store.getItem(key);
    const auth = strategy(fetch, keyValueStorage({ ...store, getItem }, 'session'));
    const call = expect(auth.getAuthHeaders()).rejects.toMatchObject({ code: 'storage_failed' });
    await vi.advanceTimersByTimeAsync(6000);
    await call;
    isDown = false;
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'M' } });
    expect(auth.loggedIn()).toBe(true);
    expect(used).toEqual([]);
    vi.useRealTimers();
  });
});
