import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.js';
import { fakePlatform, grant } from '../testing/fake-platform.js';

afterEach(() => vi.unstubAllGlobals());

/** A browser that came back from the login page. */
async function cameBack(response = 'code=C', token: () => object = () => grant) {
  const browser = fakeBrowser('https://shop.example/cart');
  const platform = fakePlatform({ '/oauth2/token': token });
  await platform.auth.loginWithRedirect({ redirectUri: 'https://shop.example/callback' });
  const { auth } = platform.sent.at(-1)?.body as { auth: { authRequest: { state: string } } };
  browser.goTo(`https://shop.example/callback#${response}&state=${encodeURIComponent(auth.authRequest.state)}`);
  return platform;
}

test('concurrent calls of handleRedirectCallback share one result', async () => {
  const { auth, to } = await cameBack();
  const first = new AbortController();
  const calls = [auth.handleRedirectCallback({ signal: first.signal })];
  first.abort();
  calls.push(auth.handleRedirectCallback({ signal: new AbortController().signal }));
  const back = { originalUri: 'https://shop.example/cart' };
  expect(await Promise.all(calls)).toEqual([back, back]);
  expect(auth.loggedIn()).toBe(true);
  expect(to('token')).toHaveLength(1);
  await expect(auth.handleRedirectCallback()).rejects.toThrow('Missing code or _state');
});

test.each([
  ['the login page’s error', 'error=access_denied', 'access_denied'],
  ['a code that is refused', 'code=C', 'token_request_failed'],
])('concurrent calls both fail with %s', async (_, response, code) => {
  const { auth } = await cameBack(response, () => new Response('', { status: 400 }));
  const calls = [auth.handleRedirectCallback(), auth.handleRedirectCallback()];
  for (const call of calls) await expect(call).rejects.toMatchObject({ code });
});
