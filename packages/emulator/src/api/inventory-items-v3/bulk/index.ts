import { bulkCreateInventoryItems } from './bulk-create-inventory-items.js';
import { bulkDeleteInventoryItems } from './bulk-delete-inventory-items.js';
import { bulkUpdateInventoryItems } from './bulk-update-inventory-items.js';
import { bulkUpsertInventoryItems } from './bulk-upsert-inventory-items.js';

/** The routes that create, update and delete several inventory items. */
export const bulkRoutes = [
  bulkCreateInventoryItems,
  bulkUpdateInventoryItems,
  bulkUpsertInventoryItems,
  bulkDeleteInventoryItems,
] as const;
