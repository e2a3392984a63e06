import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieStorage, keyValueStorage, type KeyValueStore, type Tokens, webStorage } from '../index.js';
import { strategy, strictPlatform, tokens } from '../testing/strict-platform.js';

/** A store that answers in its own time, and its values as JSON text or as objects. */
function lateStore(kept?: Tokens, asText = false) {
  const values = new Map<string, unknown>(kept && [['session', asText ? JSON.stringify(kept) : kept]]);
  const store: KeyValueStore = {
    getItem: async (key) => Promise.resolve(structuredClone(values.get(key))),
    setItem: async (key, value) => Promise.resolve(void values.set(key, asText ? JSON.stringify(value) : value)),
  };
  return { store, values };
}

describe('keyValueStorage', () => {
  test.each([false, true])('a session is read before the first call, and kept (as text: %s)', async (asText) => {
    const { fetch, used } = strictPlatform();
    const { store, values } = lateStore(tokens('A', 1, 'R'), asText);
    const auth = strategy(fetch, keyValueStorage(store, 'session'));
    expect(auth.loggedIn()).toBe(false);
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
    expect(used).toEqual(['R']);
    expect(auth.loggedIn()).toBe(true);
    const kept = values.get('session');
    expect(asText ? JSON.parse(kept as string) : kept).toMatchObject({ refreshToken: { value: 'R1', role: 'member' } });
  });

  test('what is set before the store has answered stands', async () => {
    const { fetch } = strictPlatform();
    const { store, values } = lateStore(tokens('A', 9e9, 'R'));
    const auth = strategy(fetch, keyValueStorage(store, 'session'));
    const call = auth.getAuthHeaders();
    auth.setTokens(tokens('B', 9e9, 'S', 'visitor'));
    expect(await call).toEqual({ headers: { Authorization: 'B' } });
    await vi.waitFor(() => expect(values.get('session')).toMatchObject({ refreshToken: { value: 'S' } }), 20_000);
  });

  test('another server’s login is not undone by a renewal that was under way here', async () => {
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

  test('a renewal that came too late is not seen for a moment', async () => {
    const login = tokens('L', 9e9, 'RL');
    const storage = keyValueStorage(lateStore(login).store, 'session');
    await storage.ready?.();
    const kept = storage.setTokens(tokens('B', 9e9, 'R2'), tokens('A', 1, 'R'));
    expect(storage.getTokens()).toEqual(login);
    await kept;
    expect(storage.getTokens()).toEqual(login);
  });

  test('the next call waits until what was set is kept', async () => {
    const { store, values } = lateStore();
    const auth = strategy(strictPlatform().fetch, keyValueStorage(store, 'session'));
    await auth.getAuthHeaders();
    auth.setTokens(tokens('L', 9e9, 'RL'));
    await auth.getAuthHeaders();
    expect(values.get('session')).toEqual(tokens('L', 9e9, 'RL'));
  });

  test('what another server renewed is taken', async () => {
    const { fetch, used } = strictPlatform();
    const { store } = lateStore(tokens('A', 1, 'R'));
    const [one, other] = [keyValueStorage(store, 'session'), keyValueStorage(store, 'session')];
    await one.ready?.();
    await strategy(fetch, other).getAuthHeaders();
    expect(await strategy(fetch, one).getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
    expect(used).toEqual(['R']);
  });

  test('a store that was down for a moment still has its session, and the next call uses it', async () => {
    const { fetch, used } = strictPlatform();
    const { store, values } = lateStore(tokens('M', 9e9, 'RM'));
    const getItem = vi.fn(store.getItem).mockRejectedValueOnce(new Error('down'));
    const auth = strategy(fetch, keyValueStorage({ ...store, getItem }, 'session'));
    await auth.getAuthHeaders();
    expect(values.get('session')).toEqual(tokens('M', 9e9, 'RM'));
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'M' } });
    expect(used).toEqual([]);
  });

  test('nonsense and failures of the store are no session, and end none', async () => {
    const nonsense = fc.oneof(fc.jsonValue(), fc.string(), fc.constant({ accessToken: {}, refreshToken: null }));
    await fc.assert(
      fc.asyncProperty(nonsense, fc.boolean(), async (value, fails) => {
        const { fetch } = strictPlatform();
        const store: KeyValueStore = {
          getItem: () => (fails ? Promise.reject(new Error('down')) : value),
          setItem: () => Promise.reject(new Error('full')),
        };
        const auth = strategy(fetch, keyValueStorage(store, 'session'));
        expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
        expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
      }),
    );
  });
});

describe('webStorage', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('keeps the session under its key, and tells of another tab’s change', async () => {
    const values = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    });
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    const auth = strategy(strictPlatform().fetch, webStorage('mine'));
    auth.setTokens(tokens('A', 9e9, 'R'));
    expect(JSON.parse(values.get('mine') ?? '')).toEqual(tokens('A', 9e9, 'R'));
    const changes: unknown[] = [];
    auth.onSessionChange(({ reason, previousRole, role }) => changes.push([reason, previousRole, role]));
    const oldValue = values.get('mine');
    values.set('mine', JSON.stringify(tokens('', 0, '', 'visitor')));
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'mine', oldValue }));
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'other', oldValue: 'nonsense' }));
    await Promise.resolve();
    expect(changes).toEqual([['external', 'member', 'visitor']]);
  });

  test.each([
    ['localStorage.clear()', (values: Map<string, string>) => values.clear(), null],
    ['removing the key', (values: Map<string, string>) => void values.delete('mine'), 'mine'],
  ])('%s in one tab signs out in all, and they are told', async (_, remove, key) => {
    const values = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
    });
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    const { fetch, used } = strictPlatform();
    const [one, other] = [strategy(fetch, webStorage('mine')), strategy(fetch, webStorage('mine'))];
    one.setTokens(tokens('A', 9e9, 'R'));
    await other.getAuthHeaders();
    const changes: unknown[] = [];
    other.onSessionChange(({ reason, previousRole, role }) => changes.push([reason, previousRole, role]));
    const oldValue = key && (values.get(key) ?? null);
    remove(values);
    expect([one.loggedIn(), other.loggedIn()]).toEqual([false, false]);
    target.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue }));
    await Promise.resolve();
    expect(changes).toEqual([['external', 'member', 'none']]);
    expect(await one.getAuthHeaders()).toEqual(await other.getAuthHeaders());
    expect([one, other].map((tab) => tab.getTokens().refreshToken.role)).toEqual(['visitor', 'visitor']);
    expect(used).toEqual([]);
  });

  test('clearing session storage leaves the session as it is', async () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new Error('QuotaExceededError');
      },
    });
    const auth = strategy(strictPlatform().fetch, webStorage('mine'));
    auth.setTokens(tokens('A', 9e9, 'R'));
    target.dispatchEvent(Object.assign(new Event('storage'), { key: null, oldValue: null, storageArea: {} }));
    expect(auth.loggedIn()).toBe(true);
  });

  test('goes on in memory where there is none, or it is full', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new Error('QuotaExceededError');
      },
    });
    const { fetch, used } = strictPlatform();
    const auth = strategy(fetch, webStorage());
    await auth.getAuthHeaders();
    expect(auth.getTokens().refreshToken.value).toBe('R1');
    vi.stubGlobal('localStorage', undefined);
    await auth.getAuthHeaders();
    expect(used).toEqual([]);
  });

  test('is full after it was not: what it still has is no longer the session', async () => {
    let isFull = false;
    const values = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem(key: string, value: string) {
        if (isFull) throw new Error('QuotaExceededError');
        values.set(key, value);
      },
    });
    const { fetch, used } = strictPlatform();
    const auth = strategy(fetch, webStorage());
    auth.setTokens(tokens('A', 1, 'R'));
    isFull = true;
    for (let call = 0; call < 3; call++) {
      expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
    }
    expect(used).toEqual(['R']);
  });
});

describe('cookieStorage', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A page with its cookies. */
  function page(protocol = 'https:') {
    const jar = new Map([['other', 'cartwright.session=x']]);
    const lines: string[] = [];
    vi.stubGlobal('location', { protocol });
    vi.stubGlobal('document', {
      get cookie() {
        return [...jar].map((pair) => pair.join('=')).join('; ');
      },
      set cookie(line: string) {
        lines.push(line);
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
        if (line.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      },
    });
    return { jar, lines };
  }

  test('keeps any refresh token and its role, never the access token; a new page renews', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, unit: 'grapheme' }), async (refresh) => {
        const { lines } = page();
        const { fetch, used } = strictPlatform();
        strategy(fetch, cookieStorage()).setTokens(tokens('canary', 9e9, refresh));
        expect(lines.join()).not.toContain('canary');
        const next = strategy(fetch, cookieStorage());
        expect(next.getTokens().refreshToken).toEqual({ value: refresh, role: 'member' });
        expect(await next.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
        expect(await next.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
        expect(used).toEqual([refresh]);
      }),
    );
  });

  test.each([
    ['are ignored', () => undefined],
    [
      'may not be touched',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
  ])('where cookies %s, the session goes on in memory', async (_, touch) => {
    page();
    vi.stubGlobal('document', {
      get cookie() {
        return touch() ?? '';
      },
      set cookie(_line: string) {
        touch();
      },
    });
    const { fetch, used } = strictPlatform();
    const auth = strategy(fetch, cookieStorage());
    for (let call = 0; call < 3; call++) {
      expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A1' } });
    }
    auth.setTokens(tokens('A', 1, 'R', 'member'));
    expect(auth.loggedIn()).toBe(true);
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'A2' } });
    expect(used).toEqual(['R']);
  });

  test('a cookie that nobody here wrote is no session', async () => {
    const { jar } = page();
    jar.set('cartwright.session', 'member.%E0%A4%A');
    expect(cookieStorage().getTokens()?.refreshToken.value).toBe('');
  });

  test('is Lax, and Secure wherever it can be; a logout removes it', async () => {
    const { lines, jar } = page();
    const storage = cookieStorage({ name: 's', maxAge: 60, path: '/shop' });
    await storage.setTokens(tokens('A', 9e9, 'R.1'));
    expect(lines).toEqual(['s=member.R%2E1; Max-Age=60; Path=/shop; SameSite=Lax; Secure']);
    await storage.setTokens(tokens('', 0, ''));
    expect(jar.has('s')).toBe(false);
    const local = page('http:');
    await cookieStorage().setTokens(tokens('A', 9e9, 'R'));
    expect(local.lines[0]).not.toContain('Secure');
  });
});
