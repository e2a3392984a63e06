import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderTransactionsShape, type OrderTransactions } from '../../commerce/payments/order-transactions.js';
import type { Price } from '../../commerce/prices/price.js';

/** An authorized payment that is captured. */
export interface PaymentCapture {
  /** The payment's id. */
  paymentId?: string | null;
  /** How much of it. Default all. */
  amount?: Price;
}

/** The answer of `captureAuthorizedPayments`. */
export interface CaptureAuthorizedPaymentsResponse {
  /** The order's payments and refunds as they are now. */
  orderTransactions?: OrderTransactions;
}

/** Why the platform refuses `captureAuthorizedPayments`. */
export type CaptureAuthorizedPaymentsApplicationErrors = ApplicationErrors<
  | 'INVALID_AMOUNT'
  | 'NOT_REGULAR_ONLINE_PAYMENT'
  | 'PAYMENT_ALREADY_VOIDED'
  | 'PAYMENT_ALREADY_CAPTURED'
  | 'PAYMENT_NOT_AUTHORIZED'
  | 'PAYMENT_NOT_FOUND'
  | 'PAYMENT_GATEWAY_ID_NOT_FOUND'
  | 'PAYMENT_HAS_PENDING_CAPTURE'
>;

/**
 * Captures authorized payments of an order, in whole or in part.
 *
 * @param ecomOrderId - The order's id.
 * @param payments - The payments, and how much of each.
 * @returns The order's payments and refunds as they are now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link CaptureAuthorizedPaymentsApplicationErrors}, such as `INVALID_AMOUNT`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const capture = (id: string, paymentId: string) => client.orders.captureAuthorizedPayments(id, [{ paymentId }]);
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
  input: (ecomOrderId, payments) => ({ ecomOrderId, payments }),
  response: { orderTransactions: orderTransactionsShape },
});
