import { createClient } from '@cartwright/core';
import { createEmulator, type Emulator } from '@cartwright/emulator';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionChange } from '../session/session-change.js';
import { sessionId } from '../session-id/index.js';
import { openShop, PLATFORM, SHOP } from '../testing/shop-server.js';
import { ServerSessionStrategy } from './index.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const cart = '/ecom/v1/carts/current';

/** A shop that forwards calls, and the cookies of a browser. */
function open(platform: Parameters<typeof openShop>[2] = {}) {
  let restarted: Emulator | undefined;
  const platformFetch: typeof globalThis.fetch = (input, init) =>
    (restarted ?? shop.emulator).fetch(new Request(input, init));
  const shop = openShop({}, { sessionIdCookie: true, fetch: platformFetch }, platform);
  const jar = new Map<string, { value: string; httpOnly: boolean }>();
  const header = () => [...jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const keep = (response: Response): void => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, { value, httpOnly: line.includes('HttpOnly') });
    }
  };
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    const withCookies = new Request(request, { headers: { ...Object.fromEntries(request.headers), cookie: header() } });
    withCookies.headers.set('origin', SHOP);
    const response = await (await shop.openClient(withCookies)).forward(withCookies, '/api/shop');
    keep(response);
    return response;
  };
  const cookieStore = new EventTarget();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('cookieStore', cookieStore);
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].flatMap(([name, { value, httpOnly }]) => (httpOnly ? [] : [`${name}=${value}`])).join('; ');
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  return {
    ...shop,
    jar,
    keep,
    sent,
    cookieStore,
    /** Starts another emulator in place of the first, which does not know its sessions. */
    restart: () => (restarted = createEmulator({ clients: [{ clientId: 'shop' }], origin: PLATFORM })),
    /** A client of a tab. */
    tab: () => createClient({ apiUrl: `${SHOP}/api/shop`, auth: ServerSessionStrategy(), fetch, retry: false }),
    server: () => shop.openClient(new Request(SHOP, { headers: { cookie: header() } })),
    visitors: () => shop.emulator.requests().filter(({ path }) => path === '/oauth2/token').length,
  };
}

/** Reads the cart, and returns the status of the response. */
const readCart = (client: ReturnType<ReturnType<typeof open>['tab']>): Promise<number> =>
  client.send(
    { operation: 'cart.get', method: 'GET', path: cart, repeatable: true },
    {},
    ({ response }) => response.status,
  );

/** Waits until listeners are called. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the first calls of a new visitor start one session, which the browser knows without a request', async () => {
  const { tab, visitors, server, sent, jar } = open();
  const client = tab();
  expect([client.auth.sessionId(), client.auth.loggedIn()]).toEqual(['none', false]);
  const statuses = await Promise.all(Array.from({ length: 8 }, () => readCart(client)));
  expect(statuses).toEqual(Array(8).fill(404));
  expect(visitors()).toBe(1);
  expect(sent.filter((one) => one === 'POST /api/shop')).toHaveLength(1);
  expect(tab().auth.sessionId()).toBe(sessionId((await server()).auth.getTokens()));
  expect(client.auth.sessionId()).toMatch(/^visitor-/);
  expect([...jar].map(([name, { httpOnly }]) => [name, httpOnly])).toEqual([
    ['__Host-cartwright-session-id', false],
    ['__Host-cartwright-session', true],
  ]);
  await readCart(client);
  expect(sent).toHaveLength(10);
});

test('a sealed cookie that is no longer valid is replaced once', async () => {
  const { tab, visitors, jar } = open();
  const client = tab();
  await readCart(client);
  const former = client.auth.sessionId();
  jar.set('__Host-cartwright-session', { value: 'forged', httpOnly: true });
  expect(await Promise.all([readCart(client), readCart(client)])).toEqual([404, 404]);
  expect(visitors()).toBe(2);
  expect(client.auth.sessionId()).not.toBe(former);
});

test('calls with an expired access token refresh it once, and the session stays', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { tab, visitors, emulator } = open();
  const client = tab();
  await readCart(client);
  const id = client.auth.sessionId();
  emulator.clock('shop').advance(14_400_000);
  vi.setSystemTime(Date.now() + 14_400_000);
  expect(await Promise.all([readCart(client), readCart(client), readCart(tab())])).toEqual([404, 404, 404]);
  expect(visitors()).toBe(2);
  expect(client.auth.sessionId()).toBe(id);
});

test('a platform that has forgotten the session gets one new visitor for all calls', async () => {
  const { tab, restart, server } = open();
  const client = tab();
  await readCart(client);
  const id = client.auth.sessionId();
  const restarted = restart();
  expect(await Promise.all([readCart(client), readCart(client), readCart(tab())])).toEqual([404, 404, 404]);
  expect(client.auth.sessionId()).not.toBe(id);
  // The refused refresh, and the new visitor.
  expect(restarted.requests().filter(({ path }) => path === '/oauth2/token')).toHaveLength(2);
  expect(client.auth.sessionId()).toBe(sessionId((await server()).auth.getTokens()));
});

test('a session that another tab started is an external change', async () => {
  const { tab, cookieStore } = open();
  const other = tab();
  const reasons: string[] = [];
  other.auth.onSessionChange(({ reason }) => reasons.push(reason));
  await readCart(tab());
  cookieStore.dispatchEvent(new Event('change'));
  await settled();
  expect(reasons).toEqual(['external']);
});

test('a browser without the Cookie Store API tells other tabs of a change, and of one before the page', async () => {
  const { tab, server, keep } = open();
  vi.stubGlobal('cookieStore', undefined);
  const [client, other] = [tab(), tab()];
  const changes: string[] = [];
  const leave = other.auth.onSessionChange(({ role }) => changes.push(role));
  client.auth.onSessionChange(() => undefined);
  await readCart(client);
  await vi.waitFor(() => expect(changes).toEqual(['visitor']), { timeout: 20_000 });

  const signedOut = await server();
  signedOut.auth.setTokens({});
  keep(await signedOut.applyTo(new Response()));
  tab().auth.onSessionChange(() => undefined);
  await vi.waitFor(() => expect(changes).toEqual(['visitor', 'none']), { timeout: 20_000 });
  leave();
});

test('changes are announced: the start, a sign-in and a sign-out elsewhere', async () => {
  const { tab, server, keep, cookieStore, emulator } = open();
  const client = tab();
  const changes: Omit<SessionChange, 'cause'>[] = [];
  const leave = client.auth.onSessionChange(({ reason, role, previousRole }) => {
    changes.push({ reason, role, previousRole });
  });
  await readCart(client);
  await settled();
  expect(changes.splice(0)).toEqual([{ reason: 'started', role: 'visitor', previousRole: 'none' }]);

  const other = await server();
  const { access_token: accessToken } = (await (
    await emulator.fetch(
      new Request(`${PLATFORM}/oauth2/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientId: 'shop', grantType: 'anonymous' }),
      }),
    )
  ).json()) as { access_token: string };
  other.auth.setTokens({
    accessToken: { value: accessToken, expiresAt: 2_000_000_000 },
    refreshToken: { value: 'member', role: 'member' },
  });
  keep(await other.applyTo(new Response()));
  cookieStore.dispatchEvent(new Event('change'));
  await settled();
  expect(changes.splice(0)).toEqual([{ reason: 'external', role: 'member', previousRole: 'visitor' }]);
  expect(client.auth.loggedIn()).toBe(true);

  const signedOut = await server();
  signedOut.auth.setTokens({});
  keep(await signedOut.applyTo(new Response()));
  cookieStore.dispatchEvent(new Event('change'));
  await settled();
  expect(changes.splice(0)).toEqual([{ reason: 'external', role: 'none', previousRole: 'member' }]);
  expect(client.auth.sessionId()).toBe('none');

  leave();
  await readCart(client);
  expect(changes).toEqual([]);
  expect(client.auth.sessionId()).toMatch(/^visitor-/);
});

test('a response to an earlier request does not restore the session ID of before a sign-out', async () => {
  const { tab, server, keep, jar } = open();
  const client = tab();
  await readCart(client);
  jar.delete('__Host-cartwright-session-id');
  const late = await server();
  await late.auth.getAuthHeaders();
  const signedOut = await server();
  signedOut.auth.setTokens({});
  keep(await signedOut.applyTo(new Response()));
  keep(await late.applyTo(new Response()));
  expect([...jar.keys()]).toContain('__Host-cartwright-session-id');
  expect(client.auth.sessionId()).toBe('none');
});

test('a failed start fails the call with the error of the server', async () => {
  const { tab, emulator } = open();
  emulator.injectFault({ path: '/oauth2/token', drop: true, times: 20 });
  await expect(readCart(tab())).rejects.toMatchObject({
    status: 502,
  });
});

test('a server has no session, and a page without cookies neither', () => {
  expect(ServerSessionStrategy().sessionId()).toBe('none');
});
