import { operation } from '@cartwright/core';
import type { BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';

/** Response of `bulkDeleteInventoryItems`. */
export type BulkDeleteInventoryItemsResponse = BulkResponse;

/**
 * Deletes several inventory items. Each can fail on its own. Requires a merchant identity.
 *
 * @param inventoryItemIds - Inventory item IDs.
 * @returns The result for each inventory item, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventoryItemsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventoryItemsV3 } });
 *
 * export const remove = (ids: string[]) => client.inventoryItemsV3.bulkDeleteInventoryItems(ids);
 * ```
 * @see POST /stores/v3/bulk/inventory-items/delete
 */
export const bulkDeleteInventoryItems = /* @__PURE__ */ operation<
  [inventoryItemIds: readonly string[]],
  BulkDeleteInventoryItemsResponse
>({
  id: 'stores.inventoryItemsV3.bulkDeleteInventoryItems',
  method: 'POST',
  path: '/stores/v3/bulk/inventory-items/delete',
  args: ['inventoryItemIds'],
  prepare: (inventoryItemIds) => requireEach(inventoryItemIds, 'inventoryItemIds'),
});
