import { operation } from '@cartwright/core';
import type {
  AggregatedRefundSummary,
  CalculatedRefundItems,
  CalculatedRefundNotAvailableStatus,
} from './calculated-refund.js';
import type { RefundItems } from './refund-items.js';

/** What would be given back. */
export interface CalculateRefundOptions {
  /** What is given back. */
  refundItems?: RefundItems;
}

/** Response of `calculateRefund`. */
export interface CalculateRefundResponse {
  /** Whether it can be given back. */
  available?: boolean;
  /** Why it can not. */
  notAvailable?: CalculatedRefundNotAvailableStatus;
  /** The sums. */
  summary?: AggregatedRefundSummary;
  /** Item by item. */
  calculatedRefundItems?: CalculatedRefundItems;
}

/**
 * Calculates what would be given back for parts of an order, with their tax and discounts. Nothing is changed.
 *
 * @param orderId - The order's id.
 * @param options - What would be given back.
 * @returns The sums, or why it can not be given back.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderBilling } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderBilling } });
 *
 * export const worth = async (id: string, lineItemId: string) =>
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
  args: ['orderId', 'options'],
  input: (orderId, options) => ({ ...options, orderId }),
  repeatable: true,
});
