import { operation } from '@cartwright/core';
import type { Price } from '../../commerce/prices/price.js';
import type { PaymentCollectabilityStatus } from './enumerations.js';

/** Response of `getPaymentCollectabilityStatus`. */
export interface GetPaymentCollectabilityStatusResponse {
  /** Whether a payment can be collected, or the reason why it cannot. */
  status?: PaymentCollectabilityStatus;
  /** Amount that can be collected. */
  amount?: Price;
}

/**
 * Checks whether a payment of an order can be collected, and the amount.
 *
 * @param ecomOrderId - Order ID (GUID).
 * @returns The collectability status and amount.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const isCollectable = async (id: string) =>
 *   (await client.orders.getPaymentCollectabilityStatus(id)).status === orders.PaymentCollectabilityStatus.COLLECTABLE;
 * ```
 * @see GET /ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status
 */
export const getPaymentCollectabilityStatus = /* @__PURE__ */ operation<
  [ecomOrderId: string],
  GetPaymentCollectabilityStatusResponse
>({
  id: 'ecom.orders.getPaymentCollectabilityStatus',
  method: 'GET',
  path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status',
  args: ['ecomOrderId'],
  repeatable: true,
});
