import type { MembershipCannotBeChargedType, MembershipErrorType } from './enumerations.js';

/** What is wrong with a selection. */
export interface MembershipInvalidSelectionErrors {
  /** What is wrong, for each membership. */
  membershipInvalidSelectionErrors?: MembershipInvalidSelectionError[];
}

/** What is wrong with a selected membership. */
export interface MembershipInvalidSelectionError {
  /** The items that are not there. */
  lineItemNotFoundInfo?: LineItemNotFoundInfo;
  /** The items that it does not cover. */
  membershipCannotBeUsedForLineItemsInfo?: MembershipCannotBeUsedForLineItemsInfo;
  /** Another reason. */
  membershipSelectionInvalidReason?: string | null;
  /** Membership id. */
  membershipId?: string;
  /** What it is. */
  errorType?: MembershipErrorType;
}

/** Items that are not there. */
export interface LineItemNotFoundInfo {
  /** The items that it is about, by their ids. */
  lineItemIds?: string[];
}

/** Items that a membership does not cover. */
export interface MembershipCannotBeUsedForLineItemsInfo {
  /** Catalog line items. */
  lineItems?: MembershipCannotBeUsedForLineItemInfo[];
}

/** An item that a membership does not cover. */
export interface MembershipCannotBeUsedForLineItemInfo {
  /** Line item id. */
  lineItemId?: string;
  /** Why. */
  reason?: string;
}

/** The charge that was made before. */
export interface MembershipAlreadyChargedError {
  /** The transaction's id. */
  transactionId?: string;
}

/** Why a membership cannot be charged. */
export interface MembershipCannotBeChargedError {
  /** Too little is left. */
  outOfCredits?: OutOfCredits;
  /** It has not begun. */
  notStartedYet?: NotStartedYet;
  /** It is over. */
  ended?: Ended;
  /** What it is. */
  errorType?: MembershipCannotBeChargedType;
}

/** Too little is left. */
export interface OutOfCredits {
  /** How many credits are needed. */
  required?: number;
  /** How much is left. */
  remaining?: number;
}

/** It has not begun. */
export interface NotStartedYet {
  /** When it begins. */
  membershipStartDate?: Date | null;
}

/** It is over. */
export interface Ended {
  /** When it ended. */
  endDate?: Date | null;
}
