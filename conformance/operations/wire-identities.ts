import fc from 'fast-check';
import {
  flag,
  float,
  guid,
  list,
  moment,
  nullable,
  partialRecord,
  text,
  wireDate,
  wireFloat,
} from '../harness/arbitraries.js';

const name = fc.constantFrom('a', 'Größe', 'id', 'createdDate');
const people = {
  firstName: nullable(text),
  lastName: nullable(text),
  nickname: nullable(text),
  picture: nullable(text),
  labels: list(text),
  language: nullable(fc.constantFrom('en', 'de')),
  privacyStatus: fc.constantFrom('PUBLIC' as const, 'PRIVATE' as const),
  secondaryEmails: list(
    partialRecord({ email: fc.emailAddress(), tag: fc.constantFrom('HOME' as const, 'WORK' as const) }),
  ),
  phonesV2: list(
    partialRecord({ countryCode: nullable(fc.constant('BE')), phone: text, tag: fc.constant('FAX' as const) }),
  ),
  company: nullable(text),
  birthdate: nullable(fc.constant('2000-01-01')),
  subscription: nullable(flag),
};

const place = {
  country: nullable(fc.constantFrom('BE', 'US')),
  subdivision: nullable(fc.constant('US-NY')),
  city: nullable(text),
  postalCode: nullable(text),
  addressLine2: nullable(text),
};
const address = partialRecord({ ...place, addressLine1: nullable(text) });
const wireAddress = partialRecord({ ...place, addressLine: nullable(text), formattedAddress: text });

/**
 * A profile in the SDK's format. Lists and maps of custom fields contain strings only, because the official client does
 * not convert their values.
 */
export const profile = partialRecord({
  ...people,
  customFields: list(
    partialRecord({
      name: text,
      value: fc.oneof(
        fc.record({ numValue: float }),
        fc.record({ dateValue: moment }),
        fc.record({ strValue: text }),
        fc.record({ boolValue: flag }),
        fc.record({ listValue: fc.record({ value: list(fc.record({ strValue: text })) }) }),
        fc.record({ mapValue: fc.record({ value: fc.dictionary(name, fc.record({ strValue: text })) }) }),
      ),
    }),
  ),
  addresses: list(partialRecord({ address, tag: fc.constantFrom('HOME' as const, 'BILLING' as const) })),
});

const wireProfile = partialRecord({
  ...people,
  customFields: list(
    partialRecord({
      name: text,
      value: fc.oneof(
        fc.record({ numValue: wireFloat }),
        fc.record({ dateValue: wireDate }),
        fc.record({ strValue: text }),
        fc.record({ mapValue: fc.record({ value: fc.dictionary(name, fc.record({ strValue: text })) }) }),
      ),
    }),
  ),
  addresses: list(partialRecord({ address: wireAddress, tag: fc.constantFrom('HOME', 'BILLING') })),
});

/** An identity in the platform's format. */
export const wireIdentity = partialRecord({
  id: guid,
  revision: text,
  createdDate: wireDate,
  updatedDate: wireDate,
  connections: list(fc.record({ idpConnection: fc.record({ idpConnectionId: guid, idpUserId: text }) })),
  identityProfile: wireProfile,
  metadata: partialRecord({ tags: list(text) }),
  email: partialRecord({ address: fc.emailAddress(), isVerified: flag }),
  status: partialRecord({ name: fc.constantFrom('ACTIVE', 'PENDING'), reasons: list(text) }),
  customAttributes: fc.dictionary(name, text),
  factors: list(fc.record({ factorId: guid, type: fc.constant('TOTP'), status: fc.constant('ACTIVE') })),
});

const factors = list(fc.record({ factorType: fc.constant('SMS'), factorStatus: fc.constant('ENABLED') }));

/** A sign-in state in the platform's format. */
export const wireState = partialRecord({
  state: fc.constantFrom('SUCCESS', 'REQUIRE_OWNER_APPROVAL', 'REQUIRE_EMAIL_VERIFICATION', 'STATUS_CHECK', 'NEW'),
  sessionToken: text,
  stateToken: text,
  identity: wireIdentity,
  additionalData: fc.dictionary(
    name,
    fc.oneof(fc.record({ numValue: wireFloat }), fc.record({ dateValue: wireDate }), fc.record({ strValue: text })),
  ),
  requireMfaData: partialRecord({ availableFactors: factors, reason: fc.constant('HIGH_RISK_LOGIN') }),
  mfaChallengeData: partialRecord({
    factorType: fc.constant('WEBAUTHN'),
    verificationChallengeData: fc.record({ webauthnData: fc.record({ challengeId: guid }), hint: text }),
    availableFactors: factors,
    reason: fc.constant('USER_SETTINGS'),
  }),
});

/** Base64 of any bytes. */
const wireBytes = fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64'));

const entry = fc.record({ key: text, value: text });

/** An HTTP request in a call. The official client fails without a body. */
export const rawRequest = fc.record(
  {
    body: fc.uint8Array(),
    pathParams: list(entry),
    queryParams: list(entry),
    headers: list(entry),
    method: fc.constant('POST'),
    rawPath: text,
    rawQuery: text,
  },
  { requiredKeys: ['body'] },
);

/** An HTTP response in a response, in the platform's format. */
export const wireRawResponse = partialRecord({
  body: wireBytes,
  statusCode: fc.constantFrom(200, 302),
  headers: list(entry),
});
