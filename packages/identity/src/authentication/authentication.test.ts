import { createClient } from '@cartwright/core';
import { expect, test } from 'vitest';
import { operationTable, refusalTable } from '../../../core/src/testing/operation-table.js';
import { respond, stubFetch } from '../../../core/src/testing/stub-fetch.js';
import { identity, state, wireIdentity, wireState } from '../testing/wire-identity.js';
import * as authentication from './index.js';

const path = '/_api/iam/authentication';
const loginId = { email: 'ada@shop.example' };
const profile = {
  nickname: 'Ada',
  customFields: [
    { name: 'since', value: { dateValue: new Date(0) } },
    { name: 'size', value: { mapValue: { value: { id: { numValue: NaN } } } } },
  ],
  addresses: [{ tag: 'HOME', address: { addressLine1: 'Street 1', city: 'Ghent' } }],
};
const wireProfile = {
  nickname: 'Ada',
  customFields: [
    { name: 'since', value: { dateValue: '1970-01-01T00:00:00.000Z' } },
    { name: 'size', value: { mapValue: { value: { id: { numValue: 'NaN' } } } } },
  ],
  addresses: [{ tag: 'HOME', address: { addressLine: 'Street 1', city: 'Ghent' } }],
};
const more = {
  password: 'secret',
  captchaTokens: [{ Recaptcha: 'seen' }, { InvisibleRecaptcha: 'unseen' }],
  clientMetaData: { from: 'footer' },
};

operationTable(authentication, {
  registerV2: {
    args: [loginId, { ...more, profile }],
    method: 'POST',
    path: `${path}/v2/register`,
    body: { loginId, ...more, profile: wireProfile },
    answer: wireState,
    returns: state,
  },
  loginV2: {
    args: [loginId, { ...more, stateToken: 'state-0' }],
    method: 'POST',
    path: `${path}/v2/login`,
    body: { loginId, ...more, stateToken: 'state-0' },
    answer: wireState,
    returns: state,
  },
  signOn: {
    args: [loginId, { profile, verifyEmail: true, mergeExistingContact: false }],
    method: 'POST',
    path: `${path}/v2/sign-on`,
    body: { loginId, profile: wireProfile, verifyEmail: true, mergeExistingContact: false },
    answer: { sessionToken: 'session-1', identity: wireIdentity },
    returns: { sessionToken: 'session-1', identity },
  },
  verify: {
    args: ['TOTP', { stateToken: 'state-1', rememberThisDevice: true, totpData: { code: '123456' } }],
    method: 'POST',
    path: `${path}/v2/TOTP/verify`,
    body: { factorType: 'TOTP', stateToken: 'state-1', rememberThisDevice: true, totpData: { code: '123456' } },
    answer: wireState,
    returns: state,
  },
});

refusalTable(authentication, [
  ['registerV2', [undefined, {}], '"loginId"'],
  ['registerV2', [{ email: ' ' }, {}], '"loginId.email"'],
  ['loginV2', [{ email: '' }, { password: 'secret' }], '"loginId.email"'],
  ['signOn', [{ email: '' }], '"loginId.email"'],
  ['changePassword', [''], '"newPassword"'],
  ['verify', ['', {}], 'factorType'],
  ['verify', ['..', {}], 'factorType'],
]);

test.each([
  ['smsData', 'SMS', { code: '1', deliveryMethod: 'WHATSAPP' }],
  ['callData', 'CALL', { code: '1' }],
  ['emailData', 'EMAIL', { code: '1' }],
  ['totpData', 'TOTP', { code: '1' }],
  ['pushData', 'PUSH', { transactionId: 't' }],
  ['webauthnData', 'WEBAUTHN', { challengeId: 'c', credential: '{}' }],
  ['recoveryCodeData', 'RECOVERY_CODE', { code: '1' }],
  ['passwordData', 'PASSWORD', { password: 'secret' }],
])('verify sends %s for the factor %s', async (field, factor, data) => {
  const { fetch, sent } = stubFetch({});
  const client = createClient({ modules: { authentication }, fetch });
  await client.authentication.verify(factor, { [field]: data });
  expect(sent[0]?.url.pathname).toBe(`${path}/v2/${factor}/verify`);
  expect(sent[0]?.body).toEqual({ factorType: factor, [field]: data });
});

test('a field violation names the argument, and the message contains no password', async () => {
  const violation = { field: 'password', description: 'is too short', violatedRule: 'MIN_LENGTH' };
  const { fetch } = stubFetch(
    respond(400, { message: 'no', details: { validationError: { fieldViolations: [violation] } } }),
  );
  const client = createClient({ modules: { authentication }, fetch });
  const error = await client.authentication.registerV2(loginId, more).catch((caught: unknown) => caught);
  expect(String(error)).toContain('options.password');
  expect(JSON.stringify(error)).not.toContain('secret');
});
