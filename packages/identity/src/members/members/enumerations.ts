import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Whether a member may sign in. */
export const Status = /* @__PURE__ */ enumeration('UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE');
/** Whether a member may sign in. */
export type Status = EnumerationValue<typeof Status>;

/** Whether a member's profile can be seen by others. */
export const PrivacyStatusStatus = /* @__PURE__ */ enumeration('UNKNOWN', 'PRIVATE', 'PUBLIC');
/** Whether a member's profile can be seen by others. */
export type PrivacyStatusStatus = EnumerationValue<typeof PrivacyStatusStatus>;

/** Whether a member may write in the community. */
export const ActivityStatusStatus = /* @__PURE__ */ enumeration('UNKNOWN', 'ACTIVE', 'MUTED');
/** Whether a member may write in the community. */
export type ActivityStatusStatus = EnumerationValue<typeof ActivityStatusStatus>;

/** How much of a member is returned. */
export const Set = /* @__PURE__ */ enumeration('PUBLIC', 'EXTENDED', 'FULL');
/** How much of a member is returned. */
export type Set = EnumerationValue<typeof Set>;

/** In which direction members are sorted. */
export const SortOrder = /* @__PURE__ */ enumeration('ASC', 'DESC');
/** In which direction members are sorted. */
export type SortOrder = EnumerationValue<typeof SortOrder>;
