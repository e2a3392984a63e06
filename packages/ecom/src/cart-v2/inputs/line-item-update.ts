import type { V2SelectedMembership } from '../entity/memberships.js';
import type { MembershipInput } from './membership-input.js';

/** New quantity of a line item. */
export interface QuantityUpdate {
  /** Quantity, from 1 to 100,000. */
  newQuantity: number;
}

/**
 * New membership of a line item.
 *
 * @deprecated Use `membershipPayment` of {@link LineItemUpdate}.
 */
export interface SelectedMembershipUpdate {
  /** Membership that pays for the item. `undefined` removes it. */
  newMembership?: V2SelectedMembership;
}

/** Change of a line item. Omitted fields are unchanged. */
export interface LineItemUpdate {
  /** Line item ID. */
  lineItemId: string;
  /** New quantity. */
  quantity?: QuantityUpdate;
  /**
   * New membership.
   *
   * @deprecated Use `membershipPayment`.
   */
  selectedMembership?: SelectedMembershipUpdate;
  /** Membership that pays for the item. `{}` removes it. */
  membershipPayment?: MembershipInput;
}
