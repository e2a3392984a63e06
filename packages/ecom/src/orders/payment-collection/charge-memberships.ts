import { operation } from '@cartwright/core';
import { membershipChargeItemShape, type MembershipChargeItem } from './membership-charge-item.js';

/** What is charged. */
export interface ChargeMembershipsOptions {
  /** What is charged, line item by line item. */
  membershipCharges?: MembershipChargeItem[];
}

/**
 * Pays line items of an order with memberships. It is in none of the platform’s public typings, so it may change.
 *
 * @param ecomOrderId - The order's id.
 * @param memberId - The id of the member whose memberships they are.
 * @param options - What is charged.
 * @returns Nothing.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const charge = (id: string, memberId: string, membershipId: string, lineItemId: string) =>
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
  args: ['ecomOrderId', 'memberId', 'options'],
  input: (ecomOrderId, memberId, options) => ({ ...options, ecomOrderId, memberId }),
  request: { membershipCharges: membershipChargeItemShape },
  returnsNothing: true,
});
