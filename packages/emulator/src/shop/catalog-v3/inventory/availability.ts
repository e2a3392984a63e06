import type { Preorder, StoredInventoryItem } from './inventory-item.js';

/** Whether a variant is in stock, can be pre-ordered, or neither. */
export type Availability = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PREORDER';

/** Maximum number of pre-ordered units if none is set. */
export const defaultPreorderLimit = 100_000;

/** Number of units that can still be pre-ordered. */
export const preorderQuantity = ({ counter, limit }: Preorder): number => Math.max(0, limit - counter);

/** Availability of a variant at the location of the item. A variant without an item is out of stock. */
export function getAvailability(
  item: Pick<StoredInventoryItem, 'quantity' | 'inStock' | 'preorder'> | undefined,
): Availability {
  const { inStock, preorder, quantity } = item ?? {};
  if (quantity === undefined ? inStock : quantity > 0) return 'IN_STOCK';
  const hasRoom = preorder?.enabled && (quantity === undefined || preorderQuantity(preorder) > 0);
  return hasRoom ? 'PREORDER' : 'OUT_OF_STOCK';
}
