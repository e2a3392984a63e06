import { date, entity, fieldMask, operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { orderTransactionsShape, type OrderTransactions } from '../commerce/payments/order-transactions.js';
import { paymentShape, type Payment } from '../commerce/payments/payment.js';

/** Update of one payment in `updatePayments`. */
export interface MaskedPayment {
  /** The payment's ID and the fields to change. */
  payment?: Payment;
  /**
   * Paths of the fields to change, such as `chargeCorrelationId`. Clears the fields without a value in `payment`.
   *
   * @default the fields present in `payment`
   */
  fieldMask?: string[];
  /** Date and time when the status changed. */
  statusUpdatedDate?: Date | null;
}

/** Response of `updatePayments`. */
export interface UpdatePaymentsResponse {
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

const maskedPaymentShape = /* @__PURE__ */ entity<MaskedPayment>({
  payment: paymentShape,
  fieldMask,
  statusUpdatedDate: date,
});

/** Error codes of `updatePayments`. */
export type UpdatePaymentsApplicationErrors = ApplicationErrors<'ORDER_TRANSACTIONS_NOT_FOUND' | 'PAYMENT_NOT_FOUND'>;

/**
 * Updates payments of an order.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param orderId - Order ID (GUID).
 * @param payments - Payments to update, 1 to 100: the ID of each and the fields to change.
 * @returns The order's updated payments and refunds.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link UpdatePaymentsApplicationErrors}, such as `ORDER_TRANSACTIONS_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderTransactions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderTransactions } });
 *
 * export const setChargeCorrelationId = (id: string, paymentId: string, chargeCorrelationId: string) =>
 *   client.orderTransactions.updatePayments(id, [{ payment: { _id: paymentId, chargeCorrelationId } }]);
 * ```
 * @see POST /ecom/v1/payments/orders/{orderId}/update-payments
 */
export const updatePayments = /* @__PURE__ */ operation<
  [orderId: string, payments: MaskedPayment[]],
  UpdatePaymentsResponse
>({
  id: 'ecom.orderTransactions.updatePayments',
  method: 'POST',
  path: '/ecom/v1/payments/orders/{orderId}/update-payments',
  args: ['orderId', 'payments'],
  request: { payments: maskedPaymentShape },
  response: { orderTransactions: orderTransactionsShape },
});
