import { operation } from '@cartwright/core';
import type {
  AggregatedRefundSummary,
  CalculatedRefundItems,
  CalculatedRefundNotAvailableStatus,
} from './calculated-refund.js';
import type { RefundItems } from './refund-items.js';

/** Options for `calculateRefund`. */
export interface CalculateRefundOptions {
  /** Line items, additional fees and shipping to refund. */
  refundItems?: RefundItems;
}

/** Response of `calculateRefund`. */
export interface CalculateRefundResponse {
  /** Whether everything in `refundItems` can be refunded. */
  available?: boolean;
  /** Errors by item, if something cannot be refunded. */
  notAvailable?: CalculatedRefundNotAvailableStatus;
  /** Totals of the refund. Absent if something cannot be refunded. */
  summary?: AggregatedRefundSummary;
  /** Amounts by item. */
  calculatedRefundItems?: CalculatedRefundItems;
}

/**
 * Calculates the refund of line items, additional fees and shipping, including tax and discounts. Refunds nothing.
 *
 * @param orderId - Order ID (GUID).
 * @param options - Items to refund.
 * @returns The amounts to refund, or the reasons why the items cannot be refunded.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderBilling } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderBilling } });
 *
 * export const refundTotal = async (id: string, lineItemId: string) =>
 *   (await client.orderBilling.calculateRefund(id, { refundItems: { lineItems: [{ lineItemId, quantity: 1 }] } })).summary
 *     ?.total;
 * ```
 * @see POST /ecom/v1/order-billing/calculate-refund
 */
export const calculateRefund = /* @__PURE__ */ operation<
  [orderId: string, options?: CalculateRefundOptions],
  CalculateRefundResponse
>({
  id: 'ecom.orderBilling.calculateRefund',
  method: 'POST',
  path: '/ecom/v1/order-billing/calculate-refund',
  args: ['orderId', '...options'],
  repeatable: true,
});
