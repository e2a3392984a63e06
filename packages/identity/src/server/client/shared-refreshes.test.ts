import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openShop, SHOP } from '../../testing/shop-server.js';
import type { Tokens } from '../../tokens/tokens.js';

afterEach(() => vi.useRealTimers());

const FOUR_HOURS = 14_400_000;

/** Opens a shop whose platform accepts each refresh token once, with browsers. */
function strictShop() {
  vi.useFakeTimers({ toFake: ['Date'] });
  let calls = 0;
  let wait: (() => Promise<void>) | undefined;
  const fetch: typeof globalThis.fetch = async (...args) => {
    if (!wait) return shop.fetch(...args);
    calls++;
    await wait();
    wait = undefined;
    return new Response(null, { status: 503 });
  };
  const shop = openShop({}, { retry: 1, fetch }, { rotateRefreshTokens: true });
  const open = (cookie = '') => shop.openClient(new Request(SHOP, { headers: { cookie } }));
  const getCookie = async (client: Awaited<ReturnType<typeof open>>) =>
    (await client.responseHeaders())
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  return {
    open,
    getCookie,
    fetch: shop.fetch,
    emulator: shop.emulator,
    /** Creates the cookie of a returning visitor. */
    async visitor(): Promise<string> {
      const client = await open();
      await client.auth.getAuthHeaders();
      return getCookie(client);
    },
    expire() {
      shop.emulator.clock('shop').advance(FOUR_HOURS);
      vi.setSystemTime(Date.now() + FOUR_HOURS);
    },
    pass: (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds),
    /** Lets calls fail until `until` resolves, and counts them. */
    failOnce(until: () => Promise<void>) {
      wait = until;
      return () => calls;
    },
    renewals: () => shop.emulator.requests().filter(({ path }) => path === '/oauth2/token').length,
  };
}

test('concurrent requests of one browser refresh an expired session once, and all set the new cookie', async () => {
  const { open, getCookie, visitor, expire, renewals, pass } = strictShop();
  const cookie = await visitor();
  expire();
  const before = renewals();
  const clients = await Promise.all(Array.from({ length: 20 }, () => open(cookie)));
  const used = await Promise.all(clients.map((client) => client.auth.getAuthHeaders()));
  expect(renewals() - before).toBe(1);
  expect(new Set(used.map(({ headers }) => headers['Authorization'])).size).toBe(1);
  const sessions = await Promise.all(
    clients.map(async (client) => (await open(await getCookie(client))).auth.getTokens()),
  );
  expect(sessions).toEqual(Array<Tokens>(20).fill(clients[0]!.auth.getTokens()));

  pass(59_000);
  const late = await open(cookie);
  expect(await late.auth.getAuthHeaders()).toEqual(used[0]);
  expect(renewals() - before).toBe(1);
});

test('a request with the old cookie more than a minute after a refresh refreshes again', async () => {
  const { open, visitor, expire, renewals, pass } = strictShop();
  const cookie = await visitor();
  expire();
  const first = await open(cookie);
  await first.auth.getAuthHeaders();
  pass(60_000);
  const before = renewals();
  const late = await open(cookie);
  await late.auth.getAuthHeaders();
  expect(renewals() - before).toBe(2);
  expect(late.auth.getTokens().refreshToken.value).not.toBe(first.auth.getTokens().refreshToken.value);
});

test('a shared token that is rejected is refreshed once more', async () => {
  const { open, visitor, expire, renewals, emulator } = strictShop();
  const cookie = await visitor();
  expire();
  const clients = await Promise.all([open(cookie), open(cookie), open(cookie)]);
  await Promise.all(clients.map((client) => client.auth.getAuthHeaders()));
  emulator.clock('shop').advance(FOUR_HOURS);
  const before = renewals();
  await Promise.all(clients.map((client) => client.currentCart.getCurrentCart().catch(() => undefined)));
  expect(renewals() - before).toBe(1);
  expect(new Set(clients.map(({ auth }) => auth.getTokens().refreshToken.value)).size).toBe(1);
});

test('browsers do not share refreshes, and new visitors start their own sessions', async () => {
  const { open, visitor, expire, renewals } = strictShop();
  const cookies = await Promise.all(Array.from({ length: 30 }, visitor));
  expire();
  const before = renewals();
  const clients = await Promise.all([...cookies, ...cookies, '', ''].map((cookie) => open(cookie)));
  await Promise.all(clients.map((client) => client.auth.getAuthHeaders()));
  expect(renewals() - before).toBe(32);
  const values = clients.map(({ auth }) => auth.getTokens().refreshToken.value);
  expect(values.slice(0, 30)).toEqual(values.slice(30, 60));
  expect(new Set(values).size).toBe(32);
});

test('sites do not share refreshes of equal refresh tokens', async () => {
  const { open, visitor, expire, fetch } = strictShop();
  const cookie = await visitor();
  expire();
  const one = await open(cookie);
  await one.auth.getAuthHeaders();
  const sites = [{ clientId: 'another' }, { apiUrl: 'http://localhost:4011' }];
  for (const site of sites) {
    const other = await openShop({}, { retry: 1, fetch, ...site }).openClient(
      new Request(SHOP, { headers: { cookie } }),
    );
    await other.auth.getAuthHeaders().catch(() => undefined);
    expect(other.auth.getTokens().accessToken.value).not.toBe(one.auth.getTokens().accessToken.value);
  }
});

test('a sign-in is not shared with requests that wait for the same refresh', async () => {
  const { open, visitor, expire } = strictShop();
  const cookie = await visitor();
  expire();
  const [victim, other] = await Promise.all([open(cookie), open(cookie)]);
  const both = [victim.auth.getAuthHeaders(), other.auth.getAuthHeaders()];
  const login: Tokens = {
    accessToken: { value: 'canary', expiresAt: Date.now() / 1000 + 3600 },
    refreshToken: { value: 'refresh-canary', role: 'member' },
  };
  victim.auth.setTokens(login);
  await Promise.all(both);
  expect(victim.auth.getTokens()).toEqual(login);
  expect(other.auth.loggedIn()).toBe(false);
  expect(JSON.stringify(other.auth.getTokens())).not.toContain('canary');
});

test('a failed refresh fails for all waiting requests, and the next request retries', async () => {
  const { open, visitor, expire, renewals, failOnce } = strictShop();
  const cookie = await visitor();
  expire();
  const clients = await Promise.all([open(cookie), open(cookie)]);
  const digests = vi.spyOn(crypto.subtle, 'digest');
  onTestFinished(() => digests.mockRestore());
  const calls = failOnce(async () => {
    await vi.waitFor(() => expect(digests).toHaveBeenCalledTimes(2), 20_000);
    await Promise.all(digests.mock.results.map(({ value }) => value as Promise<unknown>));
    await turn();
  });
  const results = await Promise.allSettled(clients.map((client) => client.auth.getAuthHeaders()));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(calls()).toBe(1);
  const before = renewals();
  const next = await open(cookie);
  await next.auth.getAuthHeaders();
  expect(renewals() - before).toBe(1);
  expect(next.auth.getTokens().refreshToken.role).toBe('visitor');
});
