import { operation, searchDetailsShape, type SearchDetails } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from '../../catalog-v3/inventory-item.js';
import type { JobResponse } from '../../shared/bulk-results.js';
import { requireFilter } from '../../catalog-v3/results/require-filter.js';
import type { InventoryItemApplicationErrors } from '../errors/inventory-item-error-code.js';
import type { InventoryItemFilter, InventoryItemSearchable } from '../search-inventory-items.js';

/** Options for `bulkUpdateInventoryItemsByFilter`. */
export interface BulkUpdateInventoryItemsByFilterOptions {
  /** Fields to update. */
  inventoryItem: InventoryItem;
  /** Free text. */
  search?: SearchDetails<InventoryItemSearchable>;
}

/** Response of `bulkUpdateInventoryItemsByFilter`. */
export type BulkUpdateInventoryItemsByFilterResponse = JobResponse;

/** Application errors of `bulkUpdateInventoryItemsByFilter`. */
export type BulkUpdateInventoryItemsByFilterApplicationErrors = InventoryItemApplicationErrors<
  'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING' | 'PRE_ORDER_VALIDATION'
>;

/**
 * Updates all inventory items that match a filter. The request is carried out in the background. Requires a merchant
 * identity.
 *
 * @param filter - Filter. `{}` matches all of them.
 * @param options - Fields to update, and free text.
 * @returns The ID of the background job.
 * @throws `CartwrightError` `invalid_argument` without a filter. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdateInventoryItemsByFilterApplicationErrors}, such as
 * `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventoryItemsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventoryItemsV3 } });
 *
 * export const disablePreorders = () =>
 *   client.inventoryItemsV3.bulkUpdateInventoryItemsByFilter({}, { inventoryItem: { preorderInfo: { enabled: false } } });
 * ```
 * @see POST /stores/v3/bulk/inventory-items/update-by-filter
 */
export const bulkUpdateInventoryItemsByFilter = /* @__PURE__ */ operation<
  [filter: InventoryItemFilter, options?: BulkUpdateInventoryItemsByFilterOptions],
  BulkUpdateInventoryItemsByFilterResponse
>({
  id: 'stores.inventoryItemsV3.bulkUpdateInventoryItemsByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/inventory-items/update-by-filter',
  args: ['filter', '...options'],
  prepare: (filter) => requireFilter(filter),
  request: { search: searchDetailsShape, inventoryItem: inventoryItemShape },
});
