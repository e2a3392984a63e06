import { bulkRoutes } from './bulk/bulk-routes.js';
import { byFilterRoutes } from './by-filter/by-filter-routes.js';
import { itemRoutes } from './inventory-items-routes.js';
import { quantityRoutes } from './quantities/quantities-routes.js';

/** The routes of inventory items. */
export const inventoryItemRoutes = [...itemRoutes, ...bulkRoutes, ...quantityRoutes, ...byFilterRoutes] as const;
