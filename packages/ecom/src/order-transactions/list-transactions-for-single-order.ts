import { operation } from '@cartwright/core';
import { orderTransactionsShape, type OrderTransactions } from '../commerce/payments/order-transactions.js';

/** Response of `listTransactionsForSingleOrder`. */
export interface ListTransactionsForSingleOrderResponse {
  /** The order's payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/**
 * Lists the payments and refunds of an order.
 *
 * @param orderId - Order ID (GUID).
 * @returns The order's payments and refunds.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderTransactions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderTransactions } });
 *
 * export const getPayments = async (id: string) =>
 *   (await client.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions?.payments;
 * ```
 * @see GET /ecom/v1/payments/orders/{orderId}
 * @see https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/order-transactions/list-transactions-for-single-order
 */
export const listTransactionsForSingleOrder = /* @__PURE__ */ operation<
  [orderId: string],
  ListTransactionsForSingleOrderResponse
>({
  id: 'ecom.orderTransactions.listTransactionsForSingleOrder',
  method: 'GET',
  path: '/ecom/v1/payments/orders/{orderId}',
  args: ['orderId'],
  response: { orderTransactions: orderTransactionsShape },
  repeatable: true,
});
