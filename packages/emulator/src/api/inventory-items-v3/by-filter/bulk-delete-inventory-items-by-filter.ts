import { route } from '../../../protocol/routing/route.js';
import { inventoryItems } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { checkFilter, findInventoryItems } from '../find-inventory-items.js';
import { applyToEach } from './apply-to-each.js';

/** Deletes the inventory items that match a filter. */
export const bulkDeleteInventoryItemsByFilter = route({
  id: 'stores.inventoryItemsV3.bulkDeleteInventoryItemsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/inventory-items/delete-by-filter', '/v3/bulk/inventory-items/delete-by-filter'],
  access: 'merchant',
  handle({ body, tenant }) {
    checkFilter(body);
    return applyToEach(tenant, findInventoryItems(tenant, body), ({ id }) => inventoryItems(tenant).delete(id));
  },
});
