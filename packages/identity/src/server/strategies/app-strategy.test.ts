import { inspect } from 'node:util';
import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_APP_ID, DEMO_APP_SECRET, DEMO_SITE_ID } from '@cartwright/emulator';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowser } from '../../testing/browser.js';
import { members } from '../../index.js';
import { connectApp as connect, type Sent } from '../../testing/app-platform.js';
import { AppStrategy, type AppStrategyOptions } from '../index.js';

const callback = 'https://app.example/installed?code=CODE&instanceId=INSTANCE&state=S1';

afterEach(() => vi.unstubAllGlobals());

describe('getInstallUrl', () => {
  test('contains the app ID, redirect URL, state and token', () => {
    const { auth } = connect({});
    expect(auth.getInstallUrl({ redirectUrl: 'https://app.example/cb?a=b&c' })).toBe(
      'https://www.wix.com/installer/install?redirectUrl=https%3A%2F%2Fapp.example%2Fcb%3Fa%3Db%26c&appId=APP',
    );
    const url = new URL(auth.getInstallUrl({ redirectUrl: 'https://app.example', state: 's t', token: 'tok&' }));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      redirectUrl: 'https://app.example',
      appId: 'APP',
      state: 's t',
      token: 'tok&',
    });
  });
});

describe('handleOAuthCallback', () => {
  test('exchanges the code, and later calls use its tokens', async () => {
    const { client, auth, sent, authorizations } = connect({});
    expect(await auth.handleOAuthCallback(callback, { state: 'S1' })).toEqual({
      instanceId: 'INSTANCE',
      accessToken: 'A1',
      refreshToken: 'R1',
    });
    await client.things.read();
    expect(sent).toEqual([
      {
        path: '/oauth/access',
        body: { code: 'CODE', client_id: 'APP', client_secret: 'SECRET', grant_type: 'authorization_code' },
      },
    ]);
    expect(authorizations).toEqual(['A1']);
    expect(auth.getActiveToken()).toBe('R1');
  });

  test('accepts path and query string', async () => {
    const { auth } = connect({});
    expect(await auth.handleOAuthCallback('/installed?code=C&instanceId=I')).toMatchObject({ instanceId: 'I' });
  });

  test.each([
    ['another state', callback, 'S2'],
    ['no state where one was sent', 'https://app.example/?code=CODE&instanceId=INSTANCE', 'S1'],
    ['no code', 'https://app.example/?instanceId=INSTANCE', ''],
    ['no instance', 'https://app.example/?code=CODE', ''],
    ['no address', 'https://', ''],
  ])('rejects a URL with %s before sending', async (_, url, state) => {
    const { auth, sent } = connect({});
    const error: unknown = await auth.handleOAuthCallback(url, { state }).catch((e: unknown) => e);
    expect(error).toMatchObject({ kind: 'validation', code: 'invalid_argument' });
    expect(inspect(error)).not.toContain('CODE');
    expect(sent).toEqual([]);
  });
});

describe('access tokens', () => {
  const grants: [string, Partial<AppStrategyOptions>, Sent][] = [
    [
      'instance',
      { instanceId: 'I' },
      {
        path: '/oauth2/token',
        body: { instance_id: 'I', client_id: 'APP', client_secret: 'SECRET', grant_type: 'client_credentials' },
      },
    ],
    [
      'refresh token',
      { refreshToken: 'R' },
      {
        path: '/oauth/access',
        body: { refresh_token: 'R', client_id: 'APP', client_secret: 'SECRET', grant_type: 'refresh_token' },
      },
    ],
    [
      'access token',
      { accessToken: 'T' },
      {
        path: '/oauth2/token',
        body: { grant_type: 'strip_bound_session', client_secret: 'SECRET', access_token: 'T' },
      },
    ],
  ];

  test.each(grants)(
    'of an %s: 100 concurrent calls share one token request, and later calls reuse it',
    async (_, options, expected) => {
      const { client, sent, authorizations } = connect(options);
      await Promise.all(Array.from({ length: 100 }, () => client.things.read()));
      await client.things.read();
      expect(sent).toEqual([expected]);
      expect(new Set(authorizations)).toEqual(new Set(['A1']));
    },
  );

  test('a rotated refresh token replaces the old one', async () => {
    const { client, sent } = connect({ refreshToken: 'R' }, (_, count) => ({
      access_token: `A${count}`,
      refresh_token: `R${count}`,
      expires_in: 0,
    }));
    await client.things.read();
    await client.things.read();
    expect(sent.map(({ body }) => body['refresh_token'])).toEqual(['R', 'R1']);
  });

  test.each([-1, 1])('expire by the platform’s clock, which is off by %i hours', async (hours) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { client, sent } = connect({ instanceId: 'I' }, (_, count) => {
      const headers = { date: new Date(Date.now() + hours * 3_600_000).toUTCString() };
      return Response.json({ access_token: `A${count}`, expires_in: 300 }, { headers });
    });
    await client.things.read();
    vi.setSystemTime(Date.now() + 290_000);
    await client.things.read();
    expect(sent).toHaveLength(1);
    vi.setSystemTime(Date.now() + 20_000);
    await client.things.read();
    expect(sent).toHaveLength(2);
    vi.useRealTimers();
  });

  test('a rejected token request fails all waiting calls, without a secret in the error', async () => {
    const { client } = connect({ instanceId: 'I' }, () => Response.json({ canary: 'SECRET' }, { status: 400 }));
    const results = await Promise.allSettled([client.things.read(), client.things.read()]);
    for (const result of results) {
      expect(result).toMatchObject({ status: 'rejected', reason: { status: 400 } });
      expect(inspect(result, { depth: 9 })).not.toContain('SECRET');
    }
  });

  test.each([
    ['without a source of tokens', { appSecret: 'SECRET' }, /"instanceId" must be/],
    ['without the secret', { instanceId: 'I' }, /"appSecret" must be/],
  ])('%s the error names the missing option', async (_, options, message) => {
    const auth = AppStrategy({ appId: 'APP', ...options });
    await expect(auth.getAuthHeaders()).rejects.toThrow(message);
  });
});

describe('elevated', () => {
  const info = { active: true, clientId: 'APP', instanceId: 'SITE' };

  test('returns a strategy with the app’s permissions on the site of the token, over the same transport', async () => {
    const { auth, sent } = connect({ accessToken: 'T' }, ({ path }) =>
      path.endsWith('info') ? info : { access_token: 'ELEVATED', expires_in: 300 },
    );
    const elevated = await auth.elevated();
    expect((await elevated.getAuthHeaders()).headers).toEqual({ Authorization: 'ELEVATED' });
    expect(sent.map(({ path, body }) => [path, body['token'] ?? body['instance_id']])).toEqual([
      ['/oauth2/token-info', 'T'],
      ['/oauth2/token', 'SITE'],
    ]);
  });

  test.each([
    { ...info, clientId: 'OTHER' },
    { ...info, active: false },
    { ...info, instanceId: '' },
  ])('rejects %j', async (response) => {
    const { auth } = connect({ accessToken: 'T' }, () => response);
    await expect(auth.elevated()).rejects.toThrow('"accessToken" must be a valid token of this app');
  });

  test('requires an access token', async () => {
    await expect(connect({ instanceId: 'I' }).auth.elevated()).rejects.toThrow('"accessToken" must be set');
  });
});

describe('with the emulator', () => {
  const emulator = createEmulator();
  const fetch: typeof globalThis.fetch = (input, init) => emulator.fetch(new Request(input, init));

  test('the app lists the members of its site, and a wrong secret is rejected', async () => {
    const app = { appId: DEMO_APP_ID, appSecret: DEMO_APP_SECRET, instanceId: DEMO_SITE_ID };
    const client = createClient({ auth: AppStrategy(app), fetch, modules: { members } });
    expect((await client.members.listMembers()).members?.length).toBeGreaterThan(0);
    expect(await client.auth.getTokenInfo()).toMatchObject({ active: true, subjectType: 'APP', clientId: DEMO_APP_ID });
    const wrong = createClient({ auth: AppStrategy({ ...app, appSecret: 'x' }), fetch, modules: { members } });
    await expect(wrong.members.listMembers()).rejects.toMatchObject({ status: 401 });
  });
});

test('with the emulator: an app is installed, calls, refreshes and elevates', async () => {
  const emulator = createEmulator({ rotateRefreshTokens: true });
  const fetch: typeof globalThis.fetch = (input, init) => emulator.fetch(new Request(input, init));
  const app = { appId: DEMO_APP_ID, appSecret: DEMO_APP_SECRET };
  const connectApp = (options: Partial<AppStrategyOptions>) =>
    createClient({ auth: AppStrategy({ ...app, ...options }), fetch, modules: { members } });
  const isMerchant = async (client: ReturnType<typeof connectApp>) =>
    ((await client.members.listMembers()).members?.length ?? 0) > 0;

  const client = connectApp({});
  const callbacks: string[] = [];
  const browser = createBrowser({
    'https://www.wix.com': (request) => emulator.fetch(request),
    'http://localhost:5000': async (request) => {
      callbacks.push(request.url);
      return new Response('installed');
    },
  });
  const page = await browser.open(client.auth.getInstallUrl({ redirectUrl: 'http://localhost:5000/cb', state: 'S' }));
  await browser.submit(page.url, await page.response.text(), {});
  const { instanceId, refreshToken, accessToken } = await client.auth.handleOAuthCallback(callbacks[0] ?? '', {
    state: 'S',
  });
  expect(instanceId).toBe(DEMO_SITE_ID);
  expect(await isMerchant(client)).toBe(true);
  expect(await isMerchant(connectApp({ refreshToken }))).toBe(true);
  const given = connectApp({ accessToken });
  expect(await isMerchant(given)).toBe(true);
  const elevated = createClient({ auth: await given.auth.elevated(), fetch, modules: { members } });
  expect(await isMerchant(elevated)).toBe(true);
  await expect(client.auth.handleOAuthCallback(callbacks[0] ?? '', { state: 'S' })).rejects.toMatchObject({
    status: 400,
  });
});

test('rejects an empty app ID', () => {
  expect(() => AppStrategy({ appId: ' ' })).toThrow('"appId" must be');
});

test('rejects browsers unless dangerouslyAllowBrowser is set', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {});
  expect(() => AppStrategy({ appId: 'APP' })).toThrow('AppStrategy is for servers');
  expect(() => AppStrategy({ appId: 'APP', dangerouslyAllowBrowser: true })).not.toThrow();
});
