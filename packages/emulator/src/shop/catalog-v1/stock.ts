import type { StoredPreorder, StoredProduct, StoredStock } from './product.js';
import { getVariants } from './variant.js';

/** Whether at least one unit is in stock. */
export const isInStock = (stock: StoredStock): boolean =>
  stock.trackInventory ? (stock.quantity ?? 0) > 0 : stock.inStock;

/** Available quantity. Zero for negative stock, which imported catalogs can have. */
export const getQuantity = (stock: StoredStock): number | 'unlimited' => {
  if (stock.trackInventory) return Math.max(0, stock.quantity ?? 0);
  return stock.inStock ? 'unlimited' : 0;
};

/** Quantity that can still be pre-ordered. */
export const preorderable = (preorder: StoredPreorder | undefined): number =>
  preorder?.enabled ? Math.max(0, preorder.limit - preorder.taken) : 0;

/** Whether all, some or none of a product's visible variants are in stock. */
export function inventoryStatus(product: StoredProduct): 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK' {
  const offered = getVariants(product).filter((variant) => variant.visible);
  const available = offered.filter((variant) => isInStock(variant.stock)).length;
  if (available === 0) return 'OUT_OF_STOCK';
  return available === offered.length ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK';
}
