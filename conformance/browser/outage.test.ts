import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, openBrowser, type Tab } from './browser.js';
import { ACCESS_TOKEN_LIFETIME, strictPlatform } from './strict-platform.js';
import { isFull, repetitions } from '../../scripts/lib/scope.js';

const CYCLES = repetitions({ sample: 1, full: 20, soak: 50 });

let browser: Awaited<ReturnType<typeof openBrowser>>;
let platform: Awaited<ReturnType<typeof strictPlatform>>;

beforeAll(async () => {
  if (!hasChromium) return;
  platform = await strictPlatform();
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await platform?.close();
});

/** Opens a tab with a signed-in member, whose network can be disabled. */
async function openTab() {
  const { email, tokens } = await platform.logIn();
  const profile = await browser.openProfile(platform);
  const tab: Tab = await profile.openTab();
  await tab.do('setTokens', tokens);
  const goOnline = async (isOnline: boolean) => {
    await profile.context.setOffline(!isOnline);
    await tab.do('online', isOnline);
  };
  return { tab, email, goOnline };
}

describe.skipIf(!hasChromium)('a browser that is offline for a while', () => {
  test(
    `keeps the session, and continues with the first call (outages: ${CYCLES})`,
    { timeout: 30_000 + 10_000 * CYCLES },
    async () => {
      const { tab, email, goOnline } = await openTab();
      for (let cycle = 0; cycle < CYCLES; cycle++) {
        expect(await tab.do('whoAmI')).toBe(email);
        const before = platform.count.tokenCalls;
        platform.expire();
        await tab.do('advance', ACCESS_TOKEN_LIFETIME);
        await goOnline(false);
        expect(await tab.do('askAtOnce', 3)).toEqual(['session_refresh_failed']);
        expect(await tab.do('role')).toBe('member');
        await goOnline(true);
        expect(await tab.do('askAtOnce', 3)).toEqual([email]);
        expect(platform.count.tokenCalls - before).toBe(1);
      }
      expect(platform.count.replays).toBe(0);
      expect(await tab.do('wasRefused')).toBe(false);
    },
  );

  test.runIf(isFull)('does not delay the first refresh after a long outage', { timeout: 90_000 }, async () => {
    const { tab, email, goOnline } = await openTab();
    expect(await tab.do('whoAmI')).toBe(email);
    platform.expire();
    await tab.do('advance', ACCESS_TOKEN_LIFETIME);
    await goOnline(false);
    for (let minute = 0; minute < 10; minute++) {
      expect(await tab.do('whoAmI')).toBe('session_refresh_failed');
      await tab.do('advance', 60_000);
    }
    expect(await tab.do('whoAmI')).toBe('session_refresh_failed');
    await goOnline(true);
    expect(await tab.do('whoAmI')).toBe(email);
  });
});
