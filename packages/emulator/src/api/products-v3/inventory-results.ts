import { availabilityOf, preorderQuantity } from '../../shop/catalog-v3/inventory/availability.js';
import type { StoredInventoryItem } from '../../shop/catalog-v3/inventory/inventory-item.js';

function formatItem(item: StoredInventoryItem): object {
  const { createdDate, id, inStock, locationId, preorder, productId, quantity, revision, updatedDate, variantId } =
    item;
  return {
    ...{ id, revision: String(revision), createdDate, updatedDate, variantId, locationId, productId },
    ...(quantity === undefined ? { inStock: inStock ?? false } : { quantity }),
    trackQuantity: quantity !== undefined,
    availabilityStatus: availabilityOf(item),
    preorderInfo: preorder ? { ...preorder, quantity: preorderQuantity(preorder) } : { enabled: false },
  };
}

/** Formats the inventory items that a call created or changed, as the results of a bulk call. */
export const inventoryResults = (items: readonly StoredInventoryItem[], returnEntity: boolean): object => ({
  results: items.map((item, originalIndex) => ({
    itemMetadata: { id: item.id, originalIndex, success: true },
    ...(returnEntity && { item: formatItem(item) }),
  })),
  bulkActionMetadata: { totalSuccesses: items.length, totalFailures: 0, undetailedFailures: 0 },
});
