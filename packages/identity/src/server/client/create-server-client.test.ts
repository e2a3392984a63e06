import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { openShop, SECRET, SHOP } from '../../testing/shop-server.js';
import type { Tokens } from '../../tokens/tokens.js';
import { createServerClient } from '../index.js';

const getSession = (tokens: Tokens) => tokens.accessToken.value;
const fresh = (value: string, length = 0): Tokens => ({
  accessToken: { value: value + 'x'.repeat(length), expiresAt: Date.now() / 1000 + 3600 },
  refreshToken: { value: `refresh-${value}`, role: 'visitor' },
});
const request = (cookie = '') => new Request(SHOP, { headers: { cookie } });

/** Name of a cookie, with its generation replaced by `N`. */
const getName = (cookie: string) => cookie.split('=')[0]!.replace(/-\d{13}/, '-N');

/** Cookie header of a browser that received these headers. */
const readCookie = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

describe('session cookie', () => {
  test('is reused by the next request, which sets no cookie', async () => {
    const { openClient, emulator } = openShop();
    const first = await openClient(request());
    await first.currentCart.addToCurrentCart({ lineItems: [] }).catch(() => undefined);
    const headers = await first.responseHeaders();
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-cartwright-session=[\w-]+; Path=\/; Max-Age=2591940; HttpOnly; Secure; SameSite=Lax$/,
    );

    const second = await openClient(request(readCookie(headers)));
    expect(second.auth.getTokens()).toEqual(first.auth.getTokens());
    await second.currentCart.getCurrentCart().catch(() => undefined);
    expect((await second.responseHeaders()).getSetCookie()).toEqual([]);
    expect(emulator.requests().filter(({ path }) => path === '/oauth2/token')).toHaveLength(1);
  });

  test('shows no token in cookie, headers or client', async () => {
    const { openClient } = openShop();
    const client = await openClient(request());
    client.auth.setTokens(fresh('canary'));
    const headers = await client.responseHeaders();
    expect(JSON.stringify([...headers])).not.toContain('canary');
    expect(Buffer.from(readCookie(headers).split('=')[1] ?? '', 'base64url').toString('latin1')).not.toContain(
      'canary',
    );
    for (const text of [inspect(client, { depth: 9 }), JSON.stringify(client)]) {
      expect(text).not.toContain('canary');
      expect(text).not.toContain(SECRET);
    }
  });

  test('of a session that ended is replaced by an empty one that expires an hour later', async () => {
    const { openClient } = openShop();
    const first = await openClient(request());
    await first.auth.getAuthHeaders();
    const second = await openClient(request(readCookie(await first.responseHeaders())));
    second.auth.setTokens({});
    const headers = await second.responseHeaders();
    expect(headers.getSetCookie().map((one) => one.replace(/-\d{13}=[\w-]+/, '-N=…'))).toEqual([
      '__Host-cartwright-session-N=…; Path=/; Max-Age=2595600; HttpOnly; Secure; SameSite=Lax',
      '__Host-cartwright-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
    ]);
    const third = await openClient(request(readCookie(headers)));
    expect(third.auth.getTokens().refreshToken).toEqual({ value: '', role: 'none' });
  });

  test('is split over several cookies and joined again', async () => {
    const { openClient } = openShop();
    const names = (headers: Headers) => headers.getSetCookie().map((one) => `${getName(one)} ${/Max-Age=0/.test(one)}`);
    const first = await openClient(request());
    first.auth.setTokens(fresh('long', 5000));
    const long = await first.responseHeaders();
    expect(names(long)).toEqual(['__Host-cartwright-session-N.0 false', '__Host-cartwright-session-N.1 false']);
    const second = await openClient(request(readCookie(long)));
    expect(getSession(second.auth.getTokens())).toHaveLength(5004);
    second.auth.setTokens(fresh('short'));
    expect(names(await second.responseHeaders())).toEqual([
      '__Host-cartwright-session-N false',
      '__Host-cartwright-session-N.0 true',
      '__Host-cartwright-session-N.1 true',
    ]);
  });

  test.each([
    ['altered', (cookie: string) => `${cookie.slice(0, -5)}AAAAA`],
    ['twice', (cookie: string) => `${cookie}; ${cookie}`],
    ['of a nearly equal name', (cookie: string) => cookie.replace(/session(?=[-\d]*=)/, 'sessionX')],
    ['of the name without prefix', (cookie: string) => cookie.replace('__Host-', '')],
    ['nonsense', () => '__Host-cartwright-session=%00%ff'],
  ])('starts a new session if the cookie is %s', async (_, change) => {
    const { openClient } = openShop();
    const first = await openClient(request());
    first.auth.setTokens(fresh('a'));
    const cookie = change(readCookie(await first.responseHeaders()));
    const second = await openClient(request(cookie));
    expect(second.auth.getTokens().refreshToken.value).toBe('');
    await second.currentCart.getCurrentCart().catch(() => undefined);
    expect((await second.responseHeaders()).getSetCookie()[0]).toMatch(
      /^__Host-cartwright-session(-\d{13})?=[\w-]{50}/,
    );
  });

  test('is re-encrypted after a secret was rotated', async () => {
    const older = 'x'.repeat(32);
    const newer = 'y'.repeat(32);
    const before = await openShop({}, { secrets: [older] }).openClient(request());
    before.auth.setTokens(fresh('a'));
    const cookie = readCookie(await before.responseHeaders());
    const rotated = await openShop({}, { secrets: [newer, older] }).openClient(request(cookie));
    expect(rotated.auth.getTokens().refreshToken.value).toBe('refresh-a');
    rotated.auth.setTokens(fresh('b'));
    const next = readCookie(await rotated.responseHeaders());
    const after = openShop({}, { secrets: [newer] });
    expect((await after.openClient(request(next))).auth.getTokens().refreshToken.value).toBe('refresh-b');
    expect((await after.openClient(request(cookie))).auth.getTokens().refreshToken.value).toBe('');
  });

  test('waits for a pending refresh', async () => {
    const { openClient } = openShop({}, {}, { rotateRefreshTokens: true });
    const first = await openClient(request());
    const tokens = await first.auth.generateVisitorTokens();
    const soon = { ...tokens, accessToken: { ...tokens.accessToken, expiresAt: Date.now() / 1000 + 30 } };
    first.auth.setTokens(soon);
    const second = await openClient(request(readCookie(await first.responseHeaders())));
    await second.currentCart.getCurrentCart().catch(() => undefined);
    const third = await openClient(request(readCookie(await second.responseHeaders())));
    expect(third.auth.getTokens().refreshToken.value).not.toBe(tokens.refreshToken.value);
  });

  test('is not shared between clients', async () => {
    const { openClient } = openShop();
    const [one, other] = await Promise.all([openClient(request()), openClient(request())]);
    one.auth.setTokens(fresh('one'));
    expect(other.auth.getTokens().refreshToken.value).toBe('');
    expect((await other.responseHeaders()).getSetCookie()).toEqual([]);
  });
});

describe('http on localhost', () => {
  test('sets a cookie without prefix and Secure', async () => {
    const { openClient } = openShop({}, { origin: 'http://localhost:3000/' });
    const client = await openClient(request());
    client.auth.setTokens(fresh('a'));
    expect((await client.responseHeaders()).getSetCookie()[0]).toMatch(
      /^cartwright-session-\d{13}=[\w-]+; Path=\/; Max-Age=2595600; HttpOnly; SameSite=Lax$/,
    );
    expect(await client.cookies()).toEqual([
      expect.objectContaining({
        name: expect.stringMatching(/^cartwright-session-\d{13}$/) as string,
        httpOnly: true,
        secure: false,
        sameSite: 'lax',
        path: '/',
      }),
    ]);
  });

  test('cannot be forced by a request header', async () => {
    const client = await openShop().openClient(
      new Request(SHOP, {
        headers: { host: 'localhost', 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'http' },
      }),
    );
    client.auth.setTokens(fresh('a'));
    const [cookie] = await client.cookies();
    expect([cookie?.secure, cookie?.name.startsWith('__Host-cartwright-session-')]).toEqual([true, true]);
  });
});

describe('applyTo', () => {
  test('does not change the response if the session was not used', async () => {
    const { openClient } = openShop();
    const client = await openClient(request());
    const response = await client.applyTo(new Response('public', { headers: { 'cache-control': 'max-age=60' } }));
    expect([...response.headers]).toEqual([
      ['cache-control', 'max-age=60'],
      ['content-type', 'text/plain;charset=UTF-8'],
    ]);
  });

  test.each(['getTokens', 'loggedIn'] as const)('prevents caching once the session is read by %s', async (method) => {
    const client = await openShop().openClient(request());
    client.auth[method]();
    const response = await client.applyTo(new Response('own', { headers: { 'cache-control': 'max-age=60' } }));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toBe('Cookie');
  });

  test.each([
    [null, 'Cookie'],
    ['Accept', 'Accept, Cookie'],
    ['accept, cookie', 'accept, cookie'],
    ['Cookie2', 'Cookie2, Cookie'],
    ['*', '*'],
  ])('merges Vary: %s becomes %s', async (before, after) => {
    const client = await openShop().openClient(request());
    client.auth.loggedIn();
    const headers = new Headers(before === null ? {} : { vary: before });
    expect((await client.applyTo(new Response('', { headers }))).headers.get('vary')).toBe(after);
  });

  test('keeps status, body, headers and cookies, and does not modify the response', async () => {
    const client = await openShop().openClient(request());
    client.auth.setTokens(fresh('a'));
    const headers = new Headers([
      ['set-cookie', 'a=1; Path=/'],
      ['set-cookie', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT'],
      ['x-own', 'kept'],
    ]);
    const given = new Response('body', { status: 418, statusText: 'Teapot', headers });
    const response = await client.applyTo(given);
    expect([response.status, response.statusText, await response.text()]).toEqual([418, 'Teapot', 'body']);
    expect(response.headers.get('x-own')).toBe('kept');
    expect(response.headers.getSetCookie().slice(0, 2)).toEqual([
      'a=1; Path=/',
      'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT',
    ]);
    expect(response.headers.getSetCookie()).toHaveLength(3);
    expect(given.headers.getSetCookie()).toHaveLength(2);
  });

  test('sets each cookie once when it is applied twice', async () => {
    const client = await openShop().openClient(request());
    client.auth.setTokens(fresh('a'));
    const twice = await client.applyTo(await client.applyTo(new Response('', { headers: { 'set-cookie': 'a=1' } })));
    expect(twice.headers.getSetCookie().map(getName)).toEqual(['a', '__Host-cartwright-session-N']);
    expect(twice.headers.get('vary')).toBe('Cookie');
  });

  test.each([
    ['a redirect', () => Response.redirect('https://shop.example/next')],
    ['one without a body', () => new Response(null, { status: 204 })],
  ])('accepts %s', async (_, make) => {
    const client = await openShop().openClient(request());
    client.auth.setTokens(fresh('a'));
    const response = await client.applyTo(make());
    expect([response.status, response.headers.getSetCookie().length]).toEqual([make().status, 1]);
  });
});

test.each([
  ['origin', 'http://shop.example'],
  ['origin', 'javascript:alert(1)'],
  ['origin', 'shop.example'],
  ['origin', 'http://localhost.evil.example'],
  ['secrets', ['short']],
  ['clientId', ''],
])('rejects %s %j', async (name, value) => {
  const options = { clientId: 'shop', secrets: [SECRET], origin: SHOP, request: request(), [name]: value };
  await expect(createServerClient(options)).rejects.toMatchObject({
    code: 'invalid_argument',
    message: expect.stringContaining(`"${name}"`) as string,
  });
});

test('an expired seal counts as no session', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { openClient } = openShop({}, { sessionLifetime: 3600 });
  const first = await openClient(request());
  await first.auth.getAuthHeaders();
  const [cookie] = await first.cookies();
  expect(cookie?.maxAge).toBe(3540);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect((await openClient(request(`${cookie!.name}=${cookie!.value}`))).auth.getTokens().refreshToken.value).toBe('');
  vi.useRealTimers();
});
