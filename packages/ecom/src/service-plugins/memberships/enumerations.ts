import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Errors of a membership selection:
 * - `MEMBERSHIP_NOT_FOUND`: the membership does not exist.
 * - `LINE_ITEM_NOT_FOUND`: the selection refers to a line item that does not exist.
 * - `MEMBERSHIP_CANNOT_BE_USED_FOR_LINE_ITEMS`: the membership does not cover the line items.
 * - `MEMBERSHIP_SELECTION_INVALID`: the line items cannot be combined.
 */
export const MembershipErrorType = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'MEMBERSHIP_NOT_FOUND',
  'LINE_ITEM_NOT_FOUND',
  'MEMBERSHIP_CANNOT_BE_USED_FOR_LINE_ITEMS',
  'MEMBERSHIP_SELECTION_INVALID',
);
/** Error of a membership selection. */
export type MembershipErrorType = EnumerationValue<typeof MembershipErrorType>;

/**
 * Reasons why a membership cannot be charged:
 * - `OUT_OF_CREDITS`: not enough credits are left.
 * - `NOT_STARTED_YET`: the membership has not started.
 * - `ENDED`: the membership has ended.
 * - `NOT_APPLICABLE_FOR_MULTIPLE_PARTICIPANTS`: it covers only one participant.
 */
export const MembershipCannotBeChargedType = /* @__PURE__ */ enumeration(
  'OUT_OF_CREDITS',
  'NOT_STARTED_YET',
  'ENDED',
  'NOT_APPLICABLE_FOR_MULTIPLE_PARTICIPANTS',
);
/** Reason why a membership cannot be charged. */
export type MembershipCannotBeChargedType = EnumerationValue<typeof MembershipCannotBeChargedType>;
