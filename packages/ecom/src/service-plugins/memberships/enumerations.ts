import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Errors of a membership selection. */
export const MembershipErrorType = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'MEMBERSHIP_NOT_FOUND',
  'LINE_ITEM_NOT_FOUND',
  'MEMBERSHIP_CANNOT_BE_USED_FOR_LINE_ITEMS',
  'MEMBERSHIP_SELECTION_INVALID',
);
/** Error of a membership selection. */
export type MembershipErrorType = EnumerationValue<typeof MembershipErrorType>;

/** Reasons why a membership cannot be charged. */
export const MembershipCannotBeChargedType = /* @__PURE__ */ enumeration(
  'OUT_OF_CREDITS',
  'NOT_STARTED_YET',
  'ENDED',
  'NOT_APPLICABLE_FOR_MULTIPLE_PARTICIPANTS',
);
/** Reason why a membership cannot be charged. */
export type MembershipCannotBeChargedType = EnumerationValue<typeof MembershipCannotBeChargedType>;
