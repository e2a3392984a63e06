import { fieldMask, operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from '../../catalog-v3/inventory-item.js';
import type { BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';
import type { MaskedInventoryItem } from './bulk-update-inventory-items.js';
import type { InventoryItemApplicationErrors } from '../errors/inventory-item-error-code.js';

/** Options for `bulkUpsertInventoryItems`. */
export interface BulkUpsertInventoryItemsOptions {
  /**
   * Whether to return the inventory items.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkUpsertInventoryItems`. */
export type BulkUpsertInventoryItemsResponse = BulkResponse<BulkEntityResult<InventoryItem>>;

/** Application errors of `bulkUpsertInventoryItems`. */
export type BulkUpsertInventoryItemsApplicationErrors = InventoryItemApplicationErrors<
  'INVALID_TARGET_QUANTITY' | 'PRE_ORDER_VALIDATION'
>;

/**
 * Creates or updates the inventory items of several variants and locations. Each can fail on its own. Requires a
 * merchant identity.
 *
 * @param inventoryItems - Inventory items to create or update.
 * @param options - Whether to return the inventory items.
 * @returns The result for each inventory item, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpsertInventoryItemsApplicationErrors}, such as
 * `INVALID_TARGET_QUANTITY`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventoryItemsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventoryItemsV3 } });
 *
 * export const setStock = (productId: string, variantId: string, quantity: number) =>
 *   client.inventoryItemsV3.bulkUpsertInventoryItems([{ inventoryItem: { productId, variantId, quantity } }]);
 * ```
 * @see POST /stores/v3/bulk/inventory-items/upsert
 */
export const bulkUpsertInventoryItems = /* @__PURE__ */ operation<
  [inventoryItems: readonly MaskedInventoryItem[], options?: BulkUpsertInventoryItemsOptions],
  BulkUpsertInventoryItemsResponse
>({
  id: 'stores.inventoryItemsV3.bulkUpsertInventoryItems',
  method: 'POST',
  path: '/stores/v3/bulk/inventory-items/upsert',
  args: ['inventoryItems', '...options'],
  prepare: (inventoryItems) => requireEach(inventoryItems, 'inventoryItems'),
  request: { inventoryItems: { inventoryItem: inventoryItemShape, fieldMask } },
  response: { results: { item: inventoryItemShape } },
});
