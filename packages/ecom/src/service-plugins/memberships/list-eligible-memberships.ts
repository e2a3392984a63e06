import type { LineItem, Membership } from './membership.js';

/** Member and line items to pay for. */
export interface ListEligibleMembershipsRequest {
  /** Line items, at most 300. */
  lineItems: LineItem[];
  /** Member ID. */
  memberId: string;
  /** Memberships selected by the member. */
  selectedMemberships?: SelectedMemberships;
}

/** Memberships selected by the member. */
export interface SelectedMemberships {
  /** Selected memberships, at most 300. */
  memberships?: SelectedMembership[];
}

/** Membership selected to pay for line items. */
export interface SelectedMembership {
  /** Membership ID. */
  _id?: string;
  /** Line item IDs, at most 300. */
  lineItemIds?: string[];
}

/** Memberships that can pay for the line items. */
export interface ListEligibleMembershipsResponse {
  /** Memberships that can pay for line items, at most 300. */
  eligibleMemberships?: Membership[];
  /** Memberships that cannot be used, with the reason. At most 300. */
  invalidMemberships?: InvalidMembership[];
  /** Memberships selected by the member, at most 300. */
  selectedMemberships?: SelectedMembership[];
}

/** Membership that cannot pay for the line items. */
export interface InvalidMembership {
  /** Membership. */
  membership?: Membership;
  /** Reason why it cannot be used. */
  reason?: string;
}
