import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderTransactionsShape, type OrderTransactions } from '../../commerce/payments/order-transactions.js';

/** The answer of `voidAuthorizedPayments`. */
export interface VoidAuthorizedPaymentsResponse {
  /** The order's payments and refunds as they are now. */
  orderTransactions?: OrderTransactions;
}

/** Why the platform refuses `voidAuthorizedPayments`. */
export type VoidAuthorizedPaymentsApplicationErrors = ApplicationErrors<
  | 'PAYMENT_ALREADY_VOIDED'
  | 'PAYMENT_ALREADY_CAPTURED'
  | 'PAYMENT_NOT_AUTHORIZED'
  | 'PAYMENT_NOT_FOUND'
  | 'PAYMENT_GATEWAY_ID_NOT_FOUND'
>;

/**
 * Gives up authorized payments of an order, so that they are never captured.
 *
 * @param ecomOrderId - The order's id.
 * @param paymentIds - The ids of the payments.
 * @returns The order's payments and refunds as they are now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link VoidAuthorizedPaymentsApplicationErrors}, such as `PAYMENT_ALREADY_VOIDED`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const giveUp = (id: string, paymentId: string) => client.orders.voidAuthorizedPayments(id, [paymentId]);
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
  input: (ecomOrderId, paymentIds) => ({ ecomOrderId, paymentIds }),
  response: { orderTransactions: orderTransactionsShape },
});
