import { route } from '../../../protocol/routing/route.js';
import { adjustItems } from './adjust-items.js';

/**
 * Increments or decrements the quantities of the inventory items that match a filter. Items without a tracked quantity
 * get the amount as their quantity.
 */
export const bulkSetOrAdjustInventoryItemsByFilter = route({
  id: 'stores.inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter',
  method: 'POST',
  paths: [
    '/stores/v3/bulk/inventory-items/set-or-adjust-by-filter',
    '/v3/bulk/inventory-items/set-or-adjust-by-filter',
  ],
  access: 'merchant',
  handle: (context) => adjustItems(context, { name: 'adjustedInventoryAction', startsTracking: true }),
});
