import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { orderTransactionsShape } from '../commerce/payments/order-transactions.js';
import type { RefundTransaction } from '../commerce/payments/refund.js';

/** Options for `updateRefundTransaction`. */
export interface UpdateRefundTransactionOptions {
  /** Refund transaction to update: its payment's ID and the fields to change. */
  transaction?: RefundTransaction;
}

/** Error codes of `updateRefundTransaction`. */
export type UpdateRefundTransactionApplicationErrors = ApplicationErrors<
  'ORDER_TRANSACTIONS_NOT_FOUND' | 'REFUND_NOT_FOUND' | 'REFUND_TRANSACTION_NOT_FOUND'
>;

/**
 * Updates the refund of one payment.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param orderId - Order ID (GUID).
 * @param refundId - Refund ID (GUID).
 * @param options - Refund transaction to update.
 * @returns Nothing.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateRefundTransactionApplicationErrors}, such as
 * `ORDER_TRANSACTIONS_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderTransactions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderTransactions } });
 *
 * export const markRefundAsSucceeded = (id: string, refundId: string, paymentId: string) =>
 *   client.orderTransactions.updateRefundTransaction(id, refundId, {
 *     transaction: { paymentId, refundStatus: 'SUCCEEDED' },
 *   });
 * ```
 * @see POST /ecom/v1/payments/orders/{orderId}/update-refund-transaction
 */
export const updateRefundTransaction = /* @__PURE__ */ operation<
  [orderId: string, refundId: string, options?: UpdateRefundTransactionOptions],
  void
>({
  id: 'ecom.orderTransactions.updateRefundTransaction',
  method: 'POST',
  path: '/ecom/v1/payments/orders/{orderId}/update-refund-transaction',
  args: ['orderId', 'refundId', '...options'],
  response: { orderTransactions: orderTransactionsShape },
});
