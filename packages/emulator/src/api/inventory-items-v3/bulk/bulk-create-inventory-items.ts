import { route } from '../../../protocol/routing/route.js';
import { bulkItems, readBulk } from '../../../protocol/http/bulk-items.js';
import { createRequestedItem } from '../create-inventory-item.js';
import { inventoryItemFormat } from '../format-inventory-item.js';

/** Creates up to 1,000 inventory items. */
export const bulkCreateInventoryItems = route({
  id: 'stores.inventoryItemsV3.bulkCreateInventoryItems',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/create', '/v3/bulk/inventory-items/create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'inventoryItems', 1000);
    return bulkItems(tenant, {
      items,
      apply: (inventoryItem) => createRequestedItem(tenant, { inventoryItem }),
      format: returnEntity && inventoryItemFormat(tenant),
    });
  },
});
