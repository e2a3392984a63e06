import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, inTab, openBrowser, type Tab } from './browser.js';
import type { StorageName } from './shop-page.js';
import { ACCESS_TOKEN_LIFETIME, strictPlatform } from './strict-platform.js';
import { isFull, repetitions } from '../../scripts/lib/scope.js';

const ROUNDS = repetitions({ sample: 2, full: 20, soak: 200 });

/** Timeout of a test on a busy machine, in milliseconds. */
const PATIENCE = 90_000;

const withoutChannel = () => void Reflect.deleteProperty(globalThis, 'BroadcastChannel');

let browser: Awaited<ReturnType<typeof openBrowser>>;
let platform: Awaited<ReturnType<typeof strictPlatform>>;

beforeAll(async () => {
  if (hasChromium) browser = await openBrowser();
}, 60_000);
afterAll(() => browser?.close());
afterEach(() => platform?.close());

/** Opens a profile with this number of tabs and a signed-in member. */
async function openTabs(
  count: number,
  options?: Parameters<typeof strictPlatform>[0],
  ...configure: [prepare?: () => void, storage?: StorageName]
) {
  platform = await strictPlatform(options);
  const { email, tokens } = await platform.logIn();
  const profile = await browser.openProfile(platform, ...configure);
  const first = await profile.openTab();
  await first.do('setTokens', tokens);
  expect(await first.do('whoAmI')).toBe(email);
  const others = await Promise.all(Array.from({ length: count - 1 }, () => profile.openTab()));
  const tabs: [Tab, ...Tab[]] = [first, ...others];
  expect(await Promise.all(tabs.map((tab) => tab.do('whoAmI')))).toEqual(Array(count).fill(email));
  return { ...profile, email, tabs };
}

describe.skipIf(!hasChromium)('tabs of a browser with refresh token rotation', { timeout: PATIENCE }, () => {
  test(`refresh once for all: 4 tabs, ${ROUNDS} rounds of calls`, { timeout: PATIENCE + ROUNDS * 5000 }, async () => {
    const { tabs, email } = await openTabs(4);
    for (let round = 0; round < ROUNDS; round++) {
      const before = platform.count.tokenCalls;
      platform.expire();
      const tabsKnow = round % 2 === 0;
      if (tabsKnow) for (const tab of tabs) await tab.do('advance', ACCESS_TOKEN_LIFETIME);
      const results = await Promise.all(tabs.map((tab) => tab.do('askAtOnce', 5)));
      expect(results, `round ${round}`).toEqual(Array(4).fill([email]));
      expect(platform.count.tokenCalls - before, `round ${round}`).toBe(1);
    }
    expect(platform.count.replays).toBe(0);
    expect(await Promise.all(tabs.map((tab) => tab.do('wasRefused')))).toEqual([false, false, false, false]);
  });

  test.runIf(isFull)('with a shared cookie, refresh one after the other, each separately', async () => {
    const { tabs, email } = await openTabs(4, undefined, undefined, 'cookieStorage');
    for (let round = 0; round < 5; round++) {
      const before = platform.count.tokenCalls;
      platform.expire();
      const results = await Promise.all(tabs.map((tab) => tab.do('askAtOnce', 5)));
      expect(results, `round ${round}`).toEqual(Array(4).fill([email]));
      // A late 401 of a tab refreshes once more if another tab has replaced the refresh token in the meantime.
      expect(platform.count.tokenCalls - before, `round ${round}`).toBeGreaterThanOrEqual(4);
      expect(platform.count.replays, `round ${round}`).toBe(0);
    }
  });

  test.runIf(isFull)('refresh early, once for all, while calls use the current token', async () => {
    const { tabs, email } = await openTabs(4);
    const before = platform.count.tokenCalls;
    const holding = platform.pause();
    for (const tab of tabs) await tab.do('advance', ACCESS_TOKEN_LIFETIME - 30_000);
    expect(await Promise.all(tabs.map((tab) => tab.do('askAtOnce', 5)))).toEqual(Array(4).fill([email]));
    (await holding).carryOut();
    const changes = await Promise.all(tabs.map((tab) => tab.do('changed', 'refreshed', 'external')));
    expect(changes).toEqual(Array(4).fill(expect.objectContaining({ previousRole: 'member', role: 'member' })));
    platform.expire();
    expect(await Promise.all(tabs.map((tab) => tab.do('askAtOnce', 5)))).toEqual(Array(4).fill([email]));
    expect(platform.count).toEqual({ tokenCalls: before + 2, replays: 0 });
  });

  test.runIf(isFull)('a tab closed during a refresh lets another tab refresh', async () => {
    const { tabs, email } = await openTabs(3);
    const [first, ...others] = tabs;
    const before = platform.count.tokenCalls;
    platform.expire();
    const holding = platform.pause();
    const left = first.do('whoAmI').catch(() => 'closed');
    const held = await holding;
    const results = Promise.all(others.map((tab) => tab.do('whoAmI')));
    await first.page.close();
    expect(await left).toBe('closed');
    expect(await results).toEqual([email, email]);
    held.drop();
    expect(platform.count).toEqual({ tokenCalls: before + 1, replays: 0 });
  });

  test.runIf(isFull).each([
    ['kept if the platform keeps refresh tokens', false, (email: string) => email],
    ['a visitor’s with refresh token rotation, because it looks like theft', true, () => 'NOT_FOUND'],
  ])('a tab closed after a refresh, before its response: the session is %s', async (_, rotates, expected) => {
    const { tabs, email } = await openTabs(2, { rotateRefreshTokens: rotates });
    const [first, second] = tabs as [Tab, Tab];
    platform.expire();
    const holding = platform.pause();
    void first.do('whoAmI').catch(() => 'closed');
    const held = await holding;
    await held.loseAnswer();
    await first.page.close();
    expect(await second.do('whoAmI')).toBe(expected(email));
    expect(await second.do('wasRefused')).toBe(rotates);
    held.drop();
  });

  test('a sign-out in one tab applies to all, and no refresh restores the session', async () => {
    const { tabs } = await openTabs(4);
    const [first, second, ...others] = tabs as [Tab, Tab, ...Tab[]];
    platform.expire();
    const holding = platform.pause();
    const requested = second.do('whoAmI');
    const held = await holding;
    await first.do('logout');
    const events = { reason: 'external', role: 'none', previousRole: 'member', cause: undefined };
    for (const tab of others) expect(await tab.do('changed', 'external')).toMatchObject(events);
    held.carryOut();
    expect(await requested).not.toContain('@');
    const received = await second.do('changes');
    expect(received).toContain('external: member > none');
    expect(received.filter((change) => change.startsWith('refreshed'))).toEqual([]);
    for (const tab of tabs) expect(await tab.do('session')).toBe('visitor');
    expect(platform.count.replays).toBe(0);
  });

  test.runIf(isFull)('a sign-in during a refresh in another tab is kept', async () => {
    const { tabs } = await openTabs(3);
    const [first, second] = tabs as [Tab, Tab, Tab];
    const login = await platform.logIn();
    platform.expire();
    const holding = platform.pause();
    const requested = first.do('whoAmI');
    const held = await holding;
    await second.do('setTokens', login.tokens);
    held.carryOut();
    await requested;
    for (const tab of tabs) expect(await tab.do('whoAmI')).toBe(login.email);
    expect(platform.count.replays).toBe(0);
  });

  test.runIf(isFull)('a sign-in is saved even if the page unloads right after it', async () => {
    platform = await strictPlatform();
    const { email, tokens } = await platform.logIn();
    const { openTab } = await browser.openProfile(platform);
    const tab = await openTab();
    await Promise.all([tab.page.waitForNavigation(), tab.do('setTokensAndLeave', tokens)]);
    expect(await tab.do('whoAmI')).toBe(email);
  });

  test.runIf(isFull)('all tabs start as the same visitor', async () => {
    platform = await strictPlatform();
    const { openTab } = await browser.openProfile(platform);
    const tabs = [await openTab(), await openTab(), await openTab(), await openTab()];
    expect(await Promise.all(tabs.map((tab) => tab.do('session')))).toEqual(Array(4).fill('visitor'));
    expect(platform.count.tokenCalls).toBe(1);
  });
});

/** Browser features and scripts that remove them. */
const lacking: [name: string, prepare: () => void][] = [
  ['IndexedDB', () => void Object.defineProperty(globalThis, 'indexedDB', { value: undefined })],
  [
    'an IndexedDB that may be used',
    () => {
      indexedDB.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
  ],
  ['Web Locks', () => void Reflect.deleteProperty(Navigator.prototype, 'locks')],
  [
    'a Web Lock that is ever given',
    () => {
      void (navigator.locks as LockManager | undefined)?.request('cartwright', () => new Promise(() => {}));
      const wait = globalThis.setTimeout;
      globalThis.setTimeout = ((run: () => void, milliseconds: number) =>
        wait(run, milliseconds === 35_000 ? 0 : milliseconds)) as typeof setTimeout;
    },
  ],
  ['BroadcastChannel', withoutChannel],
];

describe.skipIf(!hasChromium)('a session in a browser without', { timeout: PATIENCE }, () => {
  test.each(lacking.slice(0, repetitions({ sample: 1, full: lacking.length })))('%s', async (_, prepare) => {
    const { tabs, email } = await openTabs(1, undefined, prepare);
    const before = platform.count.tokenCalls;
    platform.expire();
    expect(await tabs[0].do('askAtOnce', 5)).toEqual([email]);
    expect(platform.count).toEqual({ tokenCalls: before + 1, replays: 0 });
  });

  test.runIf(isFull)('a responding IndexedDB: calls do not wait for it without limit', async () => {
    platform = await strictPlatform();
    const { openTab } = await browser.openProfile(platform, () => {
      indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
      const wait = globalThis.setTimeout;
      globalThis.setTimeout = ((run: () => void, milliseconds: number) =>
        wait(run, milliseconds === 5000 ? 0 : milliseconds)) as typeof setTimeout;
    });
    const tab = await openTab();
    expect(await tab.do('session')).toBe('visitor');
  });

  test.runIf(isFull)('any storage, in an iframe without an origin', async () => {
    platform = await strictPlatform();
    const { email, tokens } = await platform.logIn();
    const { openTab, address } = await browser.openProfile(platform);
    const { page } = await openTab();
    const loaded = page.waitForEvent('framenavigated');
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = src;
      document.body.append(frame);
    }, address);
    const frame = await loaded;
    await frame.waitForLoadState();
    const tab = inTab(frame);
    await tab.do('setTokens', tokens);
    const before = platform.count.tokenCalls;
    platform.expire();
    expect(await tab.do('askAtOnce', 5)).toEqual([email]);
    expect(platform.count).toEqual({ tokenCalls: before + 1, replays: 0 });
  });

  test.runIf(isFull)(
    'BroadcastChannel: a page restored from the back-forward cache uses the current session',
    async () => {
      const { tabs, address } = await openTabs(1, undefined, withoutChannel);
      const [tab] = tabs;
      await tab.page.goto(`${address}&page=2`);
      await tab.do('logout');
      expect(await tab.do('session')).toBe('visitor');
      await tab.page.goBack({ waitUntil: 'commit' });
      expect(await tab.do('changed', 'external')).toMatchObject({ previousRole: 'member', role: 'visitor' });
    },
  );

  test.runIf(isFull)('a deleted database: the session ends, and the tabs share the next one', async () => {
    const { tabs } = await openTabs(2);
    const [first, second] = tabs as [Tab, Tab];
    await first.page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase('cartwright');
          request.onsuccess = resolve;
          request.onerror = request.onblocked = reject;
        }),
    );
    platform.expire();
    expect(await first.do('whoAmI')).toBe('NOT_FOUND');
    expect(await second.do('whoAmI')).toBe('NOT_FOUND');
    const { email, tokens } = await platform.logIn();
    await second.do('setTokens', tokens);
    platform.expire();
    expect(await second.do('whoAmI')).toBe(email);
    expect(await first.do('whoAmI')).toBe(email);
    expect(platform.count.replays).toBe(0);
  });
});
