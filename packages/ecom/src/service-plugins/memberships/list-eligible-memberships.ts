import type { LineItem, Membership } from './membership.js';

/** A member, and items to be paid for. */
export interface ListEligibleMembershipsRequest {
  /** Items of catalogs. */
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
  /** The membership's id. */
  _id?: string;
  /** The items that it is about, by their ids. */
  lineItemIds?: string[];
}

/** Memberships that can pay. */
export interface ListEligibleMembershipsResponse {
  /** Those that can pay. */
  eligibleMemberships?: Membership[];
  /** Those that can not, and why. */
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
