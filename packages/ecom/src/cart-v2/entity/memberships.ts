import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';

/** Units of a membership's balance: `CREDITS`, such as points, or `SESSIONS`, such as classes. */
export const RedemptionType = /* @__PURE__ */ enumeration('CREDITS', 'SESSIONS');
/** Unit of a membership's balance. */
export type RedemptionType = EnumerationValue<typeof RedemptionType>;

/**
 * Membership that pays for a line item.
 *
 * @deprecated Use {@link V2Membership}.
 */
export interface V2SelectedMembership {
  /** Membership ID. */
  _id?: string;
  /** ID of the membership provider's app. */
  appId?: string;
  /** Display name. Read-only. */
  name?: TranslatableString;
}

/** Membership that the customer has. */
export interface V2ExistingMembership {
  /** ID of the membership provider's app, such as Pricing Plans. */
  appId?: string;
  /** Membership ID. */
  membershipId?: string;
}

/** Membership that a plan in the same cart grants when it is bought. */
export interface FutureMembership {
  /** ID of the plan's line item. */
  lineItemId?: string;
  /** ID of the plan's benefit to redeem. */
  benefitId?: string;
}

/** Membership that pays for a line item. One of `existingMembership` and `futureMembership` is set. */
export interface V2Membership {
  /** Membership that the customer has. */
  existingMembership?: V2ExistingMembership;
  /** Membership that a plan in the same cart grants. */
  futureMembership?: FutureMembership;
  /** Display name, such as `10-class yoga pass`. Read-only. */
  name?: TranslatableString;
  /** Number of units that the line item deducts from the balance. `0` for unlimited memberships. Read-only. */
  redemptionCost?: number | null;
  /** Unit of `redemptionCost`. Read-only. */
  redemptionType?: RedemptionType;
}
