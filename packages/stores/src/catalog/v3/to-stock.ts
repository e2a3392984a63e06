import type { InventoryItem } from '../../catalog-v3/inventory-item.js';
import type { CatalogVariantStock } from '../model/stock.js';

/** Converts an inventory item. */
export function toVariantStock(item: InventoryItem): CatalogVariantStock {
  const { variantId = '', availabilityStatus, trackQuantity, quantity, preorderInfo = {} } = item;
  const { quantity: remaining, limit, message } = preorderInfo;
  if (availabilityStatus === 'IN_STOCK')
    return { variantId, availability: 'IN_STOCK', ...(trackQuantity && quantity !== undefined && { quantity }) };
  if (availabilityStatus !== 'PREORDER') return { variantId, availability: 'OUT_OF_STOCK' };
  const available = remaining ?? limit;
  return {
    variantId,
    availability: 'PREORDER',
    ...(typeof available === 'number' && { quantity: available }),
    ...(message && { preorderMessage: message }),
  };
}
