import { operation } from '@cartwright/core';
import type { BulkActionMetadata } from '../../commerce/responses/bulk.js';
import { bulkOrderResultShape, type BulkOrderResult } from '../orders/bulk-order-result.js';

/** The answer of `paymentCollectionBulkMarkOrdersAsPaid`. */
export interface BulkMarkOrdersAsPaidResponse {
  /** What became of each, in their order. */
  results?: BulkOrderResult[];
  /** How many were done. */
  bulkActionMetadata?: BulkActionMetadata;
}

/**
 * Marks several orders as paid by hand. It is in none of the platform’s public typings, so it may change.
 *
 * @param ecomOrderIds - The ids of the orders; at most 100.
 * @returns What became of each.
 * @throws `ApiError` with status 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const paidInCash = (ids: string[]) => client.orders.paymentCollectionBulkMarkOrdersAsPaid(ids);
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
  input: (ecomOrderIds) => ({ ecomOrderIds }),
  response: { results: bulkOrderResultShape },
});
