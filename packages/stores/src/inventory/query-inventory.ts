import { operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItemV2 } from './inventory-item.js';

/** Offset paging of a query. */
export interface Paging {
  /**
   * Number of items to return; at most 100.
   *
   * @default 50
   */
  limit?: number | null;
  /**
   * Number of items to skip.
   *
   * @default 0
   */
  offset?: number | null;
}

/** Paging metadata of a response. */
export interface PagingMetadata {
  /** Requested number of items. */
  items?: number;
  /** Number of skipped items. */
  offset?: number;
}

/** Query for inventory items. Filter and sort are JSON strings. */
export interface Query {
  /** Limit and offset. */
  paging?: Paging;
  /** Filter as a JSON string, such as `{"productId":"…"}` or `{"numericId":{"$gt":"100"}}`. */
  filter?: string | null;
  /** Sort order as a JSON string, such as `{"numericId":"asc"}`. */
  sort?: string | null;
}

/** Options for `queryInventory`. */
export interface QueryInventoryOptions {
  /** Filter, sort and paging. Without it, the first 50 items. */
  query?: Query;
}

/** Response of `queryInventory`. */
export interface QueryInventoryResponse {
  /** Inventory items of this page, one per product; at most 100. */
  inventoryItems?: InventoryItemV2[];
  /** Paging metadata of the response. */
  metadata?: PagingMetadata;
  /** Number of results on all pages. */
  totalResults?: number;
}

/**
 * Queries inventory items. Filterable fields: `id`, `productId`, `trackQuantity`, `preorderInfo.enabled`, `numericId`
 * and `lastUpdated`. Sortable fields: `numericId` and `lastUpdated`.
 *
 * @param options - Filter, sort and paging. Without them, the first 50 items.
 * @returns One page of inventory items, one per product.
 * @throws `ApiError` with status 400 for a field that does not support filtering or sorting, and for invalid JSON.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventory } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventory } });
 *
 * export const nextInventoryPage = (numericId: string) =>
 *   client.inventory.queryInventory({
 *     query: {
 *       filter: JSON.stringify({ numericId: { $gt: numericId } }),
 *       sort: JSON.stringify({ numericId: 'asc' }),
 *       paging: { limit: 100 },
 *     },
 *   });
 * ```
 * @see POST /stores-reader/v2/inventoryItems/query
 */
export const queryInventory = /* @__PURE__ */ operation<[options?: QueryInventoryOptions], QueryInventoryResponse>({
  id: 'stores.inventory.queryInventory',
  method: 'POST',
  path: '/stores-reader/v2/inventoryItems/query',
  args: ['...options'],
  response: { inventoryItems: inventoryItemShape },
  repeatable: true,
});
