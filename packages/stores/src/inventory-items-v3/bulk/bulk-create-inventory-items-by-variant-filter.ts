import { operation, searchDetailsShape, type SearchDetails } from '@cartwright/core';
import type { JobResponse } from '../../shared/bulk-results.js';
import { requireFilter } from '../../catalog-v3/results/require-filter.js';

/** Options for `bulkCreateInventoryItemsByVariantFilter`. */
export interface BulkCreateInventoryItemsByVariantFilterOptions {
  /** Location ID. */
  locationId: string;
  /** Quantity of the new items, which is tracked. */
  inventoryCreationData?: { quantity?: number };
  /** Free text. */
  search?: SearchDetails;
}

/** Response of `bulkCreateInventoryItemsByVariantFilter`. */
export type BulkCreateInventoryItemsByVariantFilterResponse = JobResponse;

/**
 * Creates inventory items at a location for all variants that match a filter. The request is carried out in the
 * background. Requires a merchant identity.
 *
 * @param filter - Filter of variants, as in `searchVariants`. `{}` matches all of them.
 * @param options - Location, quantity and free text.
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
 * export const openLocation = (locationId: string) =>
 *   client.inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter({}, { locationId, inventoryCreationData: { quantity: 0 } });
 * ```
 * @see POST /stores/v3/bulk/inventory-items/create-by-variant-filter
 */
export const bulkCreateInventoryItemsByVariantFilter = /* @__PURE__ */ operation<
  [filter: Readonly<Record<string, unknown>>, options?: BulkCreateInventoryItemsByVariantFilterOptions],
  BulkCreateInventoryItemsByVariantFilterResponse
>({
  id: 'stores.inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter',
  method: 'POST',
  path: '/stores/v3/bulk/inventory-items/create-by-variant-filter',
  args: ['filter', '...options'],
  prepare: (filter) => requireFilter(filter),
  request: { search: searchDetailsShape },
});
