/** Membership that the customer has. */
export interface ExistingMembershipInput {
  /** ID of the membership provider's app, such as Pricing Plans. */
  appId?: string;
  /** Membership ID. */
  membershipId?: string;
}

/** Membership that a plan in the same cart grants when it is bought. */
export interface FutureMembershipInput {
  /** ID of the plan's line item. Add the plan to the cart first. */
  lineItemId?: string;
  /** ID of the plan's benefit to redeem. */
  benefitId?: string;
}

/** Membership that pays for a line item: one of the two fields. `{}` removes the membership in an update. */
export interface MembershipInput {
  /** Membership that the customer has. */
  existingMembership?: ExistingMembershipInput;
  /** Membership that a plan in the same cart grants. */
  futureMembership?: FutureMembershipInput;
}
