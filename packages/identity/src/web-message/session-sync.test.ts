import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser, until } from '../testing/fake-browser.js';
import { fakePlatform, redirected } from '../testing/fake-platform.js';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => void (browser = fakeBrowser()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const REDIRECT = '/_api/redirects-api/v1/redirect-session';

describe('syncToWixPages', () => {
  const KEY = 'wixRedirectSessionLastPreWarm';
  const load = async () => (await until(() => browser.frames.find(({ onload }) => onload))).onload?.();

  test('transfers the session once in 604800000 ms, or with force', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000_000 });
    const { auth, to } = fakePlatform({ [REDIRECT]: redirected() });
    const sent = () => to('redirect-session');
    const sync = async (force?: boolean) => {
      const call = auth.sessions.syncToWixPages(force ? { force } : undefined);
      if (!auth.sessions.isSessionSynced() || force) await load();
      await call;
    };
    expect(auth.sessions.isSessionSynced()).toBe(false);
    await sync();
    expect(sent().map(({ body }) => body)).toEqual([{ login: {} }]);
    expect(browser.local.getItem(KEY)).toBe('1000000000000');
    expect(browser.frames).toEqual([]);
    vi.setSystemTime(1_000_000_000_000 + 604_799_999);
    expect(auth.sessions.isSessionSynced()).toBe(true);
    await sync();
    expect(sent()).toHaveLength(1);
    await sync(true);
    expect(sent()).toHaveLength(2);
    vi.setSystemTime(Date.now() + 604_800_000);
    expect(auth.sessions.isSessionSynced()).toBe(false);
  });

  test('transfers the session again without local storage; isSessionSynced is false without a browser', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { auth } = fakePlatform({ [REDIRECT]: redirected() });
    expect(auth.sessions.isSessionSynced()).toBe(false);
    const call = auth.sessions.syncToWixPages();
    await load();
    await call;
    expect(auth.sessions.isSessionSynced()).toBe(false);
  });

  test('throws if the page does not load or is missing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { auth } = fakePlatform();
    const call = auth.sessions.syncToWixPages().catch((error: unknown) => error);
    await until(() => browser.frames.find(({ onload }) => onload));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await call).toMatchObject({ code: 'timeout' });
    expect(browser.frames).toEqual([]);
    const { auth: other } = fakePlatform({ [REDIRECT]: {} });
    await expect(other.sessions.syncToWixPages()).rejects.toThrow('No redirect URL found');
    expect(other.sessions.isSessionSynced()).toBe(false);
  });
});
