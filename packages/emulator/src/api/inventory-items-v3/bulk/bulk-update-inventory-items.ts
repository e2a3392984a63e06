import { route } from '../../../protocol/routing/route.js';
import { bulkItems, entityId, readBulk } from '../../../protocol/http/bulk-items.js';
import { inventoryItemFormat } from '../format-inventory-item.js';
import { requestedReason, updateRequestedItem } from '../update-inventory-item.js';

/** Updates up to 1,000 inventory items. Each requires its current revision. */
export const bulkUpdateInventoryItems = route({
  id: 'stores.inventoryItemsV3.bulkUpdateInventoryItems',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/update', '/v3/bulk/inventory-items/update'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'inventoryItems', 1000);
    const reason = requestedReason(body);
    return bulkItems(tenant, {
      items,
      getId: entityId('inventoryItem'),
      apply: (item) => updateRequestedItem(tenant, item, reason),
      format: returnEntity && inventoryItemFormat(tenant),
    });
  },
});
