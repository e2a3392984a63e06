import { operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from '../../catalog-v3/inventory-item.js';
import type { BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';
import type { ReasonType } from '../enumerations.js';
import type { InventoryItemApplicationErrors } from '../errors/inventory-item-error-code.js';

/** Amount by which a quantity changes. */
export interface DecrementDataById {
  /** Inventory item ID. */
  inventoryItemId: string;
  /** Amount, from 1 to 99,999. */
  decrementBy: number;
  /**
   * Whether the decrease belongs to an order that includes pre-orders, which can make the quantity negative.
   *
   * @default false
   */
  preorderRequest?: boolean;
}

/** Options for `bulkDecrementInventoryItems`. */
export interface BulkDecrementInventoryItemsOptions {
  /**
   * Whether items with too little stock fail with `INSUFFICIENT_INVENTORY`. Without it, quantities can become negative.
   *
   * @default false
   */
  restrictInventory?: boolean;
  /**
   * Whether to return the inventory items.
   *
   * @default false
   */
  returnEntity?: boolean;
  /** Reason of the change. */
  reason?: ReasonType;
}

/** Response of `bulkDecrementInventoryItems`. */
export type BulkDecrementInventoryItemsResponse = BulkResponse<BulkEntityResult<InventoryItem>>;

/** Application errors of `bulkDecrementInventoryItems`. */
export type BulkDecrementInventoryItemsApplicationErrors = InventoryItemApplicationErrors<
  'INVENTORY_QUANTITY_NOT_TRACKED' | 'INSUFFICIENT_INVENTORY' | 'MIN_QUANTITY_LIMIT_REACHED'
>;

/**
 * Decreases the quantities of several inventory items by their IDs. Each can fail on its own. Requires a merchant
 * identity.
 *
 * @param decrementData - Inventory items and amounts.
 * @param options - Reason, limits, and whether to return the inventory items.
 * @returns The result for each inventory item, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkDecrementInventoryItemsApplicationErrors}, such as
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
 *   client.inventoryItemsV3.bulkDecrementInventoryItems([{ inventoryItemId, decrementBy: 1 }], { restrictInventory: true });
 * ```
 * @see POST /stores/v3/bulk/inventory-items/decrement
 */
export const bulkDecrementInventoryItems = /* @__PURE__ */ operation<
  [decrementData: readonly DecrementDataById[], options?: BulkDecrementInventoryItemsOptions],
  BulkDecrementInventoryItemsResponse
>({
  id: 'stores.inventoryItemsV3.bulkDecrementInventoryItems',
  method: 'POST',
  path: '/stores/v3/bulk/inventory-items/decrement',
  args: ['decrementData', '...options'],
  prepare: (decrementData) => requireEach(decrementData, 'decrementData'),
  response: { results: { item: inventoryItemShape } },
});
