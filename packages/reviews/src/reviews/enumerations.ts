import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Types of review authors. */
export const AuthorType = /* @__PURE__ */ enumeration('UNKNOWN', 'MEMBER', 'VISITOR');
/** Type of a review author. `MEMBER`: a site member. `VISITOR`: a visitor without an account. */
export type AuthorType = EnumerationValue<typeof AuthorType>;

/** Moderation statuses of a review. */
export const ModerationModerationStatus = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'APPROVED',
  'IN_MODERATION',
  'REJECTED',
  'SUBMITTED',
);
/**
 * Moderation status of a review:
 * - `SUBMITTED`: created, and not yet checked.
 * - `IN_MODERATION`: waits for the decision of a moderator.
 * - `APPROVED`: published.
 * - `REJECTED`: hidden.
 */
export type ModerationModerationStatus = EnumerationValue<typeof ModerationModerationStatus>;

/** Moderation statuses that `bulkUpdateModerationStatus` sets. */
export const ModerationStatus = /* @__PURE__ */ enumeration('UNKNOWN', 'APPROVED', 'REJECTED');
/** Moderation status to set. `APPROVED`: publishes the review. `REJECTED`: hides it. `UNKNOWN` is not used. */
export type ModerationStatus = EnumerationValue<typeof ModerationStatus>;

/** Moderation statuses that `updateModerationStatus` sets. */
export const UpdateModerationStatusRequestModerationStatus = /* @__PURE__ */ enumeration(
  'UNKNOWN_MODERATION_STATUS',
  'APPROVED',
  'REJECTED',
);
/**
 * Moderation status to set. `APPROVED`: publishes the review. `REJECTED`: hides it. `UNKNOWN_MODERATION_STATUS` is not
 * used.
 */
export type UpdateModerationStatusRequestModerationStatus = EnumerationValue<
  typeof UpdateModerationStatusRequestModerationStatus
>;

/** Origins of reviews. */
export const OriginType = /* @__PURE__ */ enumeration('UNKNOWN', 'ORGANIC', 'APP');
/** Origin of a review. `ORGANIC`: created by a member or visitor. `APP`: created by an app. */
export type OriginType = EnumerationValue<typeof OriginType>;

/** Sources of reviews. */
export const SourceType = /* @__PURE__ */ enumeration('REVIEW_REQUEST');
/** Source of a review. `REVIEW_REQUEST`: written after a review request. */
export type SourceType = EnumerationValue<typeof SourceType>;
