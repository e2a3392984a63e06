import type { Page } from '@playwright/test';
import type {} from './login-page/main.js';
import { expect, test } from './login-server.js';

const loggedIn = (page: Page) => page.evaluate(() => window.auth.loggedIn());
const frames = (page: Page) => page.evaluate(() => document.querySelectorAll('iframe').length);

test('a form signs in through a hidden iframe, and logout ends the session', async ({ shop }) => {
  const page = await shop.open();
  const sessionToken = await shop.register(page);
  await page.evaluate(async (token) => {
    window.auth.setTokens(await window.auth.getMemberTokensForDirectLogin(token));
  }, sessionToken);
  expect(await loggedIn(page)).toBe(true);
  expect(await frames(page)).toBe(0);
  const { logoutUrl } = await page.evaluate(() => window.auth.logout(location.href));
  expect(await loggedIn(page)).toBe(false);
  await page.goto(logoutUrl);
  await expect(page).toHaveURL(`${shop.server.app}/`);
});

test(
  'a redirect returns to the page where it started, without parameters in the URL',
  { tag: '@sample' },
  async ({ shop }) => {
    const page = await shop.open('/?page=cart');
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    page.on('console', (message) => seen.push(message.text()));
    await shop.register(page);
    await page.evaluate(() => void window.auth.loginWithRedirect({ redirectUri: `${location.origin}/callback` }));
    await page.waitForURL(`${shop.server.platform}/**`);
    expect(page.url()).not.toMatch(/verifier|token/i);
    await shop.signIn(page);
    await page.waitForURL(`${shop.server.app}/callback#**`);
    await page.waitForFunction(() => 'auth' in window);
    const back = await page.evaluate(() => window.auth.handleRedirectCallback());
    expect(back).toEqual({ originalUri: `${shop.server.app}/?page=cart` });
    expect(page.url()).toBe(`${shop.server.app}/callback`);
    expect(await loggedIn(page)).toBe(true);
    expect(await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)])).toEqual([[], []]);
    const { accessToken, refreshToken } = await page.evaluate(() => window.auth.getTokens());
    for (const secret of [accessToken.value, refreshToken.value, shop.member.password]) {
      expect(secret).not.toBe('');
      expect([...seen, await page.content()].join('\n')).not.toContain(secret);
    }
  },
);

test('a popup signs in and closes', async ({ shop, context }) => {
  const page = await shop.open();
  await shop.register(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('button').click();
  const popup = await opened;
  await popup.waitForURL(`${shop.server.platform}/**`);
  const closed = popup.waitForEvent('close');
  await shop.signIn(popup);
  await closed;
  expect(await page.evaluate(() => window.popup)).toBe('signed in');
  expect(await loggedIn(page)).toBe(true);
});

test('a closed popup rejects the sign-in', async ({ shop, context }) => {
  const page = await shop.open();
  const opened = context.waitForEvent('page');
  await page.getByRole('button').click();
  const popup = await opened;
  await popup.waitForURL(`${shop.server.platform}/**`);
  await popup.close();
  expect(await page.evaluate(() => window.popup)).toBe('popup_closed');
});

test('blocked third-party cookies fail immediately, and the popup needs no second password', async ({
  shop,
  context,
}) => {
  const page = await shop.open();
  const sessionToken = await shop.register(page);
  const error = await page.evaluate(() =>
    window.auth.loginSilently().then(
      () => 'signed in',
      (failure: unknown) => (failure as { code: string }).code,
    ),
  );
  expect(error).toBe('login_required');
  expect(await frames(page)).toBe(0);
  await page.evaluate((token) => void (window.sessionToken = token), sessionToken);
  const opened = context.waitForEvent('page');
  await page.getByRole('button').click();
  await opened;
  expect(await page.evaluate(() => window.popup)).toBe('signed in');
});

test('ignores messages of other origins, of other windows, and in other formats', async ({ shop }) => {
  const page = await shop.open();
  const sessionToken = await shop.register(page);
  const { stranger, platform } = shop.server;
  let state = '';
  page.on('request', (request) => {
    if (request.url().endsWith('/redirect-session')) {
      const { auth } = request.postDataJSON() as { auth?: { authRequest: { state: string } } };
      state = auth?.authRequest.state ?? state;
    }
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${platform}/hosted/login/**`, async (route) => {
    await held;
    await route.continue();
  });
  const codes: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth2/token')) codes.push((request.postDataJSON() as { code?: string }).code);
  });
  await page.evaluate(
    ([token, address]) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
      window.popup = window.auth.getMemberTokensForDirectLogin(token).then(
        ({ refreshToken }) => refreshToken.role,
        (error: unknown) => (error as Error).message,
      );
    },
    [sessionToken, stranger] as const,
  );
  const strangerFrame = () => page.frames().find((frame) => frame.url().startsWith(stranger));
  await expect.poll(strangerFrame).toBeDefined();
  await expect.poll(() => frames(page)).toBe(2);
  await expect.poll(() => state).not.toBe('');
  const forge = (known: string) => {
    for (let count = 0; count < 1000; count++) {
      for (const data of [{ code: 'forged', state: known }, { code: 'forged' }, 'forged', [known], null]) {
        window.top?.postMessage(data, '*');
      }
    }
  };
  await strangerFrame()?.evaluate(forge, state);
  await page.evaluate(forge, state);
  release();
  expect(await page.evaluate(() => window.popup)).toBe('member');
  expect(codes.filter(Boolean)).toHaveLength(1);
  expect(codes).not.toContain('forged');
});
