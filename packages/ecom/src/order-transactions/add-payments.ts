import { operation } from '@cartwright/core';
import { orderTransactionsShape, type OrderTransactions } from '../commerce/payments/order-transactions.js';
import { paymentShape, type Payment } from '../commerce/payments/payment.js';

/** Response of `addPayments`. */
export interface AddPaymentsResponse {
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
  /** The IDs of the new payments. */
  paymentsIds?: string[];
}

/**
 * Adds offline payments, or payments of an external payment provider, to an order. No payment is charged.
 *
 * @param orderId - Order ID (GUID).
 * @param payments - Payments to add, 1 to 50.
 * @returns The order's updated payments and refunds, and the IDs of the new payments.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderTransactions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderTransactions } });
 *
 * export const addExternalPayment = (id: string, amount: string, providerTransactionId: string) =>
 *   client.orderTransactions.addPayments(id, [
 *     { amount: { amount }, regularPaymentDetails: { offlinePayment: false, status: 'APPROVED', providerTransactionId } },
 *   ]);
 * ```
 * @see POST /ecom/v1/payments/orders/{orderId}/add-payment
 * @see https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/order-transactions/add-payments
 */
export const addPayments = /* @__PURE__ */ operation<[orderId: string, payments: Payment[]], AddPaymentsResponse>({
  id: 'ecom.orderTransactions.addPayments',
  method: 'POST',
  path: '/ecom/v1/payments/orders/{orderId}/add-payment',
  args: ['orderId', 'payments'],
  request: { payments: paymentShape },
  response: { orderTransactions: orderTransactionsShape },
});
