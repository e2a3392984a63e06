import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { orderTransactionsShape } from '../commerce/payments/order-transactions.js';
import type { Price } from '../commerce/prices/price.js';
import type { CaptureAuthorizedPaymentsResponse } from '../orders/payment-collection/capture-authorized-payments.js';

/** Authorized payment to capture. */
export interface PaymentCapture {
  /** The payment's ID. */
  paymentId?: string;
  /**
   * Amount to capture.
   *
   * @default the entire authorized amount
   */
  amount?: Price;
}

/** Options for `captureAuthorizedPayments`. */
export interface CaptureAuthorizedPaymentsOptions {
  /** Payments to capture, 1 to 100, with the amount of each. */
  payments?: PaymentCapture[];
}

/** Error codes of `captureAuthorizedPayments`. */
export type CaptureAuthorizedPaymentsApplicationErrors = ApplicationErrors<
  | 'PAYMENT_NOT_FOUND'
  | 'INVALID_AMOUNT'
  | 'PAYMENT_ALREADY_VOIDED'
  | 'PAYMENT_ALREADY_CAPTURED'
  | 'PAYMENT_NOT_AUTHORIZED'
  | 'PAYMENT_HAS_PENDING_CAPTURE'
  | 'ORDER_HAS_CHARGEBACKS'
>;

/**
 * Captures authorized payments of an order, in whole or in part.
 *
 * @param orderId - Order ID (GUID).
 * @param options - Payments to capture.
 * @returns The order's updated payments and refunds.
 * @throws `ApiError` with a code of {@link CaptureAuthorizedPaymentsApplicationErrors}, such as `PAYMENT_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderBilling } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderBilling } });
 *
 * export const captureAll = (id: string, paymentId: string, amount: string) =>
 *   client.orderBilling.captureAuthorizedPayments(id, { payments: [{ paymentId, amount: { amount } }] });
 * ```
 * @see POST /ecom/v1/order-billing/capture-authorized-payments
 * @see https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/order-billing/capture-authorized-payments
 */
export const captureAuthorizedPayments = /* @__PURE__ */ operation<
  [orderId: string, options: CaptureAuthorizedPaymentsOptions],
  CaptureAuthorizedPaymentsResponse
>({
  id: 'ecom.orderBilling.captureAuthorizedPayments',
  method: 'POST',
  path: '/ecom/v1/order-billing/capture-authorized-payments',
  args: ['orderId', '...options'],
  response: { orderTransactions: orderTransactionsShape },
});
