import { bulkAdjustInventoryItemsByFilter } from './bulk-adjust-inventory-items-by-filter.js';
import { bulkDeleteInventoryItemsByFilter } from './bulk-delete-inventory-items-by-filter.js';
import { bulkSetOrAdjustInventoryItemsByFilter } from './bulk-set-or-adjust-inventory-items-by-filter.js';
import { bulkUpdateInventoryItemsByFilter } from './bulk-update-inventory-items-by-filter.js';

/** The routes that change the inventory items that match a filter. */
export const byFilterRoutes = [
  bulkUpdateInventoryItemsByFilter,
  bulkAdjustInventoryItemsByFilter,
  bulkSetOrAdjustInventoryItemsByFilter,
  bulkDeleteInventoryItemsByFilter,
] as const;
