import { operation } from '@cartwright/core';
import type { Price } from '../../commerce/prices/price.js';
import type { PaymentCollectabilityStatus } from './enumerations.js';

/** The answer of `getPaymentCollectabilityStatus`. */
export interface GetPaymentCollectabilityStatusResponse {
  /** Whether it can be collected, or why not. */
  status?: PaymentCollectabilityStatus;
  /** How much can be. */
  amount?: Price;
}

/**
 * Gets whether a payment of an order can be collected, and how much.
 *
 * @param ecomOrderId - The order's id.
 * @returns Whether it can, or why not, and how much.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const canPay = async (id: string) =>
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
  input: (ecomOrderId) => ({ ecomOrderId }),
  repeatable: true,
});
