import { operation } from '@cartwright/core';
import type { Refundability } from './refundability.js';

/** Response of `getRefundabilityStatus`. */
export interface GetRefundabilityStatusResponse {
  /** Refundability of each payment. */
  refundabilities?: Refundability[];
  /** Whether single items can be refunded. Deprecated by the platform. */
  refundablePerItem?: boolean;
}

/**
 * Checks which payments of an order can be refunded. Prefer `getOrderRefundability` of `orderBilling`, which also has
 * amounts and line items.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param ecomOrderId - Order ID (GUID).
 * @returns The refundability of each payment.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const refundablePayments = async (id: string) =>
 *   (await client.orders.getRefundabilityStatus(id)).refundabilities?.filter(
 *     ({ refundabilityStatus }) => refundabilityStatus === orders.RefundableStatus.REFUNDABLE,
 *   );
 * ```
 * @see GET /ecom/v1/payments-collector/orders/{ecomOrderId}/refundability
 */
export const getRefundabilityStatus = /* @__PURE__ */ operation<[ecomOrderId: string], GetRefundabilityStatusResponse>({
  id: 'ecom.orders.getRefundabilityStatus',
  method: 'GET',
  path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/refundability',
  args: ['ecomOrderId'],
  repeatable: true,
});
