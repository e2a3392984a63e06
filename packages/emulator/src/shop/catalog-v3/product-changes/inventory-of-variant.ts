import { getKeyIndex } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredInventoryItem, inventoryItems } from '../inventory/inventory-item.js';

const variantKey = ({ variantId }: StoredInventoryItem) => [variantId];

/** Inventory items of a variant at all locations. */
export function inventoryOfVariant(tenant: Tenant, variantId: string): StoredInventoryItem[] {
  const items = inventoryItems(tenant);
  return [...(getKeyIndex(items, variantKey).get(variantId) ?? [])].flatMap((id) => items.get(id) ?? []);
}
