import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import type { Emulator } from '../../../protocol/emulator.js';
import { DEMO_CLIENT_ID } from '../../../kernel/state/demo.js';
import {
  getCode,
  iris,
  login,
  mailTo,
  merchant,
  post,
  RECOVERY,
  register,
  changeSettings,
  signIn,
  VERIFICATION,
} from '../../../testing/member.js';
import { send } from '../../../testing/visitor.js';

let emulator: Emulator;
beforeEach(() => {
  emulator = createEmulator({ seed: 1 });
});

const redirect = { url: 'http://localhost:5173/login', clientId: DEMO_CLIENT_ID };
const sendRecoveryEmail = (email: string, more: object = {}) =>
  post(emulator, `${RECOVERY}/send-email`, { email, ...more });
const recover = (recoveryToken: string | undefined, password = 'a new password') =>
  post(emulator, `${RECOVERY}/recover`, { recoveryToken, password });

test('responds alike to known and unknown addresses, and mails only known ones', async () => {
  const [known, unknown] = [
    await sendRecoveryEmail(iris.email, { redirect }),
    await sendRecoveryEmail('nobody@demo.example', { redirect }),
  ];
  expect(known).toMatchObject({ status: 200, body: {} });
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  expect(emulator.mails().map(({ kind, to }) => [kind, to])).toEqual([['PASSWORD_RESET', iris.email]]);
});

test('a token of a mail sets a new password once, and ends every session', async () => {
  const tokens = await signIn(emulator, iris);
  await sendRecoveryEmail(iris.email);
  const { recoveryToken } = mailTo(emulator, iris.email);
  expect((await recover(recoveryToken, 'short')).status).toBe(400);
  const done = await recover(recoveryToken);
  expect(done.body).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) as unknown });
  expect((await send(emulator, 'GET', '/members/v1/members/my', { token: tokens.access_token })).status).toBe(401);
  expect(getCode(await recover(recoveryToken, 'another one'))).toBe('INVALID_RECOVERY_TOKEN');
  expect(getCode(await login(emulator, iris))).toBe('-19976');
  expect((await login(emulator, { ...iris, password: 'a new password' })).body.state).toBe('SUCCESS');
});

test('accepts a token for an hour, until the next one is sent, and no invented tokens', async () => {
  await sendRecoveryEmail(iris.email);
  const first = mailTo(emulator, iris.email).recoveryToken;
  await sendRecoveryEmail(iris.email);
  const second = mailTo(emulator, iris.email).recoveryToken;
  expect(getCode(await recover(first))).toBe('INVALID_RECOVERY_TOKEN');
  expect(getCode(await recover('made-up'))).toBe('INVALID_RECOVERY_TOKEN');
  emulator.clock().advance(3_600_000);
  expect(getCode(await recover(second))).toBe('INVALID_RECOVERY_TOKEN');
});

test('redirects from a mail only to registered URLs of its client', async () => {
  for (const bad of [
    { url: 'https://evil.test/' },
    { url: 'javascript:alert(1)' },
    { ...redirect, clientId: 'other' },
  ]) {
    for (const email of [iris.email, 'nobody@demo.example']) {
      expect((await sendRecoveryEmail(email, { redirect: bad })).status).toBe(400);
    }
  }
  expect(emulator.mails()).toEqual([]);
});

test('a member created by the merchant sets the first password with an emailed link', async () => {
  const created = await send<{ member: { id: string } }>(emulator, 'POST', '/members/v1/members', {
    body: { member: { loginEmail: 'ada@example.com' } },
    headers: merchant,
  });
  expect(getCode(await login(emulator, { email: 'ada@example.com', password: 'x' }))).toBe('-19973');
  const body = { identityId: created.body.member.id, emailOptions: { redirect } };
  expect((await post(emulator, `${RECOVERY}/activation-email`, body)).status).toBe(403);
  await send(emulator, 'POST', `${RECOVERY}/activation-email`, { body, headers: merchant });
  expect(emulator.mails()[0]).toMatchObject({ kind: 'ACTIVATION', to: 'ada@example.com' });
  expect((await recover(mailTo(emulator, 'ada@example.com').recoveryToken)).body.state).toBe('SUCCESS');
  const unknown = { body: { identityId: 'nobody' }, headers: merchant };
  expect((await send(emulator, 'POST', `${RECOVERY}/activation-email`, unknown)).status).toBe(404);
});

test('a password reset does not sign in a blocked or pending member', async () => {
  for (const [name, state] of [
    ['vera', 'STATUS_CHECK'],
    ['nora', 'REQUIRE_OWNER_APPROVAL'],
  ]) {
    await sendRecoveryEmail(`${name}@demo.example`);
    const { body } = await recover(mailTo(emulator, `${name}@demo.example`).recoveryToken);
    expect(body.state).toBe(state);
    expect(body.sessionToken).toBeUndefined();
  }
});

test('five wrong codes, or a quarter of an hour, end a verification', async () => {
  await changeSettings(emulator, { requireEmailVerification: true });
  const verify = (code: string | undefined, stateToken: string | undefined) =>
    post(emulator, `${VERIFICATION}/auth/verify`, { code, stateToken });
  const { stateToken } = (await register(emulator, 'ada@example.com')).body;
  const { code } = mailTo(emulator, 'ada@example.com');
  expect(code).toMatch(/^\d{6}$/);
  for (let attempt = 0; attempt < 5; attempt++)
    expect(getCode(await verify('wrong!', stateToken))).toBe('VERIFICATION_FAILED');
  expect(getCode(await verify(code, stateToken))).toBe('VERIFICATION_FAILED');

  const later = (await login(emulator, { email: 'ada@example.com', password: 'correct horse' })).body;
  expect(later.state).toBe('REQUIRE_EMAIL_VERIFICATION');
  emulator.clock().advance(900_000);
  expect(getCode(await verify(mailTo(emulator, 'ada@example.com').code, later.stateToken))).toBe('VERIFICATION_FAILED');
});

test('binds a code to its state token, and resends it on request', async () => {
  await changeSettings(emulator, { requireEmailVerification: true });
  const [ada, bob] = [await register(emulator, 'ada@example.com'), await register(emulator, 'bob@example.com')];
  const verify = (email: string, { stateToken }: { stateToken?: string }) =>
    post(emulator, `${VERIFICATION}/auth/verify`, { code: mailTo(emulator, email).code, stateToken });
  expect(getCode(await verify('ada@example.com', bob.body))).toBe('VERIFICATION_FAILED');
  const before = mailTo(emulator, 'ada@example.com').code;
  const repeated = await post(emulator, `${VERIFICATION}/auth/resend`, { stateToken: ada.body.stateToken });
  expect(repeated.body).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: ada.body.stateToken });
  expect(emulator.mails().filter(({ to }) => to === 'ada@example.com')).toHaveLength(2);
  if (before !== mailTo(emulator, 'ada@example.com').code) {
    const stale = { code: before, stateToken: ada.body.stateToken };
    expect(getCode(await post(emulator, `${VERIFICATION}/auth/verify`, stale))).toBe('VERIFICATION_FAILED');
  }
  expect((await verify('ada@example.com', ada.body)).body.state).toBe('SUCCESS');
  expect((await post(emulator, `${VERIFICATION}/auth/resend`, { stateToken: 'made-up' })).status).toBe(400);
});

test.each(['start', 'Start'])('a signed-in member verifies the email address by %s', async (path) => {
  await register(emulator, 'ada@example.com');
  const ada = { email: 'ada@example.com', password: 'correct horse' };
  const { access_token: token } = await signIn(emulator, ada);
  expect((await post(emulator, `${VERIFICATION}/${path}`, { target: 'EMAIL' })).status).toBe(403);
  const other = { identityId: '5eed0000-0000-4000-8000-000000000001', target: 'EMAIL' };
  expect((await post(emulator, `${VERIFICATION}/${path}`, other, token)).status).toBe(403);
  const { body } = await post(emulator, `${VERIFICATION}/${path}`, { target: 'EMAIL' }, token);
  const proof = { code: mailTo(emulator, ada.email).code, stateToken: body.verificationId };
  const done = await post(emulator, `${VERIFICATION}/auth/verify`, proof);
  expect(done.body.identity?.email.isVerified).toBe(true);
});
