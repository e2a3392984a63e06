import type { MembershipCannotBeChargedType, MembershipErrorType } from './enumerations.js';

/** Errors of a membership selection. */
export interface MembershipInvalidSelectionErrors {
  /** Errors, by membership. At most 300. */
  membershipInvalidSelectionErrors?: MembershipInvalidSelectionError[];
}

/** Error of a selected membership. The field for its `errorType` is set. */
export interface MembershipInvalidSelectionError {
  /** Line items that do not exist. */
  lineItemNotFoundInfo?: LineItemNotFoundInfo;
  /** Line items that the membership does not cover. */
  membershipCannotBeUsedForLineItemsInfo?: MembershipCannotBeUsedForLineItemsInfo;
  /** Other reason why the selection is invalid. At most 1000 characters. */
  membershipSelectionInvalidReason?: string | null;
  /** Membership ID. */
  membershipId?: string;
  /** Error type. */
  errorType?: MembershipErrorType;
}

/** Line items that do not exist. */
export interface LineItemNotFoundInfo {
  /** Line item IDs, at most 300. */
  lineItemIds?: string[];
}

/** Line items that a membership does not cover. */
export interface MembershipCannotBeUsedForLineItemsInfo {
  /** Line items, at most 300. */
  lineItems?: MembershipCannotBeUsedForLineItemInfo[];
}

/** Line item that a membership does not cover. */
export interface MembershipCannotBeUsedForLineItemInfo {
  /** Line item ID. */
  lineItemId?: string;
  /** Reason why it is not covered. */
  reason?: string;
}

/** Error data of a duplicate charge, with the existing transaction. */
export interface MembershipAlreadyChargedError {
  /** Transaction ID. */
  transactionId?: string;
}

/** Reason why a membership cannot be charged. The field for its `errorType` is set. */
export interface MembershipCannotBeChargedError {
  /** Not enough credits are left. */
  outOfCredits?: OutOfCredits;
  /** The membership has not started. */
  notStartedYet?: NotStartedYet;
  /** The membership has ended. */
  ended?: Ended;
  /** Reason type. */
  errorType?: MembershipCannotBeChargedType;
}

/** Required and remaining credits. */
export interface OutOfCredits {
  /** Required number of credits. */
  required?: number;
  /** Number of remaining credits. */
  remaining?: number;
}

/** Start of a membership that has not started. */
export interface NotStartedYet {
  /** Start date. */
  membershipStartDate?: Date | null;
}

/** End of a membership that has ended. */
export interface Ended {
  /** End date. */
  endDate?: Date | null;
}
