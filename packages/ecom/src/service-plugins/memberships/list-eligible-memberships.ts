import type { LineItem, Membership } from './membership.js';

/** Member and line items to pay for. */
export interface ListEligibleMembershipsRequest {
  /** Line items. */
  lineItems: LineItem[];
  /** Member id. */
  memberId: string;
  /** Memberships selected by the member. */
  selectedMemberships?: SelectedMemberships;
}

/** Memberships selected by the member. */
export interface SelectedMemberships {
  /** Selected memberships. */
  memberships?: SelectedMembership[];
}

/** Membership selected to pay for line items. */
export interface SelectedMembership {
  /** Membership id. */
  _id?: string;
  /** Line item ids. */
  lineItemIds?: string[];
}

/** Memberships that can pay for the line items. */
export interface ListEligibleMembershipsResponse {
  /** Memberships that can pay for line items. */
  eligibleMemberships?: Membership[];
  /** Memberships that cannot be used, with the reason. */
  invalidMemberships?: InvalidMembership[];
  /** Memberships selected by the member. */
  selectedMemberships?: SelectedMembership[];
}

/** Membership that cannot pay for the line items. */
export interface InvalidMembership {
  /** Membership. */
  membership?: Membership;
  /** Reason why it cannot be used. */
  reason?: string;
}
