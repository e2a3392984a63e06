import { route } from '../../protocol/routing/route.js';
import { inventoryItems } from '../../shop/catalog-v3/inventory/inventory-item.js';
import { requireInventoryItem } from './require-inventory-item.js';

/** Deletes an inventory item. Its variant is out of stock at the location. */
export const deleteInventoryItem = route({
  id: 'stores.inventoryItemsV3.deleteInventoryItem',
  method: 'DELETE',
  paths: ['/stores/v3/inventory-items/{inventoryItemId}', '/v3/inventory-items/{inventoryItemId}'],
  access: 'merchant',
  handle({ params, tenant }) {
    inventoryItems(tenant).delete(requireInventoryItem(tenant, params['inventoryItemId'] ?? '').id);
    return {};
  },
});
