import type * as authentication from '@wix/auto_sdk_identity_authentication';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  filled,
  flag,
  guid,
  list,
  moment,
  nullable,
  pageUrl,
  partialRecord,
  text,
  wireDate,
} from '../harness/arbitraries.js';
import { capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { sameCall } from '../harness/same-call.js';
import { official, ours } from '../harness/sides.js';
import { profile, rawRequest, wireIdentity, wireRawResponse, wireState } from './wire-identities.js';

const loginId = fc.record({ email: fc.oneof(fc.emailAddress(), filled) });
const captchaTokens: fc.Arbitrary<authentication.CaptchaToken[]> = list(
  fc.oneof(
    fc.record({ Recaptcha: text }),
    fc.record({ InvisibleRecaptcha: text }),
    fc.record({ recaptchaForClientSiteKey: fc.record({ token: text, siteKeyId: guid }) }),
  ),
);
const clientMetaData = nullable(fc.dictionary(fc.constantFrom('a', '_id', 'id', 'createdDate'), text));
const password = filled;

/** Arbitrary arguments: a first one, and optional options. */
const withOptions = <T, O>(first: fc.Arbitrary<T>, options: fc.Arbitrary<O>) =>
  fc.oneof({ arbitrary: fc.tuple(first, options), weight: 5 }, { arbitrary: fc.tuple(first), weight: 1 });

/** Arbitrary arguments: optional options. */
const onlyOptions = <O>(options: fc.Arbitrary<O>) => fc.oneof(fc.tuple(options), fc.constant([]));

describe('authentication', () => {
  sameCall(
    'authentication.registerV2',
    withOptions(
      loginId,
      partialRecord<authentication.RegisterV2Options>({ password, profile, captchaTokens, clientMetaData }),
    ),
    wireState,
  );

  sameCall(
    'authentication.loginV2',
    withOptions(loginId, partialRecord({ password, captchaTokens, clientMetaData, stateToken: nullable(text) })),
    wireState,
  );

  sameCall(
    'authentication.signOn',
    withOptions(loginId, partialRecord({ profile, verifyEmail: flag, mergeExistingContact: flag })),
    partialRecord({ sessionToken: text, identity: wireIdentity }),
  );

  sameCall('authentication.changePassword', fc.tuple(password), fc.constant({}));

  sameCall(
    'authentication.logout',
    onlyOptions(partialRecord({ postLogoutRedirectUri: nullable(pageUrl), clientId: nullable(guid) })),
    wireRawResponse,
  );

  sameCall(
    'authentication.validateEmail',
    fc.tuple(fc.oneof(fc.emailAddress(), text)),
    partialRecord({
      valid: flag,
      failure: fc.record({ reason: fc.constant('EMAIL_ADDRESS_BOUNCED') }),
      formatInvalid: flag,
    }),
  );

  test('verify: a factor of a sign-in, which the current official module no longer has', async () => {
    expect(official.open({ fetch })['authentication']).not.toHaveProperty('verify');
    const data = { stateToken: 's', rememberThisDevice: true, webauthnData: { challengeId: 'c', credential: '{}' } };
    const state = {
      state: 'SUCCESS',
      sessionToken: 't',
      identity: { id: 'i', createdDate: '2024-01-02T03:04:05.678Z' },
    };
    const { sent, value } = await capture(ours, { json: state }, (client) =>
      invoke(client, 'authentication.verify', 'WEBAUTHN', data),
    );
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/_api/iam/authentication/v2/WEBAUTHN/verify',
      body: { factorType: 'WEBAUTHN', ...data },
    });
    expect(value).toEqual({
      state: 'SUCCESS',
      sessionToken: 't',
      identity: { _id: 'i', _createdDate: new Date('2024-01-02T03:04:05.678Z') },
    });
  });
});

const redirect = partialRecord({ url: pageUrl, clientId: nullable(guid) });
const language = nullable(fc.constantFrom('en', 'de'));

describe('recovery', () => {
  sameCall(
    'recovery.sendRecoveryEmail',
    withOptions(fc.oneof(fc.emailAddress(), filled), partialRecord({ language, redirect })),
    fc.constant({}),
  );

  sameCall(
    'recovery.sendActivationEmail',
    withOptions(guid, partialRecord({ emailOptions: partialRecord({ language, redirect }) })),
    fc.constant({}),
  );

  sameCall('recovery.recover', withOptions(filled, partialRecord({ password: nullable(password) })), wireState);
});

describe('verification', () => {
  sameCall(
    'verification.start',
    onlyOptions(partialRecord({ identityId: nullable(guid), target: fc.constant('EMAIL' as const) })),
    partialRecord({ verificationId: guid }),
  );

  test('resendDuringAuthentication: resends the code, which the current official module no longer has', async () => {
    expect(official.open({ fetch })['verification']).not.toHaveProperty('resendDuringAuthentication');
    const state = { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 's' };
    const { sent, value } = await capture(ours, { json: state }, (client) =>
      invoke(client, 'verification.resendDuringAuthentication', 's'),
    );
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/_api/iam/verification/v1/auth/resend',
      body: { stateToken: 's' },
    });
    expect(value).toEqual(state);
  });

  sameCall('verification.verifyDuringAuthentication', fc.tuple(filled, fc.record({ stateToken: filled })), wireState);
});

describe('oauth', () => {
  sameCall('oauth.token', fc.tuple(rawRequest), wireRawResponse);

  sameCall(
    'oauth.tokenInfo',
    fc.tuple(rawRequest),
    partialRecord({ active: flag, subjectType: fc.constant('MEMBER'), subjectId: guid, exp: text, accountId: guid }),
  );

  sameCall('oauth.jwks', fc.constant([]), wireRawResponse);

  sameCall(
    'oauth.userInfo',
    fc.constant([]),
    partialRecord({ sub: guid, givenName: text, email: fc.emailAddress(), emailVerified: flag, name: text }),
  );
});

const wirePolicy = partialRecord({
  id: guid,
  revision: text,
  createdDate: wireDate,
  updatedDate: wireDate,
  requireOwnerApproval: flag,
  requireEmailVerification: flag,
});

describe('sign-on policy', () => {
  sameCall('signOnPolicy.getSignOnPolicy', fc.constant([]), partialRecord({ signOnPolicy: wirePolicy }));

  sameCall(
    'signOnPolicy.updateSignOnPolicy',
    fc.tuple(
      partialRecord({
        _id: guid,
        revision: nullable(text),
        _createdDate: moment,
        _updatedDate: moment,
        requireOwnerApproval: flag,
        requireEmailVerification: flag,
      }),
    ),
    partialRecord({ signOnPolicy: wirePolicy }),
  );
});
