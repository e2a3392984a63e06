import { availabilityOf, preorderQuantity } from '../inventory/availability.js';
import type { StoredInventoryItem } from '../inventory/inventory-item.js';

/** Quantity that can be bought or pre-ordered. `null` if it is not limited. A variant without an item is out of stock. */
export function availableQuantity(item: StoredInventoryItem | undefined): number | null {
  const availability = availabilityOf(item);
  if (!item || availability === 'OUT_OF_STOCK') return 0;
  if (item.quantity === undefined) return null;
  if (availability === 'IN_STOCK') return item.quantity;
  return item.preorder ? preorderQuantity(item.preorder) : 0;
}
