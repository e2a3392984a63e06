import { operation } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from '../../catalog-v3/inventory-item.js';
import type { BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';
import type {
  InventoryItemApplicationErrors,
  InventoryItemValidationErrors,
} from '../errors/inventory-item-error-code.js';

/** Options for `bulkCreateInventoryItems`. */
export interface BulkCreateInventoryItemsOptions {
  /**
   * Whether to return the inventory items.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateInventoryItems`. */
export type BulkCreateInventoryItemsResponse = BulkResponse<BulkEntityResult<InventoryItem>>;

/** Application errors of `bulkCreateInventoryItems`. */
export type BulkCreateInventoryItemsApplicationErrors = InventoryItemApplicationErrors<'PRE_ORDER_VALIDATION'>;

/** Violated validation rules of `bulkCreateInventoryItems`. */
export type BulkCreateInventoryItemsValidationErrors = InventoryItemValidationErrors<
  'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE' | 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY'
>;

/**
 * Creates several inventory items. Each can fail on its own. Requires a merchant identity.
 *
 * @param inventoryItems - Inventory items to create. `variantId`, `productId` and either `quantity` or `inStock` are
 * required.
 * @param options - Whether to return the inventory items.
 * @returns The result for each inventory item, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkCreateInventoryItemsApplicationErrors}, such as `PRE_ORDER_VALIDATION`.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkCreateInventoryItemsValidationErrors}, such as
 * `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { inventoryItemsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { inventoryItemsV3 } });
 *
 * export const create = (productId: string, variantIds: string[]) =>
 *   client.inventoryItemsV3.bulkCreateInventoryItems(variantIds.map((variantId) => ({ productId, variantId, inStock: true })));
 * ```
 * @see POST /stores/v3/bulk/inventory-items/create
 */
export const bulkCreateInventoryItems = /* @__PURE__ */ operation<
  [inventoryItems: readonly InventoryItem[], options?: BulkCreateInventoryItemsOptions],
  BulkCreateInventoryItemsResponse
>({
  id: 'stores.inventoryItemsV3.bulkCreateInventoryItems',
  method: 'POST',
  path: '/stores/v3/bulk/inventory-items/create',
  args: ['inventoryItems', '...options'],
  prepare: (inventoryItems) => requireEach(inventoryItems, 'inventoryItems'),
  request: { inventoryItems: inventoryItemShape },
  response: { results: { item: inventoryItemShape } },
});
