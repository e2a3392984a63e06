import { enumeration, type EnumerationValue } from '@cartwright/core';

/** What can be wrong with a selected membership. */
export const MembershipErrorType = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'MEMBERSHIP_NOT_FOUND',
  'LINE_ITEM_NOT_FOUND',
  'MEMBERSHIP_CANNOT_BE_USED_FOR_LINE_ITEMS',
  'MEMBERSHIP_SELECTION_INVALID',
);
/** What is wrong with a selected membership. */
export type MembershipErrorType = EnumerationValue<typeof MembershipErrorType>;

/** Why memberships cannot be charged. */
export const MembershipCannotBeChargedType = /* @__PURE__ */ enumeration(
  'OUT_OF_CREDITS',
  'NOT_STARTED_YET',
  'ENDED',
  'NOT_APPLICABLE_FOR_MULTIPLE_PARTICIPANTS',
);
/** Why a membership cannot be charged. */
export type MembershipCannotBeChargedType = EnumerationValue<typeof MembershipCannotBeChargedType>;
