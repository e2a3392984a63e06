/** A membership that the member has. */
export interface ExistingMembershipIdentifier {
  /** The id of the app that it belongs to. */
  appId?: string;
  /** The membership's id. */
  membershipId?: string;
}

/** A membership that is bought with the same order. */
export interface FutureMembershipIdentifier {
  /** The line item's id. */
  lineItemId?: string;
  /** The benefit's id. */
  benefitId?: string;
}

/** A membership: one of the first two. */
export interface MembershipIdentifier {
  /** One that the member has. */
  existingMembership?: ExistingMembershipIdentifier;
  /** One that is bought with the same order. */
  futureMembership?: FutureMembershipIdentifier;
  /** The membership's id. Superseded by `existingMembership`. */
  membershipId?: string;
  /** The membership's app. Superseded by `existingMembership`. */
  membershipAppId?: string;
}

/** A line item that a membership pays for. */
export interface MembershipCharge {
  /** The line item's id. */
  lineItemId?: string;
  /** The membership. */
  membershipIdentifier?: MembershipIdentifier;
}
