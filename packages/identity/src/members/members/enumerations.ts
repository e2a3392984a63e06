import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Access of a member to the site: `PENDING` waits for approval, `APPROVED` can sign in, `BLOCKED` and `OFFLINE` (a
 * guest author of the blog) cannot. `UNKNOWN` if the caller may not see it.
 */
export const Status = /* @__PURE__ */ enumeration('UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE');
/** Access of a member to the site. */
export type Status = EnumerationValue<typeof Status>;

/**
 * Visibility of a member's profile: `PUBLIC` to everyone, `PRIVATE` to the merchant only. `UNKNOWN` if the caller may
 * not see it.
 */
export const PrivacyStatusStatus = /* @__PURE__ */ enumeration('UNKNOWN', 'PRIVATE', 'PUBLIC');
/** Visibility of a member's profile. */
export type PrivacyStatusStatus = EnumerationValue<typeof PrivacyStatusStatus>;

/**
 * Whether a member can write forum posts and blog comments: `ACTIVE` can, `MUTED` cannot. `UNKNOWN` if the caller may
 * not see it.
 */
export const ActivityStatusStatus = /* @__PURE__ */ enumeration('UNKNOWN', 'ACTIVE', 'MUTED');
/** Whether a member can write forum posts and blog comments. */
export type ActivityStatusStatus = EnumerationValue<typeof ActivityStatusStatus>;

/**
 * Fieldset of returned members. `PUBLIC`: IDs, dates and profile. `EXTENDED`: also login email and statuses. `FULL`:
 * all fields.
 */
export const Set = /* @__PURE__ */ enumeration('PUBLIC', 'EXTENDED', 'FULL');
/** Fieldset of returned members. */
export type Set = EnumerationValue<typeof Set>;

/** Sort direction. */
export const SortOrder = /* @__PURE__ */ enumeration('ASC', 'DESC');
/** Sort direction. */
export type SortOrder = EnumerationValue<typeof SortOrder>;
