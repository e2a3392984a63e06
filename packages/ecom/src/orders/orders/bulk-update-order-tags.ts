import { operation } from '@cartwright/core';
import type { BulkActionMetadata, ItemMetadata } from '../../commerce/responses/bulk.js';
import type { Tags } from './order.js';

/** The tags. */
export interface BulkUpdateOrderTagsOptions {
  /** The tags to set. */
  assignTags?: Tags;
  /** The tags to take away. */
  unassignTags?: Tags;
}

/** What became of one of several orders. */
export interface BulkUpdateOrderTagsResult {
  /** What became of it. */
  itemMetadata?: ItemMetadata;
}

/** The answer of `bulkUpdateOrderTags`. */
export interface BulkUpdateOrderTagsResponse {
  /** What became of each, in their order. */
  results?: BulkUpdateOrderTagsResult[];
  /** How many were done. */
  bulkActionMetadata?: BulkActionMetadata;
}

/**
 * Sets and takes away tags of several orders.
 *
 * @param orderIds - The ids of the orders; at most 100.
 * @param options - The tags.
 * @returns What became of each.
 * @throws `ApiError` with status 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const tag = (ids: string[], tagId: string) =>
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
  args: ['orderIds', 'options'],
  input: (orderIds, options) => ({ ...options, orderIds }),
});
