import type { LineItem, Membership } from './membership.js';

/** Member and line items to pay for. */
export interface ListExistingMembershipsRequest {
  /** Line items, at most 300. */
  lineItems: LineItem[];
  /** Member ID. */
  memberId: string;
}

/** All memberships of the member. */
export interface ListExistingMembershipsResponse {
  /** Memberships with the line items they cover. At most 300. */
  memberships?: ExistingMembership[];
}

/** Membership with the line items it covers. */
export interface ExistingMembership {
  /** Membership. */
  membership?: Membership;
  /** Covered line items, at most 300. */
  coveredLineItems?: CoveredLineItem[];
}

/** Line item that a membership covers. */
export interface CoveredLineItem {
  /** Line item ID. */
  lineItemId?: string;
  /** Number of credits that the line item costs. */
  redemptionCost?: number;
}
