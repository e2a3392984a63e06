import { operation, searchDetailsShape, type SearchDetails } from '@cartwright/core';
import type { JobResponse } from '../../shared/bulk-results.js';
import { requireFilter } from '../../catalog-v3/results/require-filter.js';
import type { InventoryItemApplicationErrors } from '../errors/inventory-item-error-code.js';
import type { InventoryItemFilter, InventoryItemSearchable } from '../search-inventory-items.js';

/** Change of a quantity. Set `incrementBy` or `decrementBy`. */
export interface AdjustInventoryAction {
  /** Amount to add, from 1 to 99,999. */
  incrementBy?: number;
  /** Amount to subtract, from 1 to 99,999. Quantities do not fall below 0. */
  decrementBy?: number;
}

/** Options for `bulkAdjustInventoryItemsByFilter`. */
export interface BulkAdjustInventoryItemsByFilterOptions {
  /** Change of the quantities. */
  adjustment: AdjustInventoryAction;
  /**
   * Whether to track the quantities of items that are not tracked yet.
   *
   * @default false
   */
  trackQuantity?: boolean;
  /** Free text. */
  search?: SearchDetails<InventoryItemSearchable>;
}

/** Response of `bulkAdjustInventoryItemsByFilter`. */
export type BulkAdjustInventoryItemsByFilterResponse = JobResponse;

/** Application errors of `bulkAdjustInventoryItemsByFilter`. */
export type BulkAdjustInventoryItemsByFilterApplicationErrors = InventoryItemApplicationErrors<
  | 'INVENTORY_QUANTITY_NOT_TRACKED'
  | 'INSUFFICIENT_INVENTORY'
  | 'MIN_QUANTITY_LIMIT_REACHED'
  | 'MAX_QUANTITY_LIMIT_REACHED'
>;

/**
 * Increases or decreases the quantities of all inventory items that match a filter. The request is carried out in the
 * background. Requires a merchant identity.
 *
 * @param filter - Filter. `{}` matches all of them.
 * @param options - Change, and free text.
 * @returns The ID of the background job.
 * @throws `CartwrightError` `invalid_argument` without a filter. No request is sent.
 * @throws `ApiError` with a code of {@link BulkAdjustInventoryItemsByFilterApplicationErrors}, such as
 * `INVENTORY_QUANTITY_NOT_TRACKED`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventoryItemsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventoryItemsV3 } });
 *
 * export const add = (locationId: string, incrementBy: number) =>
 *   client.inventoryItemsV3.bulkAdjustInventoryItemsByFilter({ locationId }, { adjustment: { incrementBy } });
 * ```
 * @see POST /stores/v3/bulk/inventory-items/adjust-by-filter
 */
export const bulkAdjustInventoryItemsByFilter = /* @__PURE__ */ operation<
  [filter: InventoryItemFilter, options?: BulkAdjustInventoryItemsByFilterOptions],
  BulkAdjustInventoryItemsByFilterResponse
>({
  id: 'stores.inventoryItemsV3.bulkAdjustInventoryItemsByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/inventory-items/adjust-by-filter',
  args: ['filter', '...options'],
  prepare: (filter) => requireFilter(filter),
  request: { search: searchDetailsShape },
});
