import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';

/** Options for `voidMemberships`. */
export interface VoidMembershipsOptions {
  /** IDs of the membership payments, 1 to 100. */
  paymentIds?: string[];
}

/** Error codes of `voidMemberships`. */
export type VoidMembershipsApplicationErrors = ApplicationErrors<
  'PAYMENT_NOT_FOUND' | 'NOT_MEMBERSHIP_PAYMENT' | 'MEMBERSHIP_PAYMENT_NOT_CHARGED'
>;

/**
 * Voids membership payments of an order. The status of the payments is updated asynchronously.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param orderId - Order ID (GUID).
 * @param options - Payments to void.
 * @returns Nothing.
 * @throws `ApiError` with a code of {@link VoidMembershipsApplicationErrors}, such as `PAYMENT_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderBilling } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderBilling } });
 *
 * export const voidMembershipCharges = (id: string, paymentId: string) =>
 *   client.orderBilling.voidMemberships(id, { paymentIds: [paymentId] });
 * ```
 * @see POST /ecom/v1/order-billing/void-memberships
 */
export const voidMemberships = /* @__PURE__ */ operation<[orderId: string, options: VoidMembershipsOptions], void>({
  id: 'ecom.orderBilling.voidMemberships',
  method: 'POST',
  path: '/ecom/v1/order-billing/void-memberships',
  args: ['orderId', '...options'],
});
