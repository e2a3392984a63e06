/** Membership that the member already owns. */
export interface ExistingMembershipIdentifier {
  /** ID of the app that provides the membership. */
  appId?: string;
  /** The membership's ID. */
  membershipId?: string;
}

/** Membership that is purchased in the same order. */
export interface FutureMembershipIdentifier {
  /** ID of the line item that is the purchased plan. */
  lineItemId?: string;
  /** ID of the plan's benefit to redeem. */
  benefitId?: string;
}

/** Reference to a membership. Either `existingMembership` or `futureMembership` is present. */
export interface MembershipIdentifier {
  /** Membership that the member already owns. */
  existingMembership?: ExistingMembershipIdentifier;
  /** Membership that is purchased in the same order. */
  futureMembership?: FutureMembershipIdentifier;
  /** The membership's ID. Superseded by `existingMembership`. */
  membershipId?: string;
  /** ID of the app that provides the membership. Superseded by `existingMembership`. */
  membershipAppId?: string;
}

/** Line item to pay with a membership. */
export interface MembershipCharge {
  /** The line item's ID. */
  lineItemId?: string;
  /** Membership that pays for the line item. */
  membershipIdentifier?: MembershipIdentifier;
}
