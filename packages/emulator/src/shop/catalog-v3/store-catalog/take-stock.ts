import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { StockItem } from '../../catalogs/catalog.js';
import { getAvailability, preorderQuantity } from '../inventory/availability.js';
import type { StoredInventoryItem } from '../inventory/inventory-item.js';
import { changeInventoryItem, findInventoryItem } from '../inventory/set-inventory-item.js';

/** Stock or pre-orders after a sale. `undefined` if the stock is insufficient. */
function afterSale(
  item: StoredInventoryItem,
  { early = true, quantity: count }: StockItem,
): Pick<StoredInventoryItem, 'quantity' | 'preorder'> | undefined {
  const { preorder, quantity } = item;
  const availability = getAvailability(item);
  if (availability === 'IN_STOCK') {
    if (quantity === undefined) return {};
    return quantity >= count ? { quantity: quantity - count } : undefined;
  }
  if (availability === 'OUT_OF_STOCK' || !early || !preorder) return undefined;
  if (quantity !== undefined && preorderQuantity(preorder) < count) return undefined;
  return { preorder: { ...preorder, counter: preorder.counter + count } };
}

const insufficient = ({ catalogItemId, quantity, variantId }: StockItem): ApplicationError =>
  new ApplicationError('failedPrecondition', 'INSUFFICIENT_INVENTORY', 'The quantity exceeds the quantity in stock.', {
    catalogItemId,
    variantId,
    quantity,
  });

/**
 * Deducts all items from the stock at the default location, or none. Items out of stock that can be pre-ordered count
 * as pre-orders.
 *
 * @throws {ApplicationError} `INSUFFICIENT_INVENTORY` if the stock of an item is insufficient
 */
export function takeStock(tenant: Tenant, items: readonly StockItem[]): void {
  const sold = new Map<StoredInventoryItem, StoredInventoryItem>();
  for (const item of items) {
    const stored = findInventoryItem(tenant, item.variantId ?? '');
    const after = stored && afterSale(sold.get(stored) ?? stored, item);
    if (!stored || !after) throw insufficient(item);
    sold.set(stored, { ...(sold.get(stored) ?? stored), ...after });
  }
  for (const [stored, { preorder, quantity }] of sold) {
    changeInventoryItem(tenant, stored, {
      ...(quantity !== undefined && { stock: { quantity } }),
      ...(preorder && { preorder }),
      reason: 'ORDER',
    });
  }
}
