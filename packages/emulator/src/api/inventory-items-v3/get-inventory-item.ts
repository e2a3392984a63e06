import { route } from '../../protocol/routing/route.js';
import { inventoryItemFormat } from './format-inventory-item.js';
import { requireInventoryItem } from './require-inventory-item.js';

/** Gets an inventory item. */
export const getInventoryItem = route({
  id: 'stores.inventoryItemsV3.getInventoryItem',
  method: 'GET',
  paths: ['/stores/v3/inventory-items/{inventoryItemId}', '/v3/inventory-items/{inventoryItemId}'],
  access: 'visitor',
  handle: ({ params, tenant }) => ({
    inventoryItem: inventoryItemFormat(tenant)(requireInventoryItem(tenant, params['inventoryItemId'] ?? '')),
  }),
});
