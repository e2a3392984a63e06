import { bulkRoutes } from './bulk/index.js';
import { byFilterRoutes } from './by-filter/index.js';
import { countInventoryItems } from './count-inventory-items.js';
import { createInventoryItem } from './create-inventory-item.js';
import { deleteInventoryItem } from './delete-inventory-item.js';
import { getInventoryItem } from './get-inventory-item.js';
import { quantityRoutes } from './quantities/index.js';
import { queryInventoryItems } from './query-inventory-items.js';
import { searchInventoryItems } from './search-inventory-items.js';
import { updateInventoryItem } from './update-inventory-item.js';

/** The routes of inventory items. */
export const inventoryItemRoutes = [
  createInventoryItem,
  getInventoryItem,
  updateInventoryItem,
  deleteInventoryItem,
  ...queryInventoryItems,
  ...searchInventoryItems,
  ...countInventoryItems,
  ...bulkRoutes,
  ...quantityRoutes,
  ...byFilterRoutes,
] as const;
