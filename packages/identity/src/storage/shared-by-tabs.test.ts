import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieStorage, webStorage } from '../index.js';
import { strategy, strictPlatform, tokens } from '../testing/strict-platform.js';

describe('tabs', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** State shared by tabs: local storage, cookies, and locks acquired in turn. */
  function sharedByTabs() {
    const values = new Map<string, string>();
    const names: string[] = [];
    let turn: Promise<unknown> = Promise.resolve();
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    });
    vi.stubGlobal('document', {
      get cookie() {
        return [...values].map((pair) => pair.join('=')).join('; ');
      },
      set cookie(line: string) {
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
        if (line.includes('Max-Age=0')) values.delete(name);
        else values.set(name, value);
      },
    });
    const request = (name: string, _: unknown, run: () => Promise<unknown>) => {
      names.push(name);
      return (turn = turn.catch(() => {}).then(run));
    };
    vi.stubGlobal('navigator', { locks: { request } });
    return names;
  }

  test('with local storage refresh once, under a Web Lock', async () => {
    const names = sharedByTabs();
    const { fetch, used } = strictPlatform();
    await webStorage('mine').setTokens(tokens('A', 1, 'R'));
    const tabs = Array.from({ length: 4 }, () => strategy(fetch, webStorage('mine')));
    const results = await Promise.all(tabs.map((tab) => tab.getAuthHeaders()));
    expect(results).toEqual(Array(4).fill({ headers: { Authorization: 'A1' } }));
    expect(used).toEqual(['R']);
    expect(new Set(names)).toEqual(new Set(['mine']));
  });

  test('with a cookie refresh one after the other, under a Web Lock', async () => {
    const names = sharedByTabs();
    const { fetch, used } = strictPlatform();
    await cookieStorage({ name: 's' }).setTokens(tokens('A', 1, 'R'));
    const tabs = Array.from({ length: 4 }, () => strategy(fetch, cookieStorage({ name: 's' })));
    await Promise.all(tabs.map((tab) => tab.getAuthHeaders()));
    expect(used).toEqual(['R', 'R1', 'R2', 'R3']);
    expect(new Set(names)).toEqual(new Set(['s']));
  });

  test.each([
    ['local storage', () => webStorage()],
    ['a cookie', () => cookieStorage()],
  ])('%s: a late refresh does not undo a sign-in or sign-out in another tab', async (_, storage) => {
    for (const set of [tokens('', 0, '', 'visitor'), tokens('L', 9e9, 'RL')]) {
      sharedByTabs();
      const { fetch } = strictPlatform();
      const other = storage();
      await other.setTokens(tokens('A', 1, 'R'));
      const tab = strategy(async (...call) => {
        await other.setTokens(set);
        return fetch(...call);
      }, storage());
      await tab.getAuthHeaders();
      expect(storage().getTokens()?.refreshToken.value).not.toBe('R1');
      expect(other.getTokens()?.refreshToken).toEqual(tab.getTokens().refreshToken);
    }
  });

  test('with a cookie announce a sign-out in another tab', async () => {
    sharedByTabs();
    const { fetch } = strictPlatform();
    const [tab, other] = [strategy(fetch, cookieStorage()), strategy(fetch, cookieStorage())];
    tab.setTokens(tokens('A', 9e9, 'R'));
    const changes: string[][] = [];
    other.onSessionChange(({ reason, role, previousRole }) => changes.push([reason, previousRole, role]));
    await vi.waitFor(() => expect(changes.splice(0)).toHaveLength(1), { timeout: 20_000 });
    tab.setTokens({});
    await vi.waitFor(() => expect(changes).toEqual([['external', 'member', 'none']]), { timeout: 20_000 });
  });
});
