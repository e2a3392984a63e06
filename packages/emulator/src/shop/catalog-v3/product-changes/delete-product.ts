import type { Tenant } from '../../../kernel/state/tenant.js';
import { entriesOfItem, removeItem } from '../categories/category-items.js';
import { inventoryItems } from '../inventory/inventory-item.js';
import { groupMemberships } from '../product-groups/product-group.js';
import { type StoredProduct, products } from '../products/product.js';
import { inventoryOfVariant } from './inventory-of-variant.js';

/**
 * Deletes a product with its inventory, and removes it from its categories and group. Its brand, ribbons and
 * options stay.
 */
export function deleteProduct(tenant: Tenant, { id, variants }: StoredProduct): void {
  for (const variant of variants) {
    for (const item of inventoryOfVariant(tenant, variant.id)) inventoryItems(tenant).delete(item.id);
  }
  for (const { categoryId } of entriesOfItem(tenant, id)) removeItem(tenant, categoryId, id);
  groupMemberships(tenant).delete(id);
  products(tenant).delete(id);
}
