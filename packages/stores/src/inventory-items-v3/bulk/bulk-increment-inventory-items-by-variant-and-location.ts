import { operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from '../../catalog-v3/inventory-item.js';
import type { BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';
import type { ReasonType } from '../enumerations.js';
import type { InventoryItemApplicationErrors } from '../errors/inventory-item-error-code.js';

/** Amount by which a quantity changes. */
export interface IncrementDataByVariantAndLocation {
  /** Variant ID. */
  variantId: string;
  /** Location ID. Defaults to the default location. */
  locationId?: string | null;
  /** Product ID. */
  productId?: string | null;
  /** Amount, from 1 to 99,999. */
  incrementBy: number;
}

/** Options for `bulkIncrementInventoryItemsByVariantAndLocation`. */
export interface BulkIncrementInventoryItemsByVariantAndLocationOptions {
  /**
   * Whether to return the inventory items.
   *
   * @default false
   */
  returnEntity?: boolean;
  /** Reason of the change. */
  reason?: ReasonType;
}

/** Response of `bulkIncrementInventoryItemsByVariantAndLocation`. */
export type BulkIncrementInventoryItemsByVariantAndLocationResponse = BulkResponse<BulkEntityResult<InventoryItem>>;

/** Application errors of `bulkIncrementInventoryItemsByVariantAndLocation`. */
export type BulkIncrementInventoryItemsByVariantAndLocationApplicationErrors = InventoryItemApplicationErrors<
  'INVENTORY_QUANTITY_NOT_TRACKED' | 'MAX_QUANTITY_LIMIT_REACHED' | 'NOT_FOUND'
>;

/**
 * Increases the quantities of several inventory items by their variants and locations. Each can fail on its own.
 * Requires a merchant identity.
 *
 * @param incrementData - Inventory items and amounts.
 * @param options - Reason, and whether to return the inventory items.
 * @returns The result for each inventory item, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkIncrementInventoryItemsByVariantAndLocationApplicationErrors}, such as
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
 * export const change = (variantId: string) =>
 *   client.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation([{ variantId, incrementBy: 1 }], { reason: 'MANUAL' });
 * ```
 * @see POST /stores/v3/bulk/inventory-items/increment-by-variant-and-location
 */
export const bulkIncrementInventoryItemsByVariantAndLocation = /* @__PURE__ */ operation<
  [
    incrementData: readonly IncrementDataByVariantAndLocation[],
    options?: BulkIncrementInventoryItemsByVariantAndLocationOptions,
  ],
  BulkIncrementInventoryItemsByVariantAndLocationResponse
>({
  id: 'stores.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation',
  method: 'POST',
  path: '/stores/v3/bulk/inventory-items/increment-by-variant-and-location',
  args: ['incrementData', '...options'],
  prepare: (incrementData) => requireEach(incrementData, 'incrementData'),
  response: { results: { item: inventoryItemShape } },
});
