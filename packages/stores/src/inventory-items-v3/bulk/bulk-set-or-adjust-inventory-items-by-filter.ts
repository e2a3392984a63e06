import { operation, searchDetailsShape, type SearchDetails } from '@cartwright/core';
import type { JobResponse } from '../../shared/bulk-results.js';
import { requireFilter } from '../../catalog-v3/results/require-filter.js';
import type { AdjustInventoryAction } from './bulk-adjust-inventory-items-by-filter.js';
import type { InventoryItemApplicationErrors } from '../errors/inventory-item-error-code.js';
import type { InventoryItemFilter, InventoryItemSearchable } from '../search-inventory-items.js';

/** Options for `bulkSetOrAdjustInventoryItemsByFilter`. */
export interface BulkSetOrAdjustInventoryItemsByFilterOptions {
  /** Change of the quantities. */
  adjustedInventoryAction: AdjustInventoryAction;
  /** Free text. */
  search?: SearchDetails<InventoryItemSearchable>;
}

/** Response of `bulkSetOrAdjustInventoryItemsByFilter`. */
export type BulkSetOrAdjustInventoryItemsByFilterResponse = JobResponse;

/** Application errors of `bulkSetOrAdjustInventoryItemsByFilter`. */
export type BulkSetOrAdjustInventoryItemsByFilterApplicationErrors =
  InventoryItemApplicationErrors<'INVENTORY_QUANTITY_NOT_TRACKED'>;

/**
 * Increases or decreases the quantities of all inventory items that match a filter. The request is carried out in the
 * background. Requires a merchant identity.
 *
 * @deprecated Use `bulkAdjustInventoryItemsByFilter`.
 * @param filter - Filter. `{}` matches all of them.
 * @param options - Change, and free text.
 * @returns The ID of the background job.
 * @throws `CartwrightError` `invalid_argument` without a filter. No request is sent.
 * @throws `ApiError` with a code of {@link BulkSetOrAdjustInventoryItemsByFilterApplicationErrors}, such as
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
 *   client.inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter({ locationId }, { adjustedInventoryAction: { incrementBy } });
 * ```
 * @see POST /stores/v3/bulk/inventory-items/set-or-adjust-by-filter
 */
export const bulkSetOrAdjustInventoryItemsByFilter = /* @__PURE__ */ operation<
  [filter: InventoryItemFilter, options?: BulkSetOrAdjustInventoryItemsByFilterOptions],
  BulkSetOrAdjustInventoryItemsByFilterResponse
>({
  id: 'stores.inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/inventory-items/set-or-adjust-by-filter',
  args: ['filter', '...options'],
  prepare: (filter) => requireFilter(filter),
  request: { search: searchDetailsShape },
});
