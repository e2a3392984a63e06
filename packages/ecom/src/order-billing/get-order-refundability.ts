import { operation } from '@cartwright/core';
import type {
  AdditionalFeeRefundability,
  LineItemRefundability,
  PaymentRefundability,
  PaymentsSummary,
  ShippingRefundability,
} from './refundability.js';

/** Response of `getOrderRefundability`. */
export interface GetOrderRefundabilityResponse {
  /** Payment by payment. */
  payments?: PaymentRefundability[];
  /** All payments together. */
  paymentsSummary?: PaymentsSummary;
  /** Line item by line item. */
  lineItems?: LineItemRefundability[];
  /** Shipping. */
  shipping?: ShippingRefundability;
  /** Additional fee by additional fee. */
  additionalFees?: AdditionalFeeRefundability[];
}

/**
 * Gets what of an order can be given back: payment by payment, and item by item.
 *
 * @param orderId - The order's id.
 * @returns What can, what only by hand, what not, and why.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderBilling } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderBilling } });
 *
 * export const refundable = async (id: string) =>
 *   (await client.orderBilling.getOrderRefundability(id)).paymentsSummary?.monetary?.maxRefund;
 * ```
 * @see POST /ecom/v1/order-billing/get-order-refundability
 */
export const getOrderRefundability = /* @__PURE__ */ operation<[orderId: string], GetOrderRefundabilityResponse>({
  id: 'ecom.orderBilling.getOrderRefundability',
  method: 'POST',
  path: '/ecom/v1/order-billing/get-order-refundability',
  input: (orderId) => ({ orderId }),
  repeatable: true,
});
