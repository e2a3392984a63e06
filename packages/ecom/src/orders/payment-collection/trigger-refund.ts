import { operation, type ItemMetadata } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderTransactionsShape, type OrderTransactions } from '../../commerce/payments/order-transactions.js';
import type { PaymentRefund } from '../../commerce/payments/payment-refund.js';
import type { RefundDetails } from '../../commerce/payments/refund.js';
import type { RefundSideEffects } from '../../commerce/payments/restock.js';

/** Options for `triggerRefund`. */
export interface TriggerRefundOptions {
  /** Reason for the refund and its breakdown by item. */
  details?: RefundDetails;
  /** Restocking and the email to the buyer. */
  sideEffects?: RefundSideEffects;
}

/** Response of `triggerRefund`. */
export interface TriggerRefundResponse {
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
  /** The refund's ID. Absent if no payment could be refunded. */
  refundId?: string | null;
  /** Payments whose refund failed, with the errors. */
  failedPaymentIds?: ItemMetadata[];
}

/** Error codes of `triggerRefund`. */
export type TriggerRefundApplicationErrors = ApplicationErrors<
  'PAYMENTS_NOT_FOUND' | 'REFUND_NOT_AVAILABLE' | 'INVALID_AMOUNT'
>;

/**
 * Refunds payments of an order. Prefer `refundPayments` of `orderBilling`.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param ecomOrderId - Order ID (GUID).
 * @param payments - Payments to refund, with the amount of each.
 * @param options - Details of the refund, restocking and email.
 * @returns The order's updated payments and refunds, and the refund's ID.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link TriggerRefundApplicationErrors}, such as `PAYMENTS_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const refundPayment = (id: string, paymentId: string, amount: string) =>
 *   client.orders.triggerRefund(id, [{ paymentId, amount: { amount } }], { details: { reason: 'Broken' } });
 * ```
 * @see POST /ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund
 */
export const triggerRefund = /* @__PURE__ */ operation<
  [ecomOrderId: string, payments: PaymentRefund[], options?: TriggerRefundOptions],
  TriggerRefundResponse
>({
  id: 'ecom.orders.triggerRefund',
  method: 'POST',
  path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund',
  args: ['ecomOrderId', 'payments', '...options'],
  response: { orderTransactions: orderTransactionsShape },
});
