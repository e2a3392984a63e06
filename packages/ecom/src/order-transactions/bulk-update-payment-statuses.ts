import { entity, operation } from '@cartwright/core';
import type { BulkActionMetadata, ItemMetadata } from '../commerce/responses/bulk.js';
import { paymentShape, type Payment } from '../commerce/payments/payment.js';
import type { TransactionStatus } from '../commerce/payments/enumerations.js';

/** A payment of an order. */
export interface PaymentAndOrderId {
  /** The order's id. */
  orderId?: string;
  /** The payment's id. */
  paymentId?: string;
}

/** What became of one of several payments. */
export interface BulkPaymentResult {
  /** What became of it. */
  itemMetadata?: ItemMetadata;
  /** The payment as it is now, when it was asked for. */
  item?: Payment;
}

const bulkPaymentResultShape = /* @__PURE__ */ entity<BulkPaymentResult>({ item: paymentShape });

/** Their state, and what is answered. */
export interface BulkUpdatePaymentStatusesOptions {
  /** Whether the answer has them as they are now. Default `false`. */
  returnFullEntity?: boolean;
  /** The state that they have now. */
  status?: TransactionStatus;
}

/** Response of `bulkUpdatePaymentStatuses`. */
export interface BulkUpdatePaymentStatusesResponse {
  /** What became of each, in their order. */
  results?: BulkPaymentResult[];
  /** Total numbers of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/**
 * Changes the state of several payments.
 *
 * @param paymentAndOrderIds - The payments, at most 100: the ids of each and of its order.
 * @param options - Their state, and what is answered.
 * @returns What became of each.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderTransactions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderTransactions } });
 *
 * export const approve = (pairs: orderTransactions.PaymentAndOrderId[]) =>
 *   client.orderTransactions.bulkUpdatePaymentStatuses(pairs, { status: 'APPROVED' });
 * ```
 * @see POST /ecom/v1/bulk/payments/update-payment-transaction-status
 */
export const bulkUpdatePaymentStatuses = /* @__PURE__ */ operation<
  [paymentAndOrderIds: PaymentAndOrderId[], options?: BulkUpdatePaymentStatusesOptions],
  BulkUpdatePaymentStatusesResponse
>({
  id: 'ecom.orderTransactions.bulkUpdatePaymentStatuses',
  method: 'POST',
  path: '/ecom/v1/bulk/payments/update-payment-transaction-status',
  args: ['paymentAndOrderIds', 'options'],
  input: (paymentAndOrderIds, options) => ({ ...options, paymentAndOrderIds }),
  response: { results: bulkPaymentResultShape },
});
