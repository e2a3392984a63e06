import type { Tenant } from '../../../kernel/state/tenant.js';
import type { StockItem } from '../../catalogs/catalog.js';
import type { StoredInventoryItem } from '../inventory/inventory-item.js';
import { type InventoryChange, changeInventoryItem, findInventoryItem } from '../inventory/set-inventory-item.js';

/** Stock after a return: while nothing is in stock, returned units are pre-orders first. */
function afterReturn({ preorder, quantity }: StoredInventoryItem, count: number): InventoryChange {
  const isSoldOut = quantity === undefined || quantity <= 0;
  const early = preorder && isSoldOut ? Math.min(preorder.counter, count) : 0;
  const rest = count - early;
  return {
    ...(preorder && early > 0 && { preorder: { ...preorder, counter: preorder.counter - early } }),
    ...(quantity !== undefined && rest > 0 && { stock: { quantity: quantity + rest } }),
  };
}

/** Restocks items at the default location, and reverts pre-orders. Variants without stock there are skipped. */
export function returnStock(tenant: Tenant, items: readonly StockItem[]): void {
  for (const { quantity: count, variantId = '' } of items) {
    const item = findInventoryItem(tenant, variantId);
    const change = item && afterReturn(item, count);
    if (!item || !change || Object.keys(change).length === 0) continue;
    changeInventoryItem(tenant, item, { ...change, reason: 'REVERT_INVENTORY_CHANGE' });
  }
}
