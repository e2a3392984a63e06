import { route } from '../../../protocol/routing/route.js';
import { inventoryItems } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { bulkItems, readBulkIds } from '../../../protocol/http/bulk-items.js';
import { requireInventoryItem } from '../require-inventory-item.js';

/** Deletes up to 1,000 inventory items. */
export const bulkDeleteInventoryItems = route({
  id: 'stores.inventoryItemsV3.bulkDeleteInventoryItems',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/delete', '/v3/bulk/inventory-items/delete'],
  access: 'merchant',
  handle({ body, tenant }) {
    const apply = (id: string) => {
      const item = requireInventoryItem(tenant, id);
      inventoryItems(tenant).delete(id);
      return item;
    };
    return bulkItems(tenant, { items: readBulkIds(body, 'inventoryItemIds', 1000), apply });
  },
});
