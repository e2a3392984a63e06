import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { HeldStock, StoredOrder } from '../orders/order.js';
import { storeCatalog } from '../tenant-catalogs/get-catalog.js';

/** Takes a quantity from the stock. Returns whether there was enough. */
function tryToTake(tenant: Tenant, item: HeldStock, quantity: number): boolean {
  if (item.external) return false;
  try {
    storeCatalog(tenant).takeStock([{ ...item, quantity }]);
    return true;
  } catch (error) {
    if (error instanceof ApplicationError) return false;
    throw error;
  }
}

/**
 * Adjusts the stock that an order has deducted to the quantities of some line items. A quantity that is not in stock is
 * not deducted.
 *
 * @param wanted - Stock of the line items after the change. One without an entry is restocked.
 */
export function adjustStock(
  tenant: Tenant,
  order: StoredOrder,
  lineItemIds: readonly string[],
  wanted: readonly HeldStock[],
): StoredOrder {
  const find = (items: readonly HeldStock[], id: string) => items.find(({ lineItemId }) => lineItemId === id);
  if (!order.stockTaken) {
    return { ...order, stock: wanted };
  }
  const unchanged = order.stock.filter(({ lineItemId }) => !lineItemIds.includes(lineItemId));
  const adjusted = lineItemIds.flatMap((id): HeldStock[] => {
    const before = find(order.stock, id);
    const after = find(wanted, id);
    const item = after ?? before;
    if (!item) return [];
    const held = (before?.quantity ?? 0) - (before?.restocked ?? 0);
    const difference = (after?.quantity ?? 0) - held;
    if (difference > 0 && !tryToTake(tenant, item, difference)) return before ? [before] : [];
    if (difference < 0 && !item.external) storeCatalog(tenant).returnStock([{ ...item, quantity: -difference }]);
    return after ? [{ ...after, restocked: 0 }] : [];
  });
  return { ...order, stock: [...unchanged, ...adjusted] };
}
