import { operation, type BulkResponse } from '@cartwright/core';
import { bulkOrderResultShape, type BulkOrderResult } from './bulk-order-result.js';
import { maskedOrderShape, type MaskedOrder } from './masked-order.js';

/** Options for `bulkUpdateOrders`. */
export interface BulkUpdateOrdersOptions {
  /**
   * Whether to return the updated orders.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkUpdateOrders`. */
export type BulkUpdateOrdersResponse = BulkResponse<BulkOrderResult>;

/**
 * Updates orders. Each order succeeds or fails independently of the others.
 *
 * @param orders - Orders to update, at most 100: the ID of each and the fields to change.
 * @param options - Whether to return the updated orders.
 * @returns One result per order.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const archiveOrders = (ids: string[]) =>
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
  args: ['orders', '...options'],
  request: { orders: maskedOrderShape },
  response: { results: bulkOrderResultShape },
});
