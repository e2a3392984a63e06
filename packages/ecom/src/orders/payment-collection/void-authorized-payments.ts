import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderTransactionsShape, type OrderTransactions } from '../../commerce/payments/order-transactions.js';

/** Response of `voidAuthorizedPayments`. */
export interface VoidAuthorizedPaymentsResponse {
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/** Error codes of `voidAuthorizedPayments`. */
export type VoidAuthorizedPaymentsApplicationErrors = ApplicationErrors<
  | 'PAYMENT_ALREADY_VOIDED'
  | 'PAYMENT_ALREADY_CAPTURED'
  | 'PAYMENT_NOT_AUTHORIZED'
  | 'PAYMENT_NOT_FOUND'
  | 'PAYMENT_GATEWAY_ID_NOT_FOUND'
>;

/**
 * Voids authorized payments of an order. The held amounts are released, and can no longer be captured.
 *
 * @param ecomOrderId - Order ID (GUID).
 * @param paymentIds - IDs of the authorized payments (GUIDs).
 * @returns The order's updated payments and refunds.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link VoidAuthorizedPaymentsApplicationErrors}, such as `PAYMENT_ALREADY_VOIDED`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const voidPayments = (id: string, paymentId: string) => client.orders.voidAuthorizedPayments(id, [paymentId]);
 * ```
 * @see POST /ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments
 */
export const voidAuthorizedPayments = /* @__PURE__ */ operation<
  [ecomOrderId: string, paymentIds: string[]],
  VoidAuthorizedPaymentsResponse
>({
  id: 'ecom.orders.voidAuthorizedPayments',
  method: 'POST',
  path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments',
  args: ['ecomOrderId', 'paymentIds'],
  response: { orderTransactions: orderTransactionsShape },
});
