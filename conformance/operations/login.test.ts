import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { patience, runs } from '../harness/same-call.js';
import { official, ours, type AnyClient } from '../harness/sides.js';
import type { StubResponse } from '../harness/stub-fetch.js';

const text = fc.string({ minLength: 1, maxLength: 40 });
const uri = fc.webUrl({ withQueryParameters: true });
const address = fc.emailAddress();
const grant = fc.record({ access_token: text, refresh_token: text, expires_in: fc.integer({ min: 1, max: 100_000 }) });
const oauthData = fc.record({
  codeVerifier: text,
  codeChallenge: text,
  state: text,
  redirectUri: uri,
  originalUri: uri,
});
const redirected: StubResponse = {
  json: {
    redirectSession: { fullUrl: 'https://login.example/a?b=c', urlDetails: { endpoint: 'https://login.example/a' } },
  },
};
const captchaTokens = fc.record({ recaptchaToken: text, invisibleRecaptchaToken: text }, { requiredKeys: [] });
const profile = fc.record({ nickname: text, firstName: text, emails: fc.array(address) }, { requiredKeys: [] });

/** Expects the same requests and results from both SDKs. */
async function expectSame(responses: readonly StubResponse[], call: (client: AnyClient) => unknown) {
  const theirs = await capture(official, responses, call);
  const own = await capture(ours, responses, call);
  expect(theirs.error).toBeUndefined();
  expect(own.error).toBeUndefined();
  expect(own.sent).toEqual(theirs.sent);
  expect(own.value).toEqual(theirs.value);
}

const property = <T>(arbitrary: fc.Arbitrary<T>, run: (value: T) => Promise<unknown>) =>
  fc.assert(
    fc.asyncProperty(arbitrary, async (value) => {
      await run(value);
    }),
    { numRuns: runs },
  );

const auth =
  (name: string, ...args: readonly unknown[]) =>
  (client: AnyClient) =>
    invoke(client, `auth.${name}`, ...args);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sign-in and sign-out compared with the official client', { timeout: patience }, () => {
  test('getAuthUrl: same requests, equal values', () => {
    const options = fc.record(
      {
        prompt: fc.constantFrom('login', 'none'),
        responseMode: fc.constantFrom('fragment', 'query', 'web_message'),
        sessionToken: text,
        idp: fc.oneof(fc.constantFrom('google', 'facebook'), fc.record({ connectionId: text })),
      },
      { requiredKeys: [] },
    );
    return property(fc.tuple(oauthData, options), ([data, more]) =>
      expectSame([redirected], auth('getAuthUrl', data, more)),
    );
  });

  test('parseFromUrl: equal values', () => {
    const names = fc.constantFrom('code', 'state', 'error', 'other');
    const parameters = fc.array(fc.tuple(names, text)).map((pairs) => new URLSearchParams(pairs).toString());
    const mode = fc.constantFrom('query', 'fragment', undefined);
    return property(fc.tuple(parameters, parameters, mode), async ([search, hash, responseMode]) => {
      const url = `https://shop.example/callback?${search}#${hash}`;
      const read = auth('parseFromUrl', url, ...(responseMode ? [responseMode] : []));
      const [theirs, own] = [await capture(official, [], read), await capture(ours, [], read)];
      const { errorDescription: _, ...rest } = theirs.value as { errorDescription?: null };
      expect(own.value).toEqual(rest);
    });
  });

  test('getMemberTokens: same requests, equal values', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return property(fc.tuple(text, oauthData, grant), ([code, data, json]) =>
      expectSame([{ json }], auth('getMemberTokens', code, data.state, data)),
    );
  });

  test('logout: same requests, equal values, no tokens afterwards', () =>
    property(uri, (url) =>
      expectSame([redirected], async (client) => [
        await auth('logout', url)(client),
        auth('getTokens')(client),
        auth('loggedIn')(client),
      ]),
    ));

  test('register and login: same requests, equal states', () => {
    const state = fc.oneof(
      fc.record({ state: fc.constant('SUCCESS'), sessionToken: text }),
      fc.record({ state: fc.constant('REQUIRE_EMAIL_VERIFICATION'), stateToken: text }),
      fc.record({ state: fc.constantFrom('REQUIRE_OWNER_APPROVAL', 'STATUS_CHECK', 'SOMETHING_ELSE') }),
    );
    const params = fc.record(
      { email: address, password: text, captchaTokens, profile },
      { requiredKeys: ['email', 'password'] },
    );
    return property(fc.tuple(params, state), async ([{ profile: about, ...login }, json]) => {
      await expectSame([{ json }], auth('login', login));
      await expectSame([{ json }], auth('register', { ...login, ...(about && { profile: about }) }));
    });
  });

  test('processVerification: same requests, equal states, with the state given or remembered', () =>
    property(fc.tuple(text, text), async ([verificationCode, stateToken]) => {
      const waiting = { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } };
      const success = { json: { state: 'SUCCESS', sessionToken: 'S' } };
      await expectSame([success], auth('processVerification', { verificationCode }, waiting));
      await expectSame([{ json: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken } }, success], async (client) => {
        await auth('login', { email: 'a@b.c', password: 'p' })(client);
        return auth('processVerification', { verificationCode })(client);
      });
      await expectSame([], auth('processVerification', { verificationCode }));
    }));

  test('sendPasswordResetEmail: same requests', () =>
    property(fc.tuple(address, uri), ([email, url]) => expectSame([{}], auth('sendPasswordResetEmail', email, url))));

  test('external login: same requests, equal values', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const key = fc.stringMatching(/^[A-Za-z0-9._-]{1,60}$/);
    return property(fc.tuple(text, key, address, grant), async ([memberId, apiKey, email, json]) => {
      await expectSame([{ json }], auth('getMemberTokensForExternalLogin', memberId, apiKey));
      const signedOn = { json: { sessionToken: 'S', identity: { id: memberId } } };
      await expectSame(
        [signedOn, { json }],
        auth('getMemberTokensForExternalLoginWithSession', email, apiKey, { verifyEmail: true }),
      );
    });
  });

  test('direct login: same requests, equal values', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const json = { access_token: 'AT', refresh_token: 'RT', expires_in: 60 };
    const bodies: unknown[] = [];
    for (const side of [official, ours]) {
      const { value, sent } = await capture(side, [redirected, { json }], async (client) => {
        const frame = {
          style: {},
          contentWindow: {},
          remove: () => undefined,
          parentElement: { removeChild: () => undefined },
        };
        const show = vi.fn(() => frame);
        const body = { append: show, appendChild: show, contains: () => true };
        vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'https://shop.example' } }));
        vi.stubGlobal('document', { createElement: () => frame, body });
        vi.stubGlobal('crossOriginIsolated', false);
        vi.stubGlobal('navigator', { cookieEnabled: true });
        let state = '';
        const stringify = vi.spyOn(JSON, 'stringify');
        const tokens = auth('getMemberTokensForDirectLogin', 'SESSION')(client) as Promise<unknown>;
        await vi.waitFor(() => expect(show).toHaveBeenCalled(), patience);
        for (const [sent] of stringify.mock.calls as [{ auth?: { authRequest?: { state?: string } } } | undefined][]) {
          state = sent?.auth?.authRequest?.state ?? state;
        }
        stringify.mockRestore();
        const message = { data: { code: 'CODE', state }, origin: 'https://login.example', source: frame.contentWindow };
        window.dispatchEvent(Object.assign(new Event('message'), message));
        return tokens;
      });
      expect(value).toMatchObject({ refreshToken: { value: 'RT', role: 'member' } });
      bodies.push(
        sent.map(({ path, body }) => ({
          path,
          body: JSON.stringify(body, (key, field: unknown) =>
            ['state', 'codeChallenge', 'codeVerifier'].includes(key) ? typeof field : field,
          ),
        })),
      );
    }
    expect(bodies[1]).toEqual(bodies[0]);
  });

  test('generateOAuthData: the same fields, in the same format', async () => {
    for (const side of [official, ours]) {
      const { value } = await capture(side, [], auth('generateOAuthData', 'https://r', 'https://o'));
      expect(value).toEqual({
        redirectUri: 'https://r',
        originalUri: 'https://o',
        codeVerifier: expect.stringMatching(/^[\w.~-]{43}$/) as string,
        codeChallenge: expect.stringMatching(/^[\w-]{43}$/) as string,
        state: expect.stringMatching(/^.{43}$/) as string,
      });
    }
  });

  test('the CAPTCHA site keys are those of the official client', () => {
    const keys = (client: AnyClient) => {
      const { captchaVisibleSiteKey, captchaInvisibleSiteKey } = client['auth'] as Record<string, unknown>;
      return { captchaVisibleSiteKey, captchaInvisibleSiteKey };
    };
    const open = { fetch: globalThis.fetch };
    expect(keys(ours.open(open))).toEqual(keys(official.open(open)));
    expect(keys(ours.open(open))).toEqual({
      captchaVisibleSiteKey: expect.stringMatching(/^6L/) as string,
      captchaInvisibleSiteKey: expect.stringMatching(/^6L/) as string,
    });
  });

  test('has every method of the official strategy', () => {
    const names = (client: AnyClient) => Object.keys(client['auth'] ?? {});
    const open = { fetch: globalThis.fetch };
    const missing = names(official.open(open)).filter((name) => !names(ours.open(open)).includes(name));
    expect(missing).toEqual(['shouldUseCDN']);
  });
});
