import type { LineItem, Membership } from './membership.js';

/** A member, and items to be paid for. */
export interface ListExistingMembershipsRequest {
  /** Catalog line items. */
  lineItems: LineItem[];
  /** The member's id. */
  memberId: string;
}

/** All of the member's memberships. */
export interface ListExistingMembershipsResponse {
  /** The memberships. */
  memberships?: ExistingMembership[];
}

/** A membership, and what it covers. */
export interface ExistingMembership {
  /** The membership. */
  membership?: Membership;
  /** The items that it covers. */
  coveredLineItems?: CoveredLineItem[];
}

/** An item that a membership covers. */
export interface CoveredLineItem {
  /** Line item id. */
  lineItemId?: string;
  /** How many credits it takes. */
  redemptionCost?: number;
}
