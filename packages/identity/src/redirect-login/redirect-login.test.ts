import { createHash } from 'node:crypto';
import { createClient } from '@cartwright/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyValueStorage } from '../storage/key-value-storage.js';
import { fakeBrowser } from '../testing/fake-browser.js';
import { fakePlatform, grant, redirected, visitor } from '../testing/fake-platform.js';
import { OAuthStrategy } from './index.js';

const REDIRECT = '/_api/redirects-api/v1/redirect-session';
const login = {
  codeVerifier: 'canary-verifier',
  codeChallenge: 'CC',
  state: 'ST',
  redirectUri: 'https://shop.example/callback',
  originalUri: 'https://shop.example/cart',
};
const member = { value: 'canary-renewal', role: 'member' };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the redirect-login strategy is a subset of the full strategy', () => {
  const names = (auth: object) => Object.keys(auth).sort();
  const smaller = names(OAuthStrategy({ clientId: 'CID' }));
  const whole = names(fakePlatform().auth);
  expect(whole).toEqual(expect.arrayContaining(smaller));
  expect(smaller).toEqual(expect.arrayContaining(['getAuthUrl', 'handleRedirectCallback', 'logout']));
  expect(smaller).not.toContain('login');
});

describe('getAuthUrl', () => {
  test('requests the URL of the login page', async () => {
    const { auth, sent } = fakePlatform();
    expect(await auth.getAuthUrl(login)).toEqual({
      authUrl: 'https://login.example/authorize?session=1',
      authorizationEndpoint: 'https://login.example/authorize',
    });
    const authRequest = {
      redirectUri: 'https://shop.example/callback',
      clientId: 'CID',
      codeChallenge: 'CC',
      codeChallengeMethod: 'S256',
      responseMode: 'fragment',
      responseType: 'code',
      scope: 'offline_access',
      state: 'ST',
    };
    expect(sent).toEqual([
      { path: REDIRECT, authorization: 'canary-access', body: { auth: { authRequest, prompt: 'login' } } },
    ]);
  });

  test.each([
    ['google', '0e6a50f5-b523-4e29-990d-f37fa2ffdd69'],
    ['facebook', '3ecad13f-52c3-483d-911f-31dbcf2a6d23'],
    [{ connectionId: 'own' }, 'own'],
  ] as const)('selects the identity provider %j', async (idp, id) => {
    const { auth, sent } = fakePlatform();
    await auth.getAuthUrl(login, { idp, prompt: 'none', responseMode: 'query' });
    expect(sent[0]?.body).toMatchObject({ auth: { prompt: 'none', authRequest: { idp: id, responseMode: 'query' } } });
  });

  test.each([{}, { redirectSession: {} }, redirected('javascript:alert(1)'), redirected('data:text/html,x')])(
    'rejects a response without a safe URL: %j',
    async (response) => {
      const { auth } = fakePlatform({ [REDIRECT]: response });
      const call = auth.getAuthUrl(login);
      await expect(call).rejects.toMatchObject({ message: 'No redirect URL found', code: 'no_redirect_url' });
    },
  );

  test('throws ApiError for a redirect URI that is not registered', async () => {
    const field = { field: 'auth.authRequest.redirectUri', description: 'is not a registered address' };
    const body = { message: '', details: { validationError: { fieldViolations: [field] } } };
    const fetch = () => Promise.resolve(Response.json(body, { status: 400 }));
    const { auth } = createClient({ auth: OAuthStrategy({ clientId: 'CID', tokens: visitor() }), fetch });
    await expect(auth.getAuthUrl(login)).rejects.toThrow(/is not a registered address/);
  });
});

describe('getMemberTokens', () => {
  test('sends the documented request and does not change the session', async () => {
    const { auth, sent } = fakePlatform();
    expect(await auth.getMemberTokens('CODE', 'ST', login)).toMatchObject({ refreshToken: member });
    const { redirectUri, codeVerifier } = login;
    const body = { clientId: 'CID', grantType: 'authorization_code', redirectUri, code: 'CODE', codeVerifier };
    expect(sent).toEqual([{ path: '/oauth2/token', authorization: null, body }]);
    expect(auth.loggedIn()).toBe(false);
  });

  test.each([
    ['', 'ST', 'Missing code or _state'],
    ['CODE', '', 'Missing code or _state'],
    [null, null, 'Missing code or _state'],
    ['CODE', 'other', 'Invalid _state'],
    ['CODE', 'st', 'Invalid _state'],
    ['CODE', 'ST ', 'Invalid _state'],
  ])('rejects code %j with state %j before sending', async (code, state, message) => {
    const { auth, sent } = fakePlatform();
    await expect(auth.getMemberTokens(code, state, login)).rejects.toMatchObject({ message, kind: 'validation' });
    expect(sent).toEqual([]);
  });

  test('sends an authorization code once with any response', async () => {
    vi.useFakeTimers();
    let count = 0;
    const fetch = () => {
      count++;
      return Promise.resolve(new Response('{"c":"canary-verifier"}', { status: 503 }));
    };
    const { auth } = createClient({ auth: OAuthStrategy({ clientId: 'CID', tokens: visitor() }), fetch });
    const call = auth.getMemberTokens('canary-code', 'ST', login).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    const error = await call;
    expect(count).toBe(1);
    expect(error).toMatchObject({ status: 503, code: 'token_request_failed' });
    expect(JSON.stringify(error) + String(error)).not.toContain('canary');
  });
});

describe('loginWithRedirect and handleRedirectCallback', () => {
  const requested = { redirectUri: 'https://shop.example/callback' };
  let browser: ReturnType<typeof fakeBrowser>;
  beforeEach(() => void (browser = fakeBrowser('https://shop.example/cart?page=2')));

  const readState = (body: unknown) => (body as { auth: { authRequest: { state: string } } }).auth.authRequest.state;

  /** Begins a login, and says its state. */
  async function begin({ auth, sent }: ReturnType<typeof fakePlatform>, more: object = {}): Promise<string> {
    await auth.loginWithRedirect({ ...requested, ...more });
    return readState(sent.at(-1)?.body);
  }

  test.each(['#', '?from=mail&'])(
    'a sign-in returns to the original page and leaves nothing behind (%s)',
    async (before) => {
      const platform = fakePlatform();
      const { auth, to } = platform;
      const state = await begin(platform);
      expect(browser.visited).toEqual(['https://login.example/authorize?session=1']);
      browser.goTo(`https://shop.example/callback${before}code=canary-code&state=${encodeURIComponent(state)}`);
      expect(await auth.handleRedirectCallback()).toEqual({ originalUri: 'https://shop.example/cart?page=2' });
      expect(auth.getTokens().refreshToken).toEqual(member);
      expect(browser.location.href).toBe(`https://shop.example/callback${before === '#' ? '' : '?from=mail'}`);
      expect(browser.session.kept.size).toBe(0);
      const { codeVerifier, redirectUri } = to('token')[0]?.body as Record<string, string>;
      expect(redirectUri).toBe(requested.redirectUri);
      const challenge = createHash('sha256')
        .update(codeVerifier ?? '')
        .digest('base64url');
      expect(to('redirect-session')[0]?.body).toMatchObject({ auth: { authRequest: { codeChallenge: challenge } } });
    },
  );

  test('waits until the storage has written the session', async () => {
    const values = new Map<string, object>();
    const store = {
      getItem: async (key: string) => Promise.resolve(values.get(key)),
      setItem: async (key: string, value: object) => Promise.resolve(void values.set(key, value)),
    };
    const platform = fakePlatform({}, { tokenStorage: keyValueStorage(store, 'session') });
    const state = await begin(platform);
    browser.goTo(`https://shop.example/callback#code=canary-code&state=${encodeURIComponent(state)}`);
    await platform.auth.handleRedirectCallback();
    expect(values.get('session')).toMatchObject({ refreshToken: member });
  });

  test('supports two concurrent sign-ins', async () => {
    const platform = fakePlatform();
    const { auth, to } = platform;
    const first = await begin(platform, { originalUri: 'https://shop.example/first' });
    const second = await begin(platform, { originalUri: 'https://shop.example/second' });
    for (const [state, page] of [
      [second, 'second'],
      [first, 'first'],
    ] as const) {
      browser.goTo(`https://shop.example/callback#code=C&state=${encodeURIComponent(state)}`);
      expect(await auth.handleRedirectCallback()).toEqual({ originalUri: `https://shop.example/${page}` });
    }
    const [one, other] = to('token').map(({ body }) => body['codeVerifier']);
    expect(one).not.toBe(other);
  });

  test('uses a response once, and removes the secrets before the token call', async () => {
    const keptThen: number[] = [];
    const platform = fakePlatform({
      '/oauth2/token': () => {
        keptThen.push(browser.session.kept.size);
        return new Response('', { status: 400 });
      },
    });
    const state = await begin(platform);
    const back = `https://shop.example/callback#code=C&state=${encodeURIComponent(state)}`;
    browser.goTo(back);
    await expect(platform.auth.handleRedirectCallback()).rejects.toMatchObject({ code: 'token_request_failed' });
    browser.goTo(back);
    await expect(platform.auth.handleRedirectCallback()).rejects.toThrow('Invalid _state');
    expect(keptThen).toEqual([0]);
    expect(browser.location.href).toBe('https://shop.example/callback');
  });

  test('rejects a sign-in that was not started in this tab or has expired, before sending', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const platform = fakePlatform();
    const state = await begin(platform);
    browser.goTo('https://shop.example/callback#code=C&state=forged');
    await expect(platform.auth.handleRedirectCallback()).rejects.toThrow('Invalid _state');
    vi.setSystemTime(Date.now() + 15 * 60_000);
    browser.goTo(`https://shop.example/callback#code=C&state=${encodeURIComponent(state)}`);
    await expect(platform.auth.handleRedirectCallback()).rejects.toThrow('Invalid _state');
    expect(platform.to('token')).toEqual([]);
    expect(browser.session.kept.size).toBe(0);
  });

  test('throws the error of the login page only for a pending sign-in', async () => {
    const platform = fakePlatform();
    const state = await begin(platform);
    const error = 'error=access_denied&error_description=Given+up';
    browser.goTo(`https://shop.example/callback#${error}&state=made-up`);
    await expect(platform.auth.handleRedirectCallback()).rejects.toThrow('Invalid _state');
    browser.goTo(`https://shop.example/callback#${error}&state=${encodeURIComponent(state)}`);
    await expect(platform.auth.handleRedirectCallback()).rejects.toMatchObject({
      code: 'access_denied',
      kind: 'application',
      message: 'Given up',
    });
    expect(platform.to('token')).toEqual([]);
  });

  test('does not change a URL without a response', async () => {
    browser.goTo('https://shop.example/callback?page=2#top');
    await expect(fakePlatform().auth.handleRedirectCallback()).rejects.toThrow('Missing code or _state');
    expect(browser.location.href).toBe('https://shop.example/callback?page=2#top');
  });

  test.each([
    'https://evil.example/',
    '//evil.example/x',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\\evil.example',
    'blob:https://shop.example/7e8ce0bc',
    'https://user:canary@shop.example/',
    'https://shop.example.evil.example/',
    'http://shop.example/',
    'http://[',
  ])('never returns to another site: %s', async (originalUri) => {
    const platform = fakePlatform();
    const state = await begin(platform, { originalUri });
    browser.goTo(`https://shop.example/callback#code=C&state=${encodeURIComponent(state)}`);
    expect(await platform.auth.handleRedirectCallback()).toEqual({ originalUri: 'https://shop.example/' });
  });

  test('rejects blocked session storage before sending', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { auth, sent } = fakePlatform();
    const events = { code: 'storage_blocked', kind: 'configuration' };
    await expect(auth.loginWithRedirect(requested)).rejects.toMatchObject(events);
    await expect(auth.handleRedirectCallback()).rejects.toMatchObject(events);
    expect(sent).toEqual([]);
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });

  test('sends the headers of the call, also with the token call', async () => {
    const received: (string | null)[] = [];
    const fetch = (_: unknown, init?: RequestInit) => {
      received.push(new Headers(init?.headers).get('client-binding'));
      return Promise.resolve(Response.json({ ...grant, ...redirected() }));
    };
    const { auth } = createClient({ auth: OAuthStrategy({ clientId: 'CID', tokens: visitor() }), fetch });
    const headers = { 'client-binding': 'b' };
    await auth.getAuthUrl(login, {}, { headers });
    await auth.getMemberTokens('CODE', 'ST', login, { headers });
    expect(received).toEqual(['b', 'b']);
  });

  test('no URL contains a secret', async () => {
    const platform = fakePlatform();
    await begin(platform, { sessionToken: 'canary-session' });
    expect(JSON.stringify(browser.visited)).not.toContain('canary');
  });
});
