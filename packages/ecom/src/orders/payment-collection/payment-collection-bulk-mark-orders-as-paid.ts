import { operation, type BulkResponse } from '@cartwright/core';
import { bulkOrderResultShape, type BulkOrderResult } from '../orders/bulk-order-result.js';

/** Response of `paymentCollectionBulkMarkOrdersAsPaid`. */
export type BulkMarkOrdersAsPaidResponse = BulkResponse<BulkOrderResult>;

/**
 * Marks orders as paid offline.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param ecomOrderIds - IDs of the orders (GUIDs). At most 100.
 * @returns One result per order.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const markAsPaid = (ids: string[]) => client.orders.paymentCollectionBulkMarkOrdersAsPaid(ids);
 * ```
 * @see POST /v1/bulk/payments-collector/mark-as-paid
 */
export const paymentCollectionBulkMarkOrdersAsPaid = /* @__PURE__ */ operation<
  [ecomOrderIds: string[]],
  BulkMarkOrdersAsPaidResponse
>({
  id: 'ecom.orders.paymentCollectionBulkMarkOrdersAsPaid',
  method: 'POST',
  path: '/v1/bulk/payments-collector/mark-as-paid',
  args: ['ecomOrderIds'],
  response: { results: bulkOrderResultShape },
});
