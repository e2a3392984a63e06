import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser, until } from '../testing/fake-browser.js';
import { fakePlatform } from '../testing/fake-platform.js';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => void (browser = fakeBrowser()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = () => browser.popups.find(({ address }) => address);

describe('loginWithPopup', () => {
  test('opens the popup synchronously', () => {
    fakePlatform()
      .auth.loginWithPopup()
      .catch(() => undefined);
    expect(browser.popups).toHaveLength(1);
  });

  test('throws popup_blocked before sending', async () => {
    browser.settings.blocksPopups = true;
    const { auth, sent } = fakePlatform();
    await expect(auth.loginWithPopup()).rejects.toMatchObject({ code: 'popup_blocked' });
    expect(sent).toEqual([]);
  });

  test('throws popup_closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const call = fakePlatform()
      .auth.loginWithPopup()
      .catch((error: unknown) => error);
    const popup = await until(opened);
    await vi.advanceTimersByTimeAsync(60_000);
    popup.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await call).toMatchObject({ code: 'popup_closed', kind: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
    expect(browser.listeners()).toBe(0);
  });

  test('accepts a response from a popup that closes immediately', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const platform = fakePlatform();
    const call = platform.auth.loginWithPopup();
    const source = await until(opened);
    source.close();
    await vi.advanceTimersByTimeAsync(500);
    const { auth } = platform.sent[0]?.body as { auth: { authRequest: { state: string } } };
    browser.post({
      data: { code: 'CODE', state: auth.authRequest.state },
      origin: 'https://login.example',
      source,
    });
    await call;
    expect(platform.auth.loggedIn()).toBe(true);
  });

  test('sets the tokens', async () => {
    const platform = fakePlatform();
    const call = platform.auth.loginWithPopup();
    const source = await until(opened);
    const { auth } = platform.sent[0]?.body as { auth: { authRequest: { state: string } } };
    browser.post({ data: { code: 'CODE', state: auth.authRequest.state }, origin: 'https://login.example', source });
    await call;
    expect(platform.auth.loggedIn()).toBe(true);
  });
});
