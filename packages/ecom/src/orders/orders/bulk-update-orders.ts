import { operation } from '@cartwright/core';
import type { BulkActionMetadata } from '../../commerce/responses/bulk.js';
import { bulkOrderResultShape, type BulkOrderResult } from './bulk-order-result.js';
import { maskedOrderShape, type MaskedOrder } from './masked-order.js';

/** What is answered. */
export interface BulkUpdateOrdersOptions {
  /** Whether the answer has them as they are now. Default `false`. */
  returnEntity?: boolean;
}

/** The answer of `bulkUpdateOrders`. */
export interface BulkUpdateOrdersResponse {
  /** What became of each, in their order. */
  results?: BulkOrderResult[];
  /** How many were done. */
  bulkActionMetadata?: BulkActionMetadata;
}

/**
 * Changes several orders. Each is changed or refused by itself.
 *
 * @param orders - The orders, at most 100: the id of each, and its fields to change.
 * @param options - What is answered.
 * @returns What became of each.
 * @throws `ApiError` with status 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const archive = (ids: string[]) =>
 *   client.orders.bulkUpdateOrders(ids.map((_id) => ({ order: { _id, archived: true } })));
 * ```
 * @see POST /ecom/v1/bulk/orders/update
 */
export const bulkUpdateOrders = /* @__PURE__ */ operation<
  [orders: MaskedOrder[], options?: BulkUpdateOrdersOptions],
  BulkUpdateOrdersResponse
>({
  id: 'ecom.orders.bulkUpdateOrders',
  method: 'POST',
  path: '/ecom/v1/bulk/orders/update',
  args: ['orders', 'options'],
  input: (orders, options) => ({ ...options, orders }),
  request: { orders: maskedOrderShape },
  response: { results: bulkOrderResultShape },
});
