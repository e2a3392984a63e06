import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { storeCatalog } from '../tenant-catalogs/get-catalog.js';
import type { HeldStock, StoredOrder } from './order.js';

/**
 * Deducts the line items of an order from the stock, once. Items that have sold out in the meantime are skipped,
 * because stock never falls below zero.
 */
export function holdStock(tenant: Tenant, order: StoredOrder): StoredOrder {
  if (order.stockTaken) return order;
  const stock = order.stock.flatMap((item): HeldStock[] => {
    if (item.external) return [item];
    try {
      storeCatalog(tenant).takeStock([item]);
      return [item];
    } catch (error) {
      if (error instanceof ApplicationError) return [];
      throw error;
    }
  });
  return { ...order, stock, stockTaken: true };
}

/** Restocks quantities of line items: at most what the order deducted and has not restocked yet. */
export function restock(tenant: Tenant, order: StoredOrder, quantities: ReadonlyMap<string, number>): StoredOrder {
  if (!order.stockTaken) return order;
  const stock = order.stock.map((item): HeldStock => {
    const quantity = Math.min(quantities.get(item.lineItemId) ?? 0, item.quantity - item.restocked);
    if (quantity > 0 && !item.external) storeCatalog(tenant).returnStock([{ ...item, quantity }]);
    return { ...item, restocked: item.restocked + quantity };
  });
  return { ...order, stock };
}
