import { operation, searchDetailsShape, type SearchDetails } from '@cartwright/core';
import type { InventoryItemFilter, InventoryItemSearchable } from './search-inventory-items.js';

/** Options for `countInventoryItems`. */
export interface CountInventoryItemsOptions {
  /** Filter, as in `searchInventoryItems`. */
  filter?: InventoryItemFilter | null;
  /** Free text. */
  search?: SearchDetails<InventoryItemSearchable>;
}

/** Response of `countInventoryItems`. */
export interface CountInventoryItemsResponse {
  /** Number of inventory items. */
  count?: number;
}

/**
 * Counts inventory items.
 *
 * @param options - Filter and free text. Without them, all items are counted.
 * @returns The number of inventory items.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventoryItemsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventoryItemsV3 } });
 *
 * export const outOfStock = async () =>
 *   (await client.inventoryItemsV3.countInventoryItems({ filter: { availabilityStatus: 'OUT_OF_STOCK' } })).count;
 * ```
 * @see GET /stores/v3/inventory-items/count
 */
export const countInventoryItems = /* @__PURE__ */ operation<
  [options?: CountInventoryItemsOptions],
  CountInventoryItemsResponse
>({
  id: 'stores.inventoryItemsV3.countInventoryItems',
  method: 'GET',
  path: '/stores/v3/inventory-items/count',
  structuredQuery: true,
  fallback: '/stores/v3/inventory-items/count',
  args: ['...options'],
  request: { search: searchDetailsShape },
  repeatable: true,
});
