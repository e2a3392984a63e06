import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { orderTransactionsShape } from '../commerce/payments/order-transactions.js';
import type { VoidAuthorizedPaymentsResponse } from '../orders/payment-collection/void-authorized-payments.js';

/** Options for `voidAuthorizedPayments`. */
export interface VoidAuthorizedPaymentsOptions {
  /** IDs of the authorized payments. */
  paymentIds?: string[];
}

/** Error codes of `voidAuthorizedPayments`. */
export type VoidAuthorizedPaymentsApplicationErrors = ApplicationErrors<
  | 'PAYMENT_NOT_FOUND'
  | 'GATEWAY_TRANSACTION_NOT_FOUND'
  | 'PAYMENT_ALREADY_VOIDED'
  | 'PAYMENT_ALREADY_CAPTURED'
  | 'PAYMENT_NOT_AUTHORIZED'
>;

/**
 * Voids authorized payments of an order. The held amounts are released, and can no longer be captured.
 *
 * @param orderId - Order ID (GUID).
 * @param options - Payments to void.
 * @returns The order's updated payments and refunds.
 * @throws `ApiError` with a code of {@link VoidAuthorizedPaymentsApplicationErrors}, such as `PAYMENT_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderBilling } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderBilling } });
 *
 * export const voidPayments = (id: string, paymentId: string) =>
 *   client.orderBilling.voidAuthorizedPayments(id, { paymentIds: [paymentId] });
 * ```
 * @see POST /ecom/v1/order-billing/void-authorized-payments
 * @see https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/order-billing/void-authorized-payments
 */
export const voidAuthorizedPayments = /* @__PURE__ */ operation<
  [orderId: string, options: VoidAuthorizedPaymentsOptions],
  VoidAuthorizedPaymentsResponse
>({
  id: 'ecom.orderBilling.voidAuthorizedPayments',
  method: 'POST',
  path: '/ecom/v1/order-billing/void-authorized-payments',
  args: ['orderId', '...options'],
  response: { orderTransactions: orderTransactionsShape },
});
