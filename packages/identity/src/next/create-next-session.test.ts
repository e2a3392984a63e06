import { expect, test, vi } from 'vitest';
import type { ServerCookie } from '../server/index.js';
import { openShop, PLATFORM, SECRET, SHOP } from '../testing/shop-server.js';
import { createNextSession } from './index.js';

/** The cookies of a browser, as `cookies()` of an action and `NextResponse.cookies` change them. */
function jar() {
  const stored = new Map<string, string>();
  return {
    toString: () => [...stored].map(([name, value]) => `${name}=${value}`).join('; '),
    set({ name, value, maxAge }: ServerCookie) {
      if (maxAge > 0) stored.set(name, value);
      else stored.delete(name);
    },
    names: () => [...stored.keys()],
  };
}

function open() {
  const { fetch, emulator } = openShop();
  const cookies = jar();
  const options = { clientId: 'shop', secrets: [SECRET], origin: SHOP, apiUrl: PLATFORM, fetch };
  const session = createNextSession({ ...options, cookies: () => Promise.resolve(cookies) });
  const request = () => new Request(SHOP, { headers: { cookie: cookies.toString() } });
  const response = () => ({ headers: new Headers(), cookies });
  const tokenCalls = () => emulator.requests({ path: '/oauth2/token' }).length;
  return { session, cookies, emulator, request, response, tokenCalls };
}

test('the session that the proxy starts is the one of the page, the action and the route handler', async () => {
  const { session, cookies, request, response, tokenCalls } = open();
  const started = response();
  expect(await session.begin(request(), started)).toBe(started);
  expect(started.headers.get('cache-control')).toBe('no-store');
  const page = await session.getClient();
  const { refreshToken } = page.auth.getTokens();
  expect(refreshToken.role).toBe('visitor');
  expect(await session.run((client) => Promise.resolve(client.auth.getTokens().refreshToken))).toEqual(refreshToken);
  expect((await session.getClient(request())).auth.getTokens().refreshToken).toEqual(refreshToken);
  expect([tokenCalls(), cookies.names()]).toEqual([1, ['__Host-cartwright-session']]);
});

test('the proxy does not modify responses of an unchanged session', async () => {
  const { session, request, response } = open();
  await session.begin(request(), response());
  const next = response();
  const set = vi.spyOn(next.cookies, 'set');
  await session.begin(request(), next);
  expect([set.mock.calls, [...next.headers]]).toEqual([[], []]);
});

test('the proxy lets pages render while the platform is unavailable', async () => {
  const { session, cookies, emulator, request, response } = open();
  emulator.injectFault({ path: '/oauth2/token', drop: true, times: 9 });
  const next = response();
  await session.begin(request(), next);
  expect([cookies.names(), [...next.headers]]).toEqual([[], []]);
});

test('an action stores a session that it started, also when it redirects', async () => {
  const { session, cookies } = open();
  const redirect = new Error('NEXT_REDIRECT');
  const action = session.run(async (client) => {
    await client.auth.getAuthHeaders();
    throw redirect;
  });
  await expect(action).rejects.toBe(redirect);
  expect(cookies.names()).toEqual(['__Host-cartwright-session']);
});

test('a page that renders after an action of the same request has the session of the action', async () => {
  const { session } = open();
  const inAction = await session.run(async (client) => {
    await client.auth.getAuthHeaders();
    return client.auth.getTokens();
  });
  expect((await session.getClient()).auth.getTokens()).toEqual(inAction);
});

test('a page never sets cookies', async () => {
  const { session, cookies } = open();
  const set = vi.spyOn(cookies, 'set');
  await (await session.getClient()).auth.getAuthHeaders();
  expect(set).not.toHaveBeenCalled();
});
