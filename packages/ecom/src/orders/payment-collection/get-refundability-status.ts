import { operation } from '@cartwright/core';
import type { Refundability } from './refundability.js';

/** The answer of `getRefundabilityStatus`. */
export interface GetRefundabilityStatusResponse {
  /** Payment by payment. */
  refundabilities?: Refundability[];
  /** Whether items can be given back one by one. Deprecated by the platform. */
  refundablePerItem?: boolean;
}

/**
 * Gets which payments of an order can be given back. `getOrderRefundability` of `orderBilling` says more. It is in none
 * of the platform’s public typings, so it may change.
 *
 * @param ecomOrderId - The order's id.
 * @returns Payment by payment.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const refundable = async (id: string) =>
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
  input: (ecomOrderId) => ({ ecomOrderId }),
  repeatable: true,
});
