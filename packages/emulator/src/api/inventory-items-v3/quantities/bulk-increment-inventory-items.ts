import { route } from '../../../protocol/routing/route.js';
import { incrementItems } from './increment-items.js';
import { byId } from './read-quantities.js';

/** Increments the quantities of up to 300 inventory items. */
export const bulkIncrementInventoryItems = route({
  id: 'stores.inventoryItemsV3.bulkIncrementInventoryItems',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/increment', '/v3/bulk/inventory-items/increment'],
  access: 'merchant',
  handle: (context) => incrementItems(context, byId(context.tenant)),
});
