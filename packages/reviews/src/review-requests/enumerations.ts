import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Channels of review requests. */
export const CommunicationChannel = /* @__PURE__ */ enumeration('EMAIL');
/** Channel that a review request is sent by. */
export type CommunicationChannel = EnumerationValue<typeof CommunicationChannel>;

/** Statuses of review requests. */
export const ReviewRequestStatus = /* @__PURE__ */ enumeration(
  'UNKNOWN_REVIEW_REQUEST_STATUS',
  'SCHEDULED',
  'CANCELED',
  'FAILED',
  'SENT',
);
/**
 * Status of a review request:
 * - `SCHEDULED`: will be sent at `sendDate`.
 * - `CANCELED`: canceled before it was sent.
 * - `FAILED`: could not be sent; see `failedOptions`.
 * - `SENT`: sent; see `sentOptions`.
 */
export type ReviewRequestStatus = EnumerationValue<typeof ReviewRequestStatus>;

/** Reasons why review requests could not be sent. */
export const FailureReason = /* @__PURE__ */ enumeration(
  'UNKNOWN_FAILURE_REASON',
  'ACTIVATION_FAILED',
  'BOUNCED',
  'SUBSCRIPTION_INACTIVE',
);
/**
 * Reason why a review request could not be sent. `ACTIVATION_FAILED`: its automation failed. `BOUNCED`: the email
 * address rejected it. `SUBSCRIPTION_INACTIVE`: the contact receives no emails of the site.
 */
export type FailureReason = EnumerationValue<typeof FailureReason>;

/** Types of identities that create review requests. */
export const IdentityType = /* @__PURE__ */ enumeration('WIX_USER', 'APP');
/** Type of the identity that created a review request. `WIX_USER`: a merchant. `APP`: an app. */
export type IdentityType = EnumerationValue<typeof IdentityType>;
