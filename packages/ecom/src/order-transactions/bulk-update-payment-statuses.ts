import { entity, operation, type BulkEntityResult, type BulkResponse } from '@cartwright/core';
import { paymentShape, type Payment } from '../commerce/payments/payment.js';
import type { TransactionStatus } from '../commerce/payments/enumerations.js';

/** IDs of a payment and its order. */
export interface PaymentAndOrderId {
  /** The order's ID. */
  orderId?: string;
  /** The payment's ID. */
  paymentId?: string;
}

/** Result of `bulkUpdatePaymentStatuses` for one payment. */
export type BulkPaymentResult = BulkEntityResult<Payment>;

const bulkPaymentResultShape = /* @__PURE__ */ entity<BulkPaymentResult>({ item: paymentShape });

/** Options for `bulkUpdatePaymentStatuses`. */
export interface BulkUpdatePaymentStatusesOptions {
  /**
   * Whether to return the updated payments.
   *
   * @default false
   */
  returnFullEntity?: boolean;
  /** New status of the payments. */
  status?: TransactionStatus;
}

/** Response of `bulkUpdatePaymentStatuses`. */
export type BulkUpdatePaymentStatusesResponse = BulkResponse<BulkPaymentResult>;

/**
 * Updates the status of payments, of one or more orders.
 *
 * @param paymentAndOrderIds - IDs of the payments and of their orders (GUIDs). At most 100.
 * @param options - New status, and whether to return the payments.
 * @returns One result per payment.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderTransactions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderTransactions } });
 *
 * export const approvePayments = (pairs: orderTransactions.PaymentAndOrderId[]) =>
 *   client.orderTransactions.bulkUpdatePaymentStatuses(pairs, { status: 'APPROVED' });
 * ```
 * @see POST /ecom/v1/bulk/payments/update-payment-transaction-status
 * @see https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/order-transactions/bulk-update-payment-statuses
 */
export const bulkUpdatePaymentStatuses = /* @__PURE__ */ operation<
  [paymentAndOrderIds: PaymentAndOrderId[], options?: BulkUpdatePaymentStatusesOptions],
  BulkUpdatePaymentStatusesResponse
>({
  id: 'ecom.orderTransactions.bulkUpdatePaymentStatuses',
  method: 'POST',
  path: '/ecom/v1/bulk/payments/update-payment-transaction-status',
  args: ['paymentAndOrderIds', '...options'],
  response: { results: bulkPaymentResultShape },
});
