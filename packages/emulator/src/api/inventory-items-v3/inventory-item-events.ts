import { entityEvents } from '../../protocol/events/entity-events.js';
import { getAvailability } from '../../shop/catalog-v3/inventory/availability.js';
import type { StoredInventoryItem } from '../../shop/catalog-v3/inventory/inventory-item.js';
import { storesAppIds } from '../../shop/line-items/catalog-reference.js';
import { inventoryItemFormat } from './format-inventory-item.js';

const isInStock = (item: StoredInventoryItem): boolean => getAvailability(item) === 'IN_STOCK';

/**
 * Triggered when an inventory item is created, updated or deleted. An update has a second event with its reason, and a
 * third one if the item comes into stock or goes out of stock.
 */
export const inventoryItemEvents = entityEvents<StoredInventoryItem>({
  collection: 'v3-inventory-items',
  fqdn: 'wix.stores.catalog.v3.inventory_item',
  format: (item, { tenant }) => inventoryItemFormat(tenant)(item),
  actions: [
    {
      slug: 'updated_with_reason',
      data: (after, before, { caller, entity }) =>
        before && {
          currentEntity: entity,
          reason: after.reason ?? 'MANUAL',
          appId: caller.kind === 'apiKey' && caller.id !== 'merchant' ? caller.id : storesAppIds[0],
        },
    },
    {
      slug: 'stock_status_updated',
      data: (after, before) =>
        before && isInStock(before) !== isInStock(after) ? { inStock: isInStock(after) } : undefined,
    },
  ],
});
