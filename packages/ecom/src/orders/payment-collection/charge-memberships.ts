import { operation } from '@cartwright/core';
import { membershipChargeItemShape, type MembershipChargeItem } from './membership-charge-item.js';

/** Options for `chargeMemberships`. */
export interface ChargeMembershipsOptions {
  /** Memberships to charge, one per line item. */
  membershipCharges?: MembershipChargeItem[];
}

/**
 * Charges memberships for line items of an order.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param ecomOrderId - Order ID (GUID).
 * @param memberId - Member ID (GUID) of the owner of the memberships.
 * @param options - Memberships to charge.
 * @returns Nothing.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const chargeMembership = (id: string, memberId: string, membershipId: string, lineItemId: string) =>
 *   client.orders.chargeMemberships(id, memberId, { membershipCharges: [{ membershipId, lineItemId }] });
 * ```
 * @see POST /ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership
 */
export const chargeMemberships = /* @__PURE__ */ operation<
  [ecomOrderId: string, memberId: string, options?: ChargeMembershipsOptions],
  void
>({
  id: 'ecom.orders.chargeMemberships',
  method: 'POST',
  path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership',
  args: ['ecomOrderId', 'memberId', '...options'],
  request: { membershipCharges: membershipChargeItemShape },
  returnsNothing: true,
});
