import type { Route } from '../../protocol/routing/route.js';
import { decrementInventoryRoute } from './decrement-inventory.js';
import { getInventoryVariantsRoute } from './get-inventory-variants.js';
import { incrementInventoryRoute } from './increment-inventory.js';
import { queryInventoryRoute } from './query-inventory.js';
import { updateInventoryVariantsRoute } from './update-inventory-variants.js';
/** The routes of inventory. */
export const inventoryRoutes: readonly Route[] = [
  queryInventoryRoute,
  incrementInventoryRoute,
  decrementInventoryRoute,
  getInventoryVariantsRoute,
  updateInventoryVariantsRoute,
];
