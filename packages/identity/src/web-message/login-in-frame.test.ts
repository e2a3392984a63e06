import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import { fakeBrowser, until, type FakeMessage } from '../testing/fake-browser.js';
import { fakePlatform } from '../testing/fake-platform.js';

const ORIGIN = 'https://login.example';
const REDIRECT = '/_api/redirects-api/v1/redirect-session';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => void (browser = fakeBrowser()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface AuthRequest {
  auth: { prompt: string; authRequest: { state: string; sessionToken?: string } };
}

/** A sign-in in a hidden iframe or popup: how it starts, and its window. */
const ways = {
  'the hidden frame': {
    begin: ({ auth }: ReturnType<typeof fakePlatform>, request: object = {}) =>
      auth.getMemberTokensForDirectLogin('canary-session', request),
    source: () => browser.frames[0]?.contentWindow,
    isGone: () => browser.frames.length === 0,
  },
  'the popup': {
    begin: async ({ auth }: ReturnType<typeof fakePlatform>, request: object = {}) => {
      await auth.loginWithPopup({ sessionToken: 'canary-session' }, request);
      return auth.getTokens();
    },
    source: () => browser.popups.find(({ address }) => address),
    isGone: () => browser.popups.every(({ closed }) => closed),
  },
};

describe.each(Object.entries(ways))('%s', (name, { begin, source, isGone }) => {
  /** A sign-in that waits for its response. */
  async function waiting(request: object = {}) {
    const platform = fakePlatform();
    const outcome = begin(platform, request).then(
      (tokens) => ({ tokens, error: undefined }),
      (error: unknown) => ({ tokens: undefined, error }),
    );
    const window = await until(source);
    const { auth } = platform.to('redirect-session')[0]?.body as unknown as AuthRequest;
    const response = (more: Partial<FakeMessage> = {}) =>
      browser.post({ data: { code: 'CODE', state: auth.authRequest.state }, origin: ORIGIN, source: window, ...more });
    return { ...platform, outcome, window, asked: auth, answer: response };
  }

  const expectNothingLeft = () => {
    expect(isGone()).toBe(true);
    expect(browser.listeners()).toBe(0);
  };

  test('exchanges the code of the message for tokens', async () => {
    const { answer, asked, outcome, to } = await waiting();
    expect(asked).toMatchObject({
      prompt: name === 'the popup' ? 'login' : 'none',
      authRequest: { responseMode: 'web_message', sessionToken: 'canary-session', codeChallengeMethod: 'S256' },
    });
    expect(asked.authRequest).not.toHaveProperty('redirectUri');
    answer();
    expect((await outcome).tokens).toMatchObject({ refreshToken: { role: 'member' } });
    expect(to('token')[0]?.body).toEqual({
      clientId: 'CID',
      grantType: 'authorization_code',
      code: 'CODE',
      codeVerifier: expect.stringMatching(/^[\w.~-]{43}$/) as string,
    });
    expectNothingLeft();
  });

  test('ignores forged messages', async () => {
    const { answer, asked, outcome, window, to } = await waiting();
    const { state } = asked.authRequest;
    const right = { code: 'EVIL', state };
    const origins = ['https://evil.example', 'http://login.example', 'https://login.example.evil.example', 'null', ''];
    for (const origin of [...origins, 'https://login.example:444', `${ORIGIN}/`]) answer({ data: right, origin });
    for (const other of [null, undefined, {}, globalThis, { ...window }]) answer({ data: right, source: other });
    const shapes: unknown[] = [
      null,
      undefined,
      'text',
      JSON.stringify(right),
      7,
      [right],
      Object.assign([], right),
      new Map(Object.entries(right)),
      structuredClone(Object.create(right)),
      { code: 'EVIL' },
      { code: 'EVIL', state: `${state} ` },
      { code: 'EVIL', state: [state] },
      { code: { toString: () => 'EVIL' }, state },
      { code: 7, state },
      { error: 7, state },
      { state },
      { data: right },
    ];
    for (const data of shapes) answer({ data });
    await new Promise((resolve) => setImmediate(resolve));
    expect(to('token')).toEqual([]);
    answer();
    expect((await outcome).error).toBeUndefined();
    expect(to('token').map(({ body }) => body['code'])).toEqual(['CODE']);
  });

  test('ignores 10,000 other messages', async () => {
    const { answer, asked, outcome, to } = await waiting();
    const { state } = asked.authRequest;
    fc.assert(
      fc.property(
        fc.record({
          data: fc.oneof(
            fc.anything(),
            fc.record({ code: fc.string(), state: fc.oneof(fc.string(), fc.constant(state)) }),
          ),
          origin: fc.oneof(fc.webUrl(), fc.constant('null')),
        }),
        (message) => answer(message),
      ),
      { numRuns: repetitions({ sample: 1000, full: 10_000 }) },
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(to('token')).toEqual([]);
    answer();
    await outcome;
  });

  test('uses the first response', async () => {
    const { answer, asked, outcome, to } = await waiting();
    answer();
    answer({ data: { code: 'SECOND', state: asked.authRequest.state } });
    await outcome;
    expect(to('token').map(({ body }) => body['code'])).toEqual(['CODE']);
  });

  test('throws the error of the login page', async () => {
    const { answer, asked, outcome, to } = await waiting();
    answer({ data: { error: 'access_denied', error_description: 'No.', state: asked.authRequest.state } });
    expect((await outcome).error).toMatchObject({ code: 'access_denied', message: 'No.', kind: 'application' });
    expect(to('token')).toEqual([]);
    expectNothingLeft();
  });

  test('times out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { outcome } = await waiting({ timeout: 5000 });
    await vi.advanceTimersByTimeAsync(4999);
    expect(browser.listeners()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await outcome).error).toMatchObject({ message: 'OAuth flow timed out', kind: 'timeout', code: 'timeout' });
    expectNothingLeft();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('rejects when the signal aborts', async () => {
    const controller = new AbortController();
    const { outcome } = await waiting({ signal: controller.signal });
    controller.abort('enough');
    expect((await outcome).error).toMatchObject({ kind: 'aborted', cause: 'enough' });
    expectNothingLeft();
  });

  test('cleans up if there is no redirect URL', async () => {
    const platform = fakePlatform({ [REDIRECT]: {} });
    await expect(begin(platform)).rejects.toMatchObject({ message: 'No redirect URL found' });
    expectNothingLeft();
  });

  test('cleans up after a rejected code, without a secret in the error', async () => {
    const platform = fakePlatform({ '/oauth2/token': new Response('canary', { status: 400 }) });
    const call = begin(platform).catch((error: unknown) => error);
    const window = await until(source);
    const { auth } = platform.to('redirect-session')[0]?.body as unknown as AuthRequest;
    browser.post({ data: { code: 'canary-code', state: auth.authRequest.state }, origin: ORIGIN, source: window });
    const error = await call;
    expect(error).toMatchObject({ code: 'token_request_failed' });
    expect(JSON.stringify(error) + String(error)).not.toContain('canary');
    expectNothingLeft();
  });
});

describe('direct login', () => {
  test('times out after two minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const call = fakePlatform()
      .auth.getMemberTokensForDirectLogin('S')
      .catch((error: unknown) => error);
    await until(ways['the hidden frame'].source);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(browser.frames).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ message: 'OAuth flow timed out' });
  });

  test('login_required for a new session token throws frame_blocked', async () => {
    const platform = fakePlatform();
    const call = platform.auth.getMemberTokensForDirectLogin('S');
    const source = await until(ways['the hidden frame'].source);
    const { auth } = platform.to('redirect-session')[0]?.body as unknown as AuthRequest;
    const { state } = auth.authRequest;
    browser.post({ data: { error: 'login_required', state }, origin: ORIGIN, source });
    await expect(call).rejects.toMatchObject({ code: 'frame_blocked', cause: { code: 'login_required' } });
  });

  test.each([
    ['cross-origin isolated', () => vi.stubGlobal('crossOriginIsolated', true)],
    ['without cookies', () => vi.stubGlobal('navigator', { cookieEnabled: false })],
    ['no browser', () => vi.unstubAllGlobals()],
  ])('throws frame_blocked at once in a page that is %s', async (_, arrange) => {
    arrange();
    const { auth, sent } = fakePlatform();
    await expect(auth.getMemberTokensForDirectLogin('S')).rejects.toMatchObject({ code: 'frame_blocked' });
    expect(sent).toEqual([]);
  });
});

test('loginSilently signs in the current member, or throws login_required', async () => {
  const platform = fakePlatform();
  const { auth, to } = platform;
  const response = async (data: object) => {
    const count = to('redirect-session').length;
    const call = auth.loginSilently();
    const source = await until(() =>
      to('redirect-session').length > count ? ways['the hidden frame'].source() : undefined,
    );
    const { state, sessionToken } = (to('redirect-session').at(-1)?.body as unknown as AuthRequest).auth.authRequest;
    expect(sessionToken).toBeUndefined();
    browser.post({ data: { ...data, state }, origin: ORIGIN, source });
    return call;
  };
  await expect(response({ error: 'login_required' })).rejects.toMatchObject({ code: 'login_required' });
  expect(auth.loggedIn()).toBe(false);
  await response({ code: 'CODE' });
  expect(auth.loggedIn()).toBe(true);
});
