import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderTransactionsShape, type OrderTransactions } from '../../commerce/payments/order-transactions.js';
import type { Price } from '../../commerce/prices/price.js';
import type { VoidAuthorizedPaymentsApplicationErrors } from './void-authorized-payments.js';

/** Authorized payment to capture. */
export interface PaymentCapture {
  /** The payment's ID. */
  paymentId?: string | null;
  /**
   * Amount to capture.
   *
   * @default the entire authorized amount
   */
  amount?: Price;
}

/** Response of `captureAuthorizedPayments`. */
export interface CaptureAuthorizedPaymentsResponse {
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/** Error codes of `captureAuthorizedPayments`. */
export type CaptureAuthorizedPaymentsApplicationErrors =
  | VoidAuthorizedPaymentsApplicationErrors
  | ApplicationErrors<'INVALID_AMOUNT' | 'NOT_REGULAR_ONLINE_PAYMENT' | 'PAYMENT_HAS_PENDING_CAPTURE'>;

/**
 * Captures authorized payments of an order, in whole or in part.
 *
 * @param ecomOrderId - Order ID (GUID).
 * @param payments - Payments to capture, with the amount of each.
 * @returns The order's updated payments and refunds.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link CaptureAuthorizedPaymentsApplicationErrors}, such as `INVALID_AMOUNT`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const captureAll = (id: string, paymentId: string) => client.orders.captureAuthorizedPayments(id, [{ paymentId }]);
 * ```
 * @see POST /ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments
 */
export const captureAuthorizedPayments = /* @__PURE__ */ operation<
  [ecomOrderId: string, payments: PaymentCapture[]],
  CaptureAuthorizedPaymentsResponse
>({
  id: 'ecom.orders.captureAuthorizedPayments',
  method: 'POST',
  path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments',
  args: ['ecomOrderId', 'payments'],
  response: { orderTransactions: orderTransactionsShape },
});
