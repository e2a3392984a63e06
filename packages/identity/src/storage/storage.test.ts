import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieStorage, webStorage } from '../index.js';
import { strategy, strictPlatform, tokens } from '../testing/strict-platform.js';

describe('webStorage', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('stores the session under its key and notifies of changes in other tabs', async () => {
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
  ])('%s in one tab signs out and notifies all tabs', async (_, remove, key) => {
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

  test('clearing session storage does not affect the session', async () => {
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

  test('continues in memory if local storage is missing or full', async () => {
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

  test('continues in memory if local storage becomes full, ignoring the stored session', async () => {
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

  /** Simulates a page with its cookies. */
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

  test('stores refresh token and role only; a new page refreshes', async () => {
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
  ])('continues in memory if cookies %s', async (_, touch) => {
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

  test('ignores a cookie with an invalid value', async () => {
    const { jar } = page();
    jar.set('cartwright.session', 'member.%E0%A4%A');
    expect(cookieStorage().getTokens()?.refreshToken.value).toBe('');
  });

  test('sets SameSite=Lax, and Secure on https; a sign-out deletes the cookie', async () => {
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
