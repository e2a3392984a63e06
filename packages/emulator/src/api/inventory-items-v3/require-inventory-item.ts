import type { Tenant } from '../../kernel/state/tenant.js';
import { requireEntity } from '../../shop/catalog-v3/entity.js';
import { type StoredInventoryItem, inventoryItems } from '../../shop/catalog-v3/inventory/inventory-item.js';

/** Returns the inventory item with this ID. @throws {ApplicationError} 404 `NOT_FOUND` */
export const requireInventoryItem = (tenant: Tenant, id: string): StoredInventoryItem =>
  requireEntity(inventoryItems(tenant), id, 'NOT_FOUND');
