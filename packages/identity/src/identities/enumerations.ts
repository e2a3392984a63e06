import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * State of a sign-in: `SUCCESS` is complete. `REQUIRE_OWNER_APPROVAL`, `REQUIRE_EMAIL_VERIFICATION`, `REQUIRE_MFA`,
 * `REQUIRE_FIRST_FACTOR` and `REQUIRE_MISSING_FIELDS` name the next step, `MFA_CHALLENGE` waits for a factor's
 * response. `STATUS_CHECK`: the member's status permits the sign-in.
 */
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
/** State of a sign-in. */
export type StateType = EnumerationValue<typeof StateType>;

/** Status of an identity. Only `ACTIVE` can sign in. `PENDING` waits for approval, verification or required fields. */
export const StatusName = /* @__PURE__ */ enumeration(
  'UNKNOWN_STATUS',
  'PENDING',
  'ACTIVE',
  'DELETED',
  'BLOCKED',
  'OFFLINE',
);
/** Status of an identity. */
export type StatusName = EnumerationValue<typeof StatusName>;

/** Why an identity is pending: it needs the owner's approval, a verified email address, or required fields. */
export const V1Reason = /* @__PURE__ */ enumeration(
  'UNKNOWN_REASON',
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
);
/** Why an identity is pending. */
export type V1Reason = EnumerationValue<typeof V1Reason>;

/** Visibility of a profile to other members and visitors. */
export const PrivacyStatus = /* @__PURE__ */ enumeration('UNDEFINED', 'PUBLIC', 'PRIVATE');
/** Visibility of a profile to other members and visitors. */
export type PrivacyStatus = EnumerationValue<typeof PrivacyStatus>;

/** Purpose of an email address. */
export const EmailTag = /* @__PURE__ */ enumeration('UNTAGGED', 'MAIN', 'HOME', 'WORK');
/** Purpose of an email address. */
export type EmailTag = EnumerationValue<typeof EmailTag>;

/** Purpose of a phone number. */
export const PhoneTag = /* @__PURE__ */ enumeration('UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX');
/** Purpose of a phone number. */
export type PhoneTag = EnumerationValue<typeof PhoneTag>;

/** Purpose of an address. */
export const AddressTag = /* @__PURE__ */ enumeration('UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING');
/** Purpose of an address. */
export type AddressTag = EnumerationValue<typeof AddressTag>;

/** Authentication factor. `TOTP` is a code from an authenticator app. */
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
/** Authentication factor. */
export type FactorType = EnumerationValue<typeof FactorType>;

/**
 * Availability of a factor for a sign-in: enabled, to be activated or enrolled again first, or enabled or disabled by a
 * rule.
 */
export const FactorStatus = /* @__PURE__ */ enumeration(
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
);
/** Availability of a factor for a sign-in. */
export type FactorStatus = EnumerationValue<typeof FactorStatus>;

/** Enrollment of an identity's factor. */
export const Status = /* @__PURE__ */ enumeration('INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL');
/** Enrollment of an identity's factor. */
export type Status = EnumerationValue<typeof Status>;

/** Why multi-factor authentication is required: the user's settings, or a risky sign-in. */
export const MfaReason = /* @__PURE__ */ enumeration('USER_SETTINGS', 'HIGH_RISK_LOGIN');
/** Why multi-factor authentication is required. */
export type MfaReason = EnumerationValue<typeof MfaReason>;

/** Owner of identities, such as an account or a site. */
export const TenantType = /* @__PURE__ */ enumeration('UNKNOWN_TENANT_TYPE', 'ACCOUNT', 'SITE', 'ROOT');
/** Owner of identities, such as an account or a site. */
export type TenantType = EnumerationValue<typeof TenantType>;
