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
  /** Refundability of each payment. */
  payments?: PaymentRefundability[];
  /** Totals of all payments. */
  paymentsSummary?: PaymentsSummary;
  /** Refundable quantity of each line item. */
  lineItems?: LineItemRefundability[];
  /** Refundable amount of the shipping. */
  shipping?: ShippingRefundability;
  /** Refundable amount of each additional fee. */
  additionalFees?: AdditionalFeeRefundability[];
}

/**
 * Gets what can be refunded of an order, by payment and by item.
 *
 * @param orderId - Order ID (GUID).
 * @returns The refundable payments, quantities and amounts, and the reasons for payments that cannot be refunded.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderBilling } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderBilling } });
 *
 * export const maxRefund = async (id: string) =>
 *   (await client.orderBilling.getOrderRefundability(id)).paymentsSummary?.monetary?.maxRefund;
 * ```
 * @see POST /ecom/v1/order-billing/get-order-refundability
 */
export const getOrderRefundability = /* @__PURE__ */ operation<[orderId: string], GetOrderRefundabilityResponse>({
  id: 'ecom.orderBilling.getOrderRefundability',
  method: 'POST',
  path: '/ecom/v1/order-billing/get-order-refundability',
  args: ['orderId'],
  repeatable: true,
});
