import { entity } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from '../inventory-item.js';
import type { ApplicationError, BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';

/** Results for the inventory items of products. */
export interface BulkInventoryItemResults extends BulkResponse<BulkEntityResult<InventoryItem>> {
  /** Reason if all inventory items failed. */
  error?: ApplicationError;
}

/** Shape of {@link BulkInventoryItemResults}: dates. */
export const inventoryResultsShape = /* @__PURE__ */ entity<BulkInventoryItemResults>({
  results: { item: inventoryItemShape },
});
