import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Where an attempt to sign in stands. */
export const StateType = /* @__PURE__ */ enumeration(
  'UNKNOWN_STATE',
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
  'REQUIRE_FIRST_FACTOR',
  'REQUIRE_MISSING_FIELDS',
);
/** Where an attempt to sign in stands. */
export type StateType = EnumerationValue<typeof StateType>;

/** Whether an identity may sign in. */
export const StatusName = /* @__PURE__ */ enumeration(
  'UNKNOWN_STATUS',
  'PENDING',
  'ACTIVE',
  'DELETED',
  'BLOCKED',
  'OFFLINE',
);
/** Whether an identity may sign in. */
export type StatusName = EnumerationValue<typeof StatusName>;

/** What an identity waits for. */
export const V1Reason = /* @__PURE__ */ enumeration(
  'UNKNOWN_REASON',
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
);
/** What an identity waits for. */
export type V1Reason = EnumerationValue<typeof V1Reason>;

/** Whether a profile can be seen by others. */
export const PrivacyStatus = /* @__PURE__ */ enumeration('UNDEFINED', 'PUBLIC', 'PRIVATE');
/** Whether a profile can be seen by others. */
export type PrivacyStatus = EnumerationValue<typeof PrivacyStatus>;

/** What an email address is for. */
export const EmailTag = /* @__PURE__ */ enumeration('UNTAGGED', 'MAIN', 'HOME', 'WORK');
/** What an email address is for. */
export type EmailTag = EnumerationValue<typeof EmailTag>;

/** What a phone number is for. */
export const PhoneTag = /* @__PURE__ */ enumeration('UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX');
/** What a phone number is for. */
export type PhoneTag = EnumerationValue<typeof PhoneTag>;

/** What an address is for. */
export const AddressTag = /* @__PURE__ */ enumeration('UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING');
/** What an address is for. */
export type AddressTag = EnumerationValue<typeof AddressTag>;

/** Ways to prove who one is. */
export const FactorType = /* @__PURE__ */ enumeration(
  'PASSWORD',
  'SMS',
  'CALL',
  'EMAIL',
  'TOTP',
  'PUSH',
  'WEBAUTHN',
  'RECOVERY_CODE',
);
/** A way to prove who one is. */
export type FactorType = EnumerationValue<typeof FactorType>;

/** Whether a factor can be used for this sign-in. */
export const FactorStatus = /* @__PURE__ */ enumeration(
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
);
/** Whether a factor can be used for this sign-in. */
export type FactorStatus = EnumerationValue<typeof FactorStatus>;

/** Whether an identity's factor is set up. */
export const Status = /* @__PURE__ */ enumeration('INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL');
/** Whether an identity's factor is set up. */
export type Status = EnumerationValue<typeof Status>;

/** Why another factor is asked for. */
export const MfaReason = /* @__PURE__ */ enumeration('USER_SETTINGS', 'HIGH_RISK_LOGIN');
/** Why another factor is asked for. */
export type MfaReason = EnumerationValue<typeof MfaReason>;

/** What identities belong to. */
export const TenantType = /* @__PURE__ */ enumeration('UNKNOWN_TENANT_TYPE', 'ACCOUNT', 'SITE', 'ROOT');
/** What identities belong to. */
export type TenantType = EnumerationValue<typeof TenantType>;
