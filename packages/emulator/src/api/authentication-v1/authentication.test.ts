import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { CAPTCHA_TOKEN, DEMO_API_KEY, DEMO_CLIENT_ID, REFUSED_CAPTCHA_TOKEN } from '../../kernel/state/demo.js';
import {
  getCode,
  IAM,
  iris,
  login,
  mailTo,
  merchant,
  otto,
  post,
  register,
  changeSettings,
  signIn,
  VERIFICATION,
  type LoginResponse,
  type Tokens,
} from '../../testing/member.js';
import { send, visitorToken } from '../../testing/visitor.js';

let emulator: Emulator;
beforeEach(() => {
  emulator = createEmulator({ seed: 1 });
});

const MY_MEMBER = '/members/v1/members/my';
const findViolation = ({ body }: { body: LoginResponse }) => body.details?.validationError?.fieldViolations[0];

describe('registration', () => {
  test('creates an active member with a session token', async () => {
    const { status, body } = await register(emulator, 'Ada@Example.com', 'correct horse', {
      profile: { nickname: 'Ada', firstName: 'Ada', customFields: [{ name: 'size', value: { numValue: 7 } }] },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String) as unknown,
      identity: {
        email: { address: 'ada@example.com', isVerified: false },
        status: { name: 'ACTIVE', reasons: [] },
        identityProfile: {
          nickname: 'Ada',
          firstName: 'Ada',
          customFields: [{ name: 'size', value: { numValue: 7 } }],
        },
      },
      additionalData: {},
    });
    expect((await login(emulator, { email: 'ADA@example.com', password: 'correct horse' })).body.state).toBe('SUCCESS');
  });

  test.each(['ada', 'ada@', '@example.com', 'a b@example.com', `${'a'.repeat(300)}@example.com`])(
    'rejects the address %s with an EMAIL violation',
    async (email) => {
      const response = await register(emulator, email);
      expect(response.status).toBe(400);
      expect(findViolation(response)).toMatchObject({ field: 'loginId.email', data: { type: 'EMAIL' } });
    },
  );

  test.each(['12345', 'x'.repeat(101)])('rejects a password that is too short or too long', async (password) => {
    const response = await register(emulator, 'ada@example.com', password);
    expect(response.status).toBe(400);
    expect(findViolation(response)).toMatchObject({ field: 'password', data: { type: 'OTHER' } });
    expect(JSON.stringify(response.body)).not.toContain(password);
  });

  test('rejects an address that is in use, in upper or lower case, unless its member is deleted', async () => {
    await register(emulator, 'ada@example.com');
    const repeated = await register(emulator, 'ADA@Example.com');
    expect([repeated.status, getCode(repeated)]).toEqual([409, '-19995']);
    const [member] = await members();
    await send(emulator, 'DELETE', `/members/v1/members/${member!.id}`, { headers: merchant });
    expect((await register(emulator, 'ada@example.com')).body.state).toBe('SUCCESS');
  });

  test('requires email verification and approval in turn, as the settings specify', async () => {
    await changeSettings(emulator, { requireEmailVerification: true, requireOwnerApproval: true });
    const { body } = await register(emulator, 'ada@example.com');
    expect(body).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) as unknown });
    expect(body.sessionToken).toBeUndefined();
    const { code } = mailTo(emulator, 'ada@example.com');
    const verified = await post(emulator, '/_api/iam/verification/v1/auth/verify', {
      code,
      stateToken: body.stateToken,
    });
    expect(verified.body.state).toBe('REQUIRE_OWNER_APPROVAL');
    expect(verified.body.identity).toMatchObject({
      email: { isVerified: true },
      status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] },
    });
    const credentials = { email: 'ada@example.com', password: 'correct horse' };
    expect((await login(emulator, credentials)).body.state).toBe('REQUIRE_OWNER_APPROVAL');
    const [member] = await members();
    await send(emulator, 'POST', `/members/v1/members/${member!.id}/approve`, { headers: merchant, body: {} });
    expect((await login(emulator, credentials)).body.state).toBe('SUCCESS');
  });
});

/** Returns the members that were not seeded. */
const members = async () =>
  (await send<{ id: string; loginEmail: string }[]>(emulator, 'GET', '/_emulator/members')).body.filter(
    ({ loginEmail }) => !loginEmail.endsWith('@demo.example'),
  );

describe('login', () => {
  test.each([
    ['nobody@demo.example', 'x', '-19999'],
    ['not an address', 'x', '-19999'],
    [iris.email, 'wrong', '-19976'],
    [iris.email, '', '-19976'],
    ['paul@demo.example', 'anything', '-19973'],
  ])('as %s with %s returns %s', async (email, password, code) => {
    const response = await login(emulator, { email, password });
    expect([response.status, getCode(response)]).toEqual([401, code]);
  });

  test.each([
    ['iris', 'iris-sings-alto', 'SUCCESS'],
    ['nora', 'nora-keeps-time', 'REQUIRE_OWNER_APPROVAL'],
    ['vera', 'vera-skips-beats', 'STATUS_CHECK'],
  ])('returns the login state of the demo member %s', async (name, password, state) => {
    const { status, body } = await login(emulator, { email: `${name}@demo.example`, password });
    expect([status, body.state]).toEqual([200, state]);
    expect(body.sessionToken !== undefined).toBe(state === 'SUCCESS');
  });

  test('requires a visitor token, and accepts the members of its client only', async () => {
    const none = await send<LoginResponse>(emulator, 'POST', `${IAM}/v2/login`, { body: {} });
    expect([none.status, getCode(none)]).toEqual([401, 'UNAUTHENTICATED']);
    await register(emulator, 'ada@example.com');
    const foreign = await visitorToken(emulator, 'another-client');
    const body = { loginId: { email: 'ada@example.com' }, password: 'correct horse' };
    expect(getCode(await post(emulator, '/v2/login', body, foreign))).toBe('-19999');
  });

  test('requires a code from an email if the site uses two-factor authentication', async () => {
    await changeSettings(emulator, { requireEmailFactor: true });
    const { body } = await login(emulator, iris);
    expect(body).toMatchObject({ state: 'MFA_CHALLENGE', mfaChallengeData: { factorType: 'EMAIL' } });
    expect(body.sessionToken).toBeUndefined();
    const { code } = mailTo(emulator, iris.email);
    const verify = (factor: string, data: object) =>
      post(emulator, `${IAM}/v2/${factor}/verify`, { stateToken: body.stateToken, ...data });
    expect(getCode(await verify('EMAIL', { emailData: { code: 'abcdef' } }))).toBe('VERIFICATION_FAILED');
    expect((await verify('EMAIL', { emailData: { code } })).body).toMatchObject({ state: 'SUCCESS' });
    expect(getCode(await verify('EMAIL', { emailData: { code } }))).toBe('VERIFICATION_FAILED');
  });
});

describe('CAPTCHA', () => {
  const results = { good: CAPTCHA_TOKEN, bad: REFUSED_CAPTCHA_TOKEN, unknown: 'something' };

  test.each(['Recaptcha', 'InvisibleRecaptcha'])('is checked as %s if the site requires one', async (name) => {
    await changeSettings(emulator, { requireCaptcha: true });
    for (const call of [
      login,
      (e: Emulator, _: object, more: object) => register(e, 'ada@example.com', 'correct horse', more),
    ]) {
      const ask = async (response?: string) =>
        getCode(await call(emulator, iris, { captchaTokens: response === undefined ? [] : [{ [name]: response }] }));
      expect([await ask(), await ask(results.bad), await ask(results.unknown), await ask(results.good)]).toEqual([
        ...['-19971', '-19970', '-19970', undefined],
      ]);
    }
  });

  test('is optional elsewhere, but an invalid one is rejected', async () => {
    const ask = async (response: string) =>
      getCode(await login(emulator, iris, { captchaTokens: [{ Recaptcha: response }] }));
    expect([await ask(results.bad), await ask(results.unknown)]).toEqual(['-19970', undefined]);
  });
});

describe('sign-on', () => {
  const signOn = async (body: object, headers: Record<string, string>) =>
    send<LoginResponse>(emulator, 'POST', `${IAM}/v2/sign-on`, { body, headers });

  test('accepts an API key, and creates the member if there is none', async () => {
    const token = await visitorToken(emulator);
    const body = { loginId: { email: 'ada@example.com' }, profile: { nickname: 'Ada' }, verifyEmail: true };
    expect(getCode(await signOn(body, { authorization: token }))).toBe('PERMISSION_DENIED');
    expect((await signOn(body, { authorization: `${token},wrong` })).status).toBe(403);
    const created = await signOn(body, { authorization: `${token},${DEMO_API_KEY}` });
    expect(created.body.identity).toMatchObject({ email: { isVerified: true }, status: { name: 'ACTIVE' } });
    const repeated = await signOn(body, merchant);
    expect(repeated.body.identity?.id).toBe(created.body.identity?.id);
    const tokens = await send<Tokens>(emulator, 'POST', '/oauth2/token', {
      body: {
        grant_type: 'authorized_client',
        member_id: created.body.identity?.id,
        session_token: repeated.body.sessionToken,
      },
      headers: { authorization: `${token},${DEMO_API_KEY}` },
    });
    expect(tokens.status).toBe(200);
    expect((await send(emulator, 'GET', MY_MEMBER, { token: tokens.body.access_token })).status).toBe(200);
  });

  test('rejects blocked members and the session tokens of others', async () => {
    expect(getCode(await signOn({ loginId: { email: 'vera@demo.example' } }, merchant))).toBe('MEMBER_NOT_ACTIVE');
    const { body } = await signOn({ loginId: { email: iris.email } }, merchant);
    const other = await signOn({ loginId: { email: otto.email } }, merchant);
    const response = await send<Tokens>(emulator, 'POST', '/oauth2/token', {
      body: {
        grant_type: 'authorized_client',
        member_id: other.body.identity?.id,
        session_token: body.sessionToken,
      },
      headers: { authorization: `${await visitorToken(emulator)},${DEMO_API_KEY}` },
    });
    expect([response.status, response.body.error]).toEqual([400, 'invalid_grant']);
  });
});

describe('password change', () => {
  test('ends every other session', async () => {
    const [here, elsewhere] = [await signIn(emulator, iris), await signIn(emulator, iris)];
    const pending = (await login(emulator, iris)).body.sessionToken;
    const change = (newPassword: string, token: string) =>
      post(emulator, `${IAM}/v2/change-password`, { newPassword }, token);
    expect((await change('short', here.access_token)).status).toBe(400);
    expect((await change('new password', await visitorToken(emulator))).status).toBe(403);
    expect(await change('new password', here.access_token)).toMatchObject({ status: 200, body: {} });

    const my = async (token: string) => (await send(emulator, 'GET', MY_MEMBER, { token })).status;
    expect([await my(here.access_token), await my(elsewhere.access_token)]).toEqual([200, 401]);
    const renewed = await send<Tokens>(emulator, 'POST', '/oauth2/token', {
      body: { clientId: DEMO_CLIENT_ID, grantType: 'refresh_token', refreshToken: elsewhere.refresh_token },
    });
    expect([renewed.status, renewed.body.error]).toEqual([400, 'invalid_grant']);
    const late = await send<Tokens>(emulator, 'POST', '/oauth2/token', {
      body: {
        grant_type: 'authorized_client',
        member_id: '5eed0000-0000-4000-8000-000000000001',
        session_token: pending,
      },
      headers: { authorization: `${await visitorToken(emulator)},${DEMO_API_KEY}` },
    });
    expect(late.status).toBe(400);
    expect(getCode(await login(emulator, iris))).toBe('-19976');
    expect((await login(emulator, { ...iris, password: 'new password' })).body.state).toBe('SUCCESS');
  });
});

test('cancels the logins that wait for a code', async () => {
  await changeSettings(emulator, { requireEmailFactor: true });
  const { stateToken } = (await login(emulator, iris)).body;
  const { code } = mailTo(emulator, iris.email);
  await changeSettings(emulator, { requireEmailFactor: false });
  const { access_token: token } = await signIn(emulator, iris);
  await post(emulator, `${IAM}/v2/change-password`, { newPassword: 'new password' }, token);
  const late = await post(emulator, `${IAM}/v2/EMAIL/verify`, { stateToken, emailData: { code } });
  expect(getCode(late)).toBe('VERIFICATION_FAILED');
});

test('validates the format of an email address', async () => {
  const check = async (email: string) => (await post<unknown>(emulator, `${IAM}/v2/validate-email`, { email })).body;
  expect(await check('ada@example.com')).toEqual({ valid: true });
  expect(await check('ada@')).toEqual({ valid: false, formatInvalid: true });
});

test('serves the paths of the service itself too', async () => {
  const body = { loginId: { email: iris.email }, password: iris.password };
  expect((await post(emulator, '/v2/login', body)).body.state).toBe('SUCCESS');
});

test.each([`${VERIFICATION}/start`, `${VERIFICATION}/Start`, '/v1/start', '/v1/Start'])(
  'emails a verification code to the signed-in member at %s',
  async (path) => {
    const { access_token: token } = await signIn(emulator, iris);
    const { body } = await post<{ verificationId: string }>(emulator, path, { target: 'EMAIL' }, token);
    const { code } = mailTo(emulator, iris.email);
    const verified = await post(emulator, `${VERIFICATION}/auth/verify`, { code, stateToken: body.verificationId });
    expect(verified.body).toMatchObject({ state: 'SUCCESS', identity: { email: { address: iris.email } } });
  },
);

test('keeps passwords, codes and tokens out of the request log', async () => {
  await changeSettings(emulator, { requireEmailVerification: true });
  const { body } = await register(emulator, 'ada@example.com', 'a-secret-password');
  const { code } = mailTo(emulator, 'ada@example.com');
  await post(emulator, '/v1/auth/verify', { code, stateToken: body.stateToken });
  const log = JSON.stringify(emulator.requests());
  for (const secret of ['a-secret-password', code, body.stateToken]) expect(log).not.toContain(`"${secret}"`);
});
