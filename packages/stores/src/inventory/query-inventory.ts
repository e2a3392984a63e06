import { operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItemV2 } from './inventory-item.js';

/** Which part of the results is meant. */
export interface Paging {
  /** How many. At most 100; 50 when nothing is said. */
  limit?: number | null;
  /** How many to leave out before them. */
  offset?: number | null;
}

/** Which part of the results an answer has. */
export interface PagingMetadata {
  /** How many were asked for. */
  items?: number;
  /** How many were left out before them. */
  offset?: number;
}

/** A query for stock. Filter and order are texts. */
export interface Query {
  /** Which part of the results. */
  paging?: Paging;
  /** A filter as JSON, such as `{"productId":"…"}` or `{"numericId":{"$gt":"100"}}`. */
  filter?: string | null;
  /** An order as JSON, such as `{"numericId":"asc"}`. */
  sort?: string | null;
}

/** What to answer with. */
export interface QueryInventoryOptions {
  /** Filter, order and paging. */
  query?: Query;
}

/** The answer of `queryInventory`. */
export interface QueryInventoryResponse {
  /** The stock of each product; at most 100. */
  inventoryItems?: InventoryItemV2[];
  /** The answer's place among all results. */
  metadata?: PagingMetadata;
  /** How many there are in all. */
  totalResults?: number;
}

/**
 * Finds the stock of products. Filter by `id`, `productId`, `trackQuantity`, `preorderInfo.enabled`, `numericId` and
 * `lastUpdated`; sort by the last two.
 *
 * @param options - Filter, order and paging. Default: the first 50.
 * @returns The stock, one item for each product.
 * @throws `ApiError` with status 400 for a field that can not be filtered or sorted by, and for a text that is no JSON.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventory } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventory } });
 *
 * export const stockAfter = (numericId: string) =>
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
  args: ['options'],
  input: (options) => ({ ...options }),
  response: { inventoryItems: inventoryItemShape },
  repeatable: true,
});
