import type { InventoryItem } from '../../catalog-v3/inventory-item.js';
import type { CatalogVariantStock } from '../model/stock.js';

/** Converts an inventory item. */
export function toVariantStock(item: InventoryItem): CatalogVariantStock {
  const { productId = '', variantId = '', availabilityStatus, trackQuantity, quantity, preorderInfo = {} } = item;
  const { quantity: remaining, limit, message } = preorderInfo;
  if (availabilityStatus === 'IN_STOCK')
    return {
      productId,
      variantId,
      availability: 'IN_STOCK',
      ...(trackQuantity && quantity !== undefined && { quantity }),
    };
  if (availabilityStatus !== 'PREORDER') return { productId, variantId, availability: 'OUT_OF_STOCK' };
  const available = remaining ?? limit;
  return {
    productId,
    variantId,
    availability: 'PREORDER',
    ...(typeof available === 'number' && { quantity: available }),
    ...(message && { preorderMessage: message }),
  };
}
