import { route } from '../../../protocol/routing/route.js';
import { decrementItems } from './decrement-items.js';
import { byId } from './read-quantities.js';

/** Decrements the quantities of up to 300 inventory items, or counts pre-orders. */
export const bulkDecrementInventoryItems = route({
  id: 'stores.inventoryItemsV3.bulkDecrementInventoryItems',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/decrement', '/v3/bulk/inventory-items/decrement'],
  access: 'merchant',
  handle: (context) => decrementItems(context, byId(context.tenant)),
});
