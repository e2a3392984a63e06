import { operation } from '@cartwright/core';
import { orderTransactionsShape, type OrderTransactions } from '../commerce/payments/order-transactions.js';

/** Response of `listTransactionsForMultipleOrders`. */
export interface ListTransactionsForMultipleOrdersResponse {
  /** Payments and refunds, one entry per order. */
  orderTransactions?: OrderTransactions[];
}

/**
 * Lists the payments and refunds of multiple orders.
 *
 * @param orderIds - IDs of the orders (GUIDs). At most 100.
 * @returns The payments and refunds of each order.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderTransactions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderTransactions } });
 *
 * export const transactionsOfOrders = async (ids: string[]) =>
 *   (await client.orderTransactions.listTransactionsForMultipleOrders(ids)).orderTransactions;
 * ```
 * @see POST /ecom/v1/payments/list-by-ids
 * @see https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/order-transactions/list-transactions-for-multiple-orders
 */
export const listTransactionsForMultipleOrders = /* @__PURE__ */ operation<
  [orderIds: string[]],
  ListTransactionsForMultipleOrdersResponse
>({
  id: 'ecom.orderTransactions.listTransactionsForMultipleOrders',
  method: 'POST',
  path: '/ecom/v1/payments/list-by-ids',
  args: ['orderIds'],
  response: { orderTransactions: orderTransactionsShape },
  repeatable: true,
});
