import { operation, searchDetailsShape, type SearchDetails } from '@cartwright/core';
import type { JobResponse } from '../../shared/bulk-results.js';
import { requireFilter } from '../../catalog-v3/results/require-filter.js';
import type { InventoryItemFilter, InventoryItemSearchable } from '../search-inventory-items.js';

/** Options for `bulkDeleteInventoryItemsByFilter`. */
export interface BulkDeleteInventoryItemsByFilterOptions {
  /** Free text. */
  search?: SearchDetails<InventoryItemSearchable>;
}

/** Response of `bulkDeleteInventoryItemsByFilter`. */
export type BulkDeleteInventoryItemsByFilterResponse = JobResponse;

/**
 * Deletes all inventory items that match a filter. The request is carried out in the background. Requires a merchant
 * identity.
 *
 * @param filter - Filter. `{}` matches all of them.
 * @param options - Free text.
 * @returns The ID of the background job.
 * @throws `CartwrightError` `invalid_argument` without a filter. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventoryItemsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventoryItemsV3 } });
 *
 * export const removeLocation = (locationId: string) => client.inventoryItemsV3.bulkDeleteInventoryItemsByFilter({ locationId });
 * ```
 * @see POST /stores/v3/bulk/inventory-items/delete-by-filter
 */
export const bulkDeleteInventoryItemsByFilter = /* @__PURE__ */ operation<
  [filter: InventoryItemFilter, options?: BulkDeleteInventoryItemsByFilterOptions],
  BulkDeleteInventoryItemsByFilterResponse
>({
  id: 'stores.inventoryItemsV3.bulkDeleteInventoryItemsByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/inventory-items/delete-by-filter',
  args: ['filter', '...options'],
  prepare: (filter) => requireFilter(filter),
  request: { search: searchDetailsShape },
});
