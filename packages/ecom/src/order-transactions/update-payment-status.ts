import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { orderTransactionsShape, type OrderTransactions } from '../commerce/payments/order-transactions.js';
import type { TransactionStatus } from '../commerce/payments/enumerations.js';

/** IDs of the payment and its order. */
export interface UpdatePaymentStatusIdentifiers {
  /** The payment's ID. */
  paymentId?: string;
  /** The order's ID. */
  orderId?: string;
}

/** Options for `updatePaymentStatus`. */
export interface UpdatePaymentStatusOptions {
  /** New status of the payment. */
  status?: TransactionStatus;
}

/** Response of `updatePaymentStatus`. */
export interface UpdatePaymentStatusResponse {
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/** Error codes of `updatePaymentStatus`. */
export type UpdatePaymentStatusApplicationErrors = ApplicationErrors<'STATUS_NOT_ALLOWED'>;

/**
 * Updates the status of a payment.
 *
 * @param identifiers - IDs of the payment and its order (GUIDs).
 * @param options - New status.
 * @returns The order's updated payments and refunds.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link UpdatePaymentStatusApplicationErrors}, such as `STATUS_NOT_ALLOWED`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order or payment does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderTransactions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderTransactions } });
 *
 * export const approvePayment = (orderId: string, paymentId: string) =>
 *   client.orderTransactions.updatePaymentStatus({ orderId, paymentId }, { status: 'APPROVED' });
 * ```
 * @see POST /ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status
 * @see https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/order-transactions/update-payment-status
 */
export const updatePaymentStatus = /* @__PURE__ */ operation<
  [identifiers: UpdatePaymentStatusIdentifiers, options?: UpdatePaymentStatusOptions],
  UpdatePaymentStatusResponse
>({
  id: 'ecom.orderTransactions.updatePaymentStatus',
  method: 'POST',
  path: '/ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
  args: ['identifiers', '...options'],
  prepare: ({ paymentId, orderId }, options) => ({ ...options, paymentId, orderId }),
  fieldNames: { paymentId: 'identifiers.paymentId', orderId: 'identifiers.orderId' },
  response: { orderTransactions: orderTransactionsShape },
});
