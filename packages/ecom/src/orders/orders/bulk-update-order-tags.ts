import { operation, type BulkItemResult, type BulkResponse } from '@cartwright/core';
import type { Tags } from './order.js';

/** Options for `bulkUpdateOrderTags`. */
export interface BulkUpdateOrderTagsOptions {
  /** Tags to assign. */
  assignTags?: Tags;
  /** Tags to unassign. */
  unassignTags?: Tags;
}

/** Result of `bulkUpdateOrderTags` for one order. */
export type BulkUpdateOrderTagsResult = BulkItemResult;

/** Response of `bulkUpdateOrderTags`. */
export type BulkUpdateOrderTagsResponse = BulkResponse<BulkUpdateOrderTagsResult>;

/**
 * Assigns tags to orders and unassigns tags from them.
 *
 * @param orderIds - IDs of the orders (GUIDs). At most 100.
 * @param options - Tags to assign and to unassign.
 * @returns One result per order.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const tagOrders = (ids: string[], tagId: string) =>
 *   client.orders.bulkUpdateOrderTags(ids, { assignTags: { tags: { tagIds: [tagId] } } });
 * ```
 * @see POST /ecom/v1/bulk/orders/update-tags
 */
export const bulkUpdateOrderTags = /* @__PURE__ */ operation<
  [orderIds: string[], options?: BulkUpdateOrderTagsOptions],
  BulkUpdateOrderTagsResponse
>({
  id: 'ecom.orders.bulkUpdateOrderTags',
  method: 'POST',
  path: '/ecom/v1/bulk/orders/update-tags',
  args: ['orderIds', '...options'],
});
