import { fieldMask, operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from '../../catalog-v3/inventory-item.js';
import type { BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';
import type { ReasonType } from '../enumerations.js';
import type { InventoryItemApplicationErrors } from '../errors/inventory-item-error-code.js';

/** An inventory item to update. */
export interface MaskedInventoryItem {
  /** The item’s `_id`, its current `revision` and the fields to update. */
  inventoryItem: InventoryItem;
  /** Paths of the fields to update. Defaults to the fields that are set. */
  fieldMask?: string[];
}

/** Options for `bulkUpdateInventoryItems`. */
export interface BulkUpdateInventoryItemsOptions {
  /**
   * Whether to return the inventory items.
   *
   * @default false
   */
  returnEntity?: boolean;
  /** Reason of the change. */
  reason?: ReasonType;
}

/** Response of `bulkUpdateInventoryItems`. */
export type BulkUpdateInventoryItemsResponse = BulkResponse<BulkEntityResult<InventoryItem>>;

/** Application errors of `bulkUpdateInventoryItems`. */
export type BulkUpdateInventoryItemsApplicationErrors = InventoryItemApplicationErrors<
  'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING' | 'PRE_ORDER_VALIDATION'
>;

/**
 * Updates several inventory items. Each can fail on its own. Requires a merchant identity.
 *
 * @param inventoryItems - Inventory items to update, with their IDs and current revisions.
 * @param options - Reason, and whether to return the inventory items.
 * @returns The result for each inventory item, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdateInventoryItemsApplicationErrors}, such as
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
 * export const restock = (inventoryItem: { _id: string; revision: string }) =>
 *   client.inventoryItemsV3.bulkUpdateInventoryItems([{ inventoryItem: { ...inventoryItem, quantity: 20 } }], { reason: 'MANUAL' });
 * ```
 * @see POST /stores/v3/bulk/inventory-items/update
 */
export const bulkUpdateInventoryItems = /* @__PURE__ */ operation<
  [inventoryItems: readonly MaskedInventoryItem[], options?: BulkUpdateInventoryItemsOptions],
  BulkUpdateInventoryItemsResponse
>({
  id: 'stores.inventoryItemsV3.bulkUpdateInventoryItems',
  method: 'POST',
  path: '/stores/v3/bulk/inventory-items/update',
  args: ['inventoryItems', '...options'],
  prepare: (inventoryItems) => requireEach(inventoryItems, 'inventoryItems'),
  request: { inventoryItems: { inventoryItem: inventoryItemShape, fieldMask } },
  response: { results: { item: inventoryItemShape } },
});
