import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredInventoryItem } from '../../shop/catalog-v3/inventory/inventory-item.js';
import { inventoryItemFormat } from '../inventory-items-v3/format-inventory-item.js';

/** Formats the inventory items that a call created or changed, as the results of a bulk call. */
export function inventoryResults(tenant: Tenant, items: readonly StoredInventoryItem[], returnEntity: boolean): object {
  const format = inventoryItemFormat(tenant);
  return {
    results: items.map((item, originalIndex) => ({
      itemMetadata: { id: item.id, originalIndex, success: true },
      ...(returnEntity && { item: format(item) }),
    })),
    bulkActionMetadata: { totalSuccesses: items.length, totalFailures: 0, undetailedFailures: 0 },
  };
}
