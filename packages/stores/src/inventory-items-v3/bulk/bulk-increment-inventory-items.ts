import { operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from '../../catalog-v3/inventory-item.js';
import type { BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';
import type { ReasonType } from '../enumerations.js';
import type { InventoryItemApplicationErrors } from '../errors/inventory-item-error-code.js';

/** Amount by which a quantity changes. */
export interface IncrementDataById {
  /** Inventory item ID. */
  inventoryItemId: string;
  /** Amount, from 1 to 99,999. */
  incrementBy: number;
}

/** Options for `bulkIncrementInventoryItems`. */
export interface BulkIncrementInventoryItemsOptions {
  /**
   * Whether to return the inventory items.
   *
   * @default false
   */
  returnEntity?: boolean;
  /** Reason of the change. */
  reason?: ReasonType;
}

/** Response of `bulkIncrementInventoryItems`. */
export type BulkIncrementInventoryItemsResponse = BulkResponse<BulkEntityResult<InventoryItem>>;

/** Application errors of `bulkIncrementInventoryItems`. */
export type BulkIncrementInventoryItemsApplicationErrors = InventoryItemApplicationErrors<
  'INVENTORY_QUANTITY_NOT_TRACKED' | 'MAX_QUANTITY_LIMIT_REACHED'
>;

/**
 * Increases the quantities of several inventory items by their IDs. Each can fail on its own. Requires a merchant
 * identity.
 *
 * @param incrementData - Inventory items and amounts.
 * @param options - Reason, and whether to return the inventory items.
 * @returns The result for each inventory item, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkIncrementInventoryItemsApplicationErrors}, such as
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
 * export const change = (inventoryItemId: string) =>
 *   client.inventoryItemsV3.bulkIncrementInventoryItems([{ inventoryItemId, incrementBy: 1 }], { reason: 'MANUAL' });
 * ```
 * @see POST /stores/v3/bulk/inventory-items/increment
 */
export const bulkIncrementInventoryItems = /* @__PURE__ */ operation<
  [incrementData: readonly IncrementDataById[], options?: BulkIncrementInventoryItemsOptions],
  BulkIncrementInventoryItemsResponse
>({
  id: 'stores.inventoryItemsV3.bulkIncrementInventoryItems',
  method: 'POST',
  path: '/stores/v3/bulk/inventory-items/increment',
  args: ['incrementData', '...options'],
  prepare: (incrementData) => requireEach(incrementData, 'incrementData'),
  response: { results: { item: inventoryItemShape } },
});
