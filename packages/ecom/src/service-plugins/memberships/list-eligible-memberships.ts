import type { LineItem, Membership } from './membership.js';

/** A member, and items to be paid for. */
export interface ListEligibleMembershipsRequest {
  /** Catalog line items. */
  lineItems: LineItem[];
  /** The member's id. */
  memberId: string;
  /** The memberships that were chosen. */
  selectedMemberships?: SelectedMemberships;
}

/** The memberships that were chosen. */
export interface SelectedMemberships {
  /** The memberships. */
  memberships?: SelectedMembership[];
}

/** A membership that was chosen to pay. */
export interface SelectedMembership {
  /** Membership id. */
  _id?: string;
  /** The items that it is about, by their ids. */
  lineItemIds?: string[];
}

/** Memberships that can pay. */
export interface ListEligibleMembershipsResponse {
  /** Memberships that can pay for line items. */
  eligibleMemberships?: Membership[];
  /** Memberships that cannot be used, with the reason. */
  invalidMemberships?: InvalidMembership[];
  /** The memberships that were chosen. */
  selectedMemberships?: SelectedMembership[];
}

/** A membership that cannot pay. */
export interface InvalidMembership {
  /** The membership. */
  membership?: Membership;
  /** Why. */
  reason?: string;
}
