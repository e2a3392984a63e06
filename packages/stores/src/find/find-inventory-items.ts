import { operation } from '@cartwright/core';
import { queryInventoryItemsSpec } from '../inventory-items-v3/query-inventory-items-spec.js';
import type { InventoryItemQuery, QueryInventoryItemsResponse } from '../inventory-items-v3/query-inventory-items.js';

/**
 * Queries inventory items of Catalog V3 with an object. Sends the same request as `queryInventoryItems`, without its
 * query builder, which bundles then omit.
 *
 * @param query - Filter, sort and paging. At most 1,000 inventory items per page.
 * @returns One page of inventory items, with its paging metadata.
 * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { findInventoryItems } from '@cartwright/stores/find';
 *
 * const client = createClient({ modules: { inventory: { findInventoryItems } } });
 *
 * export const getStock = (variantId: string) =>
 *   client.inventory.findInventoryItems({ filter: { variantId } });
 * ```
 * @see GET /stores/v3/inventory-items/query
 */
export const findInventoryItems = /* @__PURE__ */ operation<[query: InventoryItemQuery], QueryInventoryItemsResponse>(
  queryInventoryItemsSpec,
);
