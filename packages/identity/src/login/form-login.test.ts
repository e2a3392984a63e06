import { describe, expect, test } from 'vitest';
import { OAuthStrategy, type StateMachine } from '../index.js';
import { fakePlatform, visitor, type PlatformResponse } from '../testing/fake-platform.js';

const [REGISTER, LOGIN] = ['/_api/iam/authentication/v2/register', '/_api/iam/authentication/v2/login'];
const VERIFY = '/_api/iam/verification/v1/auth/verify';
const params = { email: 'ada@shop.example', password: 'canary-password' };

const refusal = (code: string, status = 400) =>
  Response.json(
    { message: 'no', details: { applicationError: { code, description: 'because', data: {} } } },
    { status },
  );
const violation = (...fieldViolations: object[]) =>
  Response.json({ message: '', details: { validationError: { fieldViolations } } }, { status: 400 });
const lost = () => Promise.reject(new TypeError('fetch failed'));

const register = (response: PlatformResponse, more: object = {}) =>
  fakePlatform({ [REGISTER]: response }).auth.register({ ...params, ...more });
const login = (response: PlatformResponse) => fakePlatform({ [LOGIN]: response }).auth.login(params);

describe.each([
  ['register', register],
  ['login', login],
] as const)('%s', (_, enter) => {
  test.each<[object, StateMachine]>([
    [
      { state: 'SUCCESS', sessionToken: 'S' },
      { loginState: 'SUCCESS', data: { sessionToken: 'S' } },
    ],
    [{ state: 'REQUIRE_OWNER_APPROVAL' }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
    [
      { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'T' },
      { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 'T' } },
    ],
    [{ state: 'STATUS_CHECK' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
    [{ state: 'SOMETHING_NEW' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
    [{}, { loginState: 'FAILURE', error: 'Unknown _state' }],
  ])('maps %j to a login state', async (response, state) => expect(await enter(response)).toEqual(state));

  test.each([
    ['-19971', 'missingCaptchaToken'],
    ['-19970', 'invalidCaptchaToken'],
  ])('maps error %s to %s', async (code, errorCode) =>
    expect(await enter(refusal(code))).toEqual({ loginState: 'FAILURE', error: 'no: because', errorCode }),
  );

  test('returns the platform’s description of an invalid email address', async () => {
    const response = violation(
      { field: 'password', description: 'too short', data: { type: 'OTHER' } },
      { field: 'loginId.email', description: 'is no address', data: { type: 'EMAIL' } },
    );
    expect(await enter(response)).toEqual({ loginState: 'FAILURE', error: 'is no address', errorCode: 'invalidEmail' });
  });

  test.each<[string, PlatformResponse]>([
    ['no network', lost],
    ['500', refusal('-19976', 500)],
    ['503', new Response('<html>', { status: 503 })],
    ['429', refusal('RATE', 429)],
    ['408', new Response('', { status: 408 })],
    ['an answer that is no JSON', new Response('<html>')],
    ['204', new Response(null, { status: 204 })],
  ])('returns no error code for %s', async (_name, response) => {
    const state = await enter(response);
    expect(state).toEqual({ loginState: 'FAILURE', error: expect.stringMatching(/./) as string });
    expect(JSON.stringify(state)).not.toContain('canary');
  });

  test.each(['constructor', '__proto__', 'toString', '', 'null'])(
    'returns no error code for the platform code %j',
    async (code) => {
      const state = await enter(refusal(code));
      expect(['invalidEmail', undefined]).toContain('errorCode' in state ? state.errorCode : undefined);
    },
  );
});

describe('register', () => {
  test('sends the documented request with the visitor’s session', async () => {
    const { auth, sent } = fakePlatform({ [REGISTER]: { state: 'SUCCESS', sessionToken: 'S' } });
    const captchaTokens = { recaptchaToken: 'r', invisibleRecaptchaToken: 'i' };
    await auth.register({ ...params, profile: { nickname: 'Ada' }, captchaTokens });
    await auth.register({ ...params, captchaTokens: { recaptchaToken: 'r' } });
    const body = { loginId: { email: params.email }, password: params.password };
    expect(sent).toEqual([
      {
        path: REGISTER,
        authorization: 'canary-access',
        body: {
          ...body,
          profile: { nickname: 'Ada' },
          captchaTokens: [{ Recaptcha: 'r', InvisibleRecaptcha: 'i' }],
        },
      },
      { path: REGISTER, authorization: 'canary-access', body: { ...body, captchaTokens: [{ Recaptcha: 'r' }] } },
    ]);
  });

  test.each([
    ['-19995', 'emailAlreadyExists'],
    ['-19976', undefined],
    ['-1', undefined],
  ])('maps error %s to %s', async (code, errorCode) =>
    expect(await register(refusal(code))).toEqual({
      loginState: 'FAILURE',
      error: 'no: because',
      ...(errorCode && { errorCode }),
    }),
  );

  test.each([
    ['without data', { field: 'password', description: 'too short' }],
    ['of another kind', { field: 'password', description: 'too short', data: { type: 'OTHER' } }],
  ])('returns a violation %s as FAILURE', async (_, field) =>
    expect(await register(violation(field))).toEqual({
      loginState: 'FAILURE',
      error: 'INVALID_ARGUMENT: "password" too short',
    }),
  );
});

describe('login', () => {
  test.each([
    ['-19976', 'invalidPassword'],
    ['-19973', 'resetPassword'],
    ['-19995', 'invalidEmail'],
    ['-19999', 'invalidEmail'],
  ])('maps error %s to %s', async (code, errorCode) =>
    expect(await login(refusal(code))).toEqual({ loginState: 'FAILURE', error: 'no: because', errorCode }),
  );

  test('returns no error code if the visitor session is rejected', async () => {
    const { auth } = fakePlatform(
      { '/oauth2/token': Response.json({ error: 'invalid_grant' }, { status: 400, statusText: 'Bad Request' }) },
      { tokens: { ...visitor(), accessToken: { value: '', expiresAt: 0 } } },
    );
    const state = await auth.login(params);
    expect(state).toEqual({
      loginState: 'FAILURE',
      error:
        'Failed to fetch tokens from OAuth API: Bad Request. request id: null. ' +
        'The client ID was refused: check it with "npx @cartwright/cli doctor"',
    });
  });

  test('throws if the signal aborts', async () => {
    const { auth } = fakePlatform();
    const call = auth.login(params, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('processVerification', () => {
  const waiting = { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'T' };
  const unknown = { loginState: 'FAILURE', error: 'Unknown _state' };
  const success = { state: 'SUCCESS', sessionToken: 'S' };

  test('sends the code with the last state token, only while verification is pending', async () => {
    const { auth, to } = fakePlatform({ [REGISTER]: waiting, [VERIFY]: success });
    expect(await auth.processVerification({ verificationCode: '123456' })).toEqual(unknown);
    await auth.register(params);
    expect(await auth.processVerification({ verificationCode: '123456' })).toEqual({
      loginState: 'SUCCESS',
      data: { sessionToken: 'S' },
    });
    expect(await auth.processVerification({ verificationCode: '123456' })).toEqual(unknown);
    expect(to('verify').map(({ body }) => body)).toEqual([{ code: '123456', stateToken: 'T' }]);
  });

  test('accepts another code after a wrong one', async () => {
    const results = [refusal('VERIFICATION_FAILED'), success];
    const { auth } = fakePlatform({ [LOGIN]: waiting, [VERIFY]: () => results.shift() ?? {} });
    await auth.login(params);
    expect(await auth.processVerification({ verificationCode: '1' })).toEqual({
      loginState: 'FAILURE',
      error: 'no: because',
    });
    expect(await auth.processVerification({ verificationCode: '2' })).toMatchObject({ loginState: 'SUCCESS' });
  });

  test('a failed sign-in ends the pending verification', async () => {
    const { auth, to } = fakePlatform({ [REGISTER]: waiting, [LOGIN]: refusal('-19976') });
    await auth.register(params);
    await auth.login(params);
    expect(await auth.processVerification({ verificationCode: '1' })).toEqual(unknown);
    expect(to('verify')).toEqual([]);
  });

  test('continues a state passed from another server, and never mixes up members', async () => {
    let count = 0;
    const { auth, to } = fakePlatform({
      [LOGIN]: () => ({ ...waiting, stateToken: `T${++count}` }),
      [VERIFY]: ({ body }) => ({ state: 'SUCCESS', sessionToken: `S of ${body['stateToken'] as string}` }),
    });
    const [ada, bob] = [await auth.login(params), await auth.login({ ...params, email: 'bob@shop.example' })];
    const elsewhere = JSON.parse(JSON.stringify(ada)) as StateMachine;
    const other = fakePlatform({ [VERIFY]: success });
    await other.auth.processVerification({ verificationCode: '1' }, elsewhere);
    expect(other.sent[0]?.body).toEqual({ code: '1', stateToken: 'T1' });
    expect(await auth.processVerification({ verificationCode: '1' }, ada)).toMatchObject({
      data: { sessionToken: 'S of T1' },
    });
    expect(await auth.processVerification({ verificationCode: '1' }, bob)).toMatchObject({
      data: { sessionToken: 'S of T2' },
    });
    expect(to('verify')).toHaveLength(2);
  });

  test.each<StateMachine>([
    { loginState: 'INITIAL' },
    { loginState: 'SUCCESS', data: { sessionToken: 'S' } },
    { loginState: 'OWNER_APPROVAL_REQUIRED' },
    { loginState: 'USER_CAPTCHA_REQUIRED', data: { stateToken: 'T' } },
    { loginState: 'SILENT_CAPTCHA_REQUIRED', data: { stateToken: 'T' } },
    { loginState: 'FAILURE', error: 'e' },
  ])('sends nothing in the state %j', async (state) => {
    const { auth, sent } = fakePlatform();
    expect(await auth.processVerification({ verificationCode: '1' }, state)).toEqual(unknown);
    expect(sent).toEqual([]);
  });

  test.each([
    ['no network', lost],
    ['500', new Response('', { status: 500 })],
  ])('returns FAILURE for %s', async (_, response) => {
    const { auth } = fakePlatform({ [LOGIN]: waiting, [VERIFY]: response });
    await auth.login(params);
    expect(await auth.processVerification({ verificationCode: '1' })).toMatchObject({ loginState: 'FAILURE' });
  });
});

test('sendPasswordResetEmail sends the redirect URI', async () => {
  const { auth, sent } = fakePlatform();
  expect(await auth.sendPasswordResetEmail('ada@shop.example', 'https://shop.example/login')).toBeUndefined();
  expect(sent[0]).toMatchObject({
    path: '/_api/iam/recovery/v1/send-email',
    body: { email: 'ada@shop.example', redirect: { url: 'https://shop.example/login', clientId: 'CID' } },
  });
});

describe('externally authenticated members', () => {
  test('getMemberTokensForExternalLogin requests tokens by member ID', async () => {
    const { auth, sent } = fakePlatform();
    expect(await auth.getMemberTokensForExternalLogin('MID', 'canary-key')).toMatchObject({
      refreshToken: { value: 'canary-renewal', role: 'member' },
    });
    expect(sent).toEqual([
      {
        path: '/oauth2/token',
        authorization: 'canary-access,canary-key',
        body: { grant_type: 'authorized_client', scope: 'offline_access', member_id: 'MID' },
      },
    ]);
    expect(auth.loggedIn()).toBe(false);
  });

  test('getMemberTokensForExternalLoginWithSession signs on by email address', async () => {
    const { auth, sent } = fakePlatform({
      '/_api/iam/authentication/v2/sign-on': { sessionToken: 'S', identity: { id: 'MID' } },
    });
    await auth.getMemberTokensForExternalLoginWithSession('ada@shop.example', 'canary-key', { verifyEmail: true });
    expect(sent).toEqual([
      {
        path: '/_api/iam/authentication/v2/sign-on',
        authorization: 'canary-access,canary-key',
        body: { loginId: { email: 'ada@shop.example' }, verifyEmail: true },
      },
      {
        path: '/oauth2/token',
        authorization: 'canary-access,canary-key',
        body: { grant_type: 'authorized_client', member_id: 'MID', session_token: 'S' },
      },
    ]);
  });

  test('a rejected request is sent once, and the error contains no key', async () => {
    const { auth, sent } = fakePlatform({ '/oauth2/token': new Response('{"k":"canary-key"}', { status: 503 }) });
    const error: unknown = await auth.getMemberTokensForExternalLogin('MID', 'canary-key').catch((e: unknown) => e);
    expect(JSON.stringify(error) + String(error)).not.toContain('canary');
    expect(sent).toHaveLength(1);
  });
});

test('getActiveToken returns the access token, and site keys have defaults', () => {
  const auth = OAuthStrategy({ clientId: 'CID', tokens: visitor(), captchaVisibleSiteKey: 'mine' });
  expect(auth.getActiveToken()).toBe('canary-access');
  expect(auth.captchaVisibleSiteKey).toBe('mine');
  expect(auth.captchaInvisibleSiteKey).toMatch(/^6L/);
});
