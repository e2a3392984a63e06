import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { getCode, IAM, iris, login, mailTo, post, changeSettings, VERIFICATION } from '../../testing/member.js';

const OTHERS = {
  PASSWORD: { passwordData: { password: iris.password } },
  SMS: { smsData: { code: '123456', deliveryMethod: 'SMS' } },
  CALL: { callData: { code: '123456' } },
  TOTP: { totpData: { code: '123456' } },
  PUSH: { pushData: { transactionId: '7e8ce0bc-6a57-4ab9-9b3a-0b0b1f4f0d11' } },
  WEBAUTHN: { webauthnData: { challengeId: '7e8ce0bc-6a57-4ab9-9b3a-0b0b1f4f0d11', credential: '{}' } },
  RECOVERY_CODE: { recoveryCodeData: { code: 'abcd-efgh' } },
};

let emulator: Emulator;
let stateToken: string | undefined;
beforeEach(async () => {
  emulator = createEmulator({ seed: 1 });
  await changeSettings(emulator, { requireEmailFactor: true });
  stateToken = (await login(emulator, iris)).body.stateToken;
});

const verify = (factor: string, data: object) => post(emulator, `${IAM}/v2/${factor}/verify`, { stateToken, ...data });
const findViolation = async (factor: string, data: object) => {
  const { status, body } = await verify(factor, data);
  const { field, violatedRule } = body.details?.validationError?.fieldViolations[0] ?? {};
  return [status, field, violatedRule];
};

test.each(Object.entries(OTHERS))(
  'rejects %s, which the login did not ask for, and leaves the emailed code valid',
  async (factor, data) => {
    const rejected = await verify(factor, data);
    expect([rejected.status, getCode(rejected)]).toEqual([400, 'FACTOR_NOT_ENROLLED']);
    expect(getCode(await verify(factor, {}))).toBe('FACTOR_NOT_ENROLLED');
    const { code } = mailTo(emulator, iris.email);
    expect((await verify('EMAIL', { emailData: { code } })).body.state).toBe('SUCCESS');
  },
);

test.each(['EMAIL', ...Object.keys(OTHERS)])(
  '%s without a pending login reveals nothing about the member',
  async (factor) => {
    stateToken = 'made-up';
    expect(getCode(await verify(factor, {}))).toBe('VERIFICATION_FAILED');
    const data = OTHERS[factor as keyof typeof OTHERS] ?? { emailData: { code: '123456' } };
    expect(getCode(await verify(factor, data))).toBe('VERIFICATION_FAILED');
  },
);

test.each(['SIGNAL', 'email', 'constructor', 'UNKNOWN_FACTOR_TYPE'])(
  'rejects the unknown factor %s',
  async (factor) => {
    expect(await findViolation(factor, {})).toEqual([400, 'factorType', 'INVALID_ENUM_VALUE']);
  },
);

test('validates the data of a factor', async () => {
  expect(await findViolation('TOTP', { emailData: { code: '1' } })).toEqual([400, 'emailData', 'ONE_OF_ALIGNMENT']);
  expect(await findViolation('EMAIL', { emailData: { code: 'x'.repeat(101) } })).toEqual([
    400,
    'emailData.code',
    'MAX_LENGTH',
  ]);
  expect(await findViolation('EMAIL', { emailData: { code: '' } })).toEqual([400, 'emailData.code', 'MIN_LENGTH']);
  expect(await findViolation('PUSH', { pushData: { transactionId: 'x'.repeat(37) } })).toEqual([
    400,
    'pushData.transactionId',
    'MAX_LENGTH',
  ]);
  expect(await findViolation('EMAIL', { stateToken: null, emailData: { code: '1' } })).toEqual([
    400,
    'stateToken',
    'REQUIRED_FIELD',
  ]);
});

test.each([
  ['the factor without a code', () => verify('EMAIL', {})],
  ['resend', () => post(emulator, `${VERIFICATION}/auth/resend`, { stateToken })],
])('%s mails another code for the same login', async (_, request) => {
  const repeated = await request();
  expect(repeated.body).toMatchObject({
    state: 'MFA_CHALLENGE',
    stateToken,
    mfaChallengeData: { factorType: 'EMAIL' },
  });
  expect(emulator.mails().map(({ kind }) => kind)).toEqual(['LOGIN_CODE', 'LOGIN_CODE']);
  const { code } = mailTo(emulator, iris.email);
  expect((await verify('EMAIL', { emailData: { code } })).body.state).toBe('SUCCESS');
});

test('returns a session only for the code, and accepts the code once', async () => {
  const { code } = mailTo(emulator, iris.email);
  expect((await verify('EMAIL', { emailData: { code: 'abcdef' } })).body.sessionToken).toBeUndefined();
  expect((await verify('EMAIL', { emailData: { code } })).body.sessionToken).toEqual(expect.any(String));
  expect(getCode(await verify('EMAIL', { emailData: { code } }))).toBe('VERIFICATION_FAILED');
});
