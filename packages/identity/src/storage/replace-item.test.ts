import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { keyValueStorage, type KeyValueStore, type Tokens } from '../index.js';
import { strategy, strictPlatform, tokens } from '../testing/strict-platform.js';

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
