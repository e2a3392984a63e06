import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { paymentShape, type Payment } from '../commerce/payments/payment.js';
import type { MembershipCharge } from './membership-charge.js';

/** Options for `chargeMemberships`. */
export interface ChargeMembershipsOptions {
  /** ID of the member who owns the memberships. */
  memberId?: string;
  /** Memberships to charge, one per line item. */
  memberships?: MembershipCharge[];
}

/** Response of `chargeMemberships`. */
export interface ChargeMembershipsResponse {
  /** The new payments. Their status is updated asynchronously. */
  payments?: Payment[];
}

/** Error codes of `chargeMemberships`. */
export type ChargeMembershipsApplicationErrors = ApplicationErrors<'ORDER_NOT_FOUND' | 'MEMBERSHIP_NOT_ELIGIBLE'>;

/**
 * Charges memberships for line items of an order.
 *
 * @param orderId - Order ID (GUID).
 * @param options - Member and memberships to charge.
 * @returns The new payments.
 * @throws `ApiError` with a code of {@link ChargeMembershipsApplicationErrors}, such as `ORDER_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderBilling } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderBilling } });
 *
 * export const chargeMembership = (id: string, memberId: string, lineItemId: string, appId: string, membershipId: string) =>
 *   client.orderBilling.chargeMemberships(id, {
 *     memberId,
 *     memberships: [{ lineItemId, membershipIdentifier: { existingMembership: { appId, membershipId } } }],
 *   });
 * ```
 * @see POST /ecom/v1/order-billing/charge-memberships
 */
export const chargeMemberships = /* @__PURE__ */ operation<
  [orderId: string, options: ChargeMembershipsOptions],
  ChargeMembershipsResponse
>({
  id: 'ecom.orderBilling.chargeMemberships',
  method: 'POST',
  path: '/ecom/v1/order-billing/charge-memberships',
  args: ['orderId', '...options'],
  response: { payments: paymentShape },
});
