import { keyIndexOf } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type CategoryItem, categoryItems } from '../categories/category.js';
import { inventoryItems } from '../inventory/inventory-item.js';
import { type StoredProduct, products } from '../products/product.js';
import { inventoryOfVariant } from './inventory-of-variant.js';

const itemKey = ({ itemId }: CategoryItem) => [itemId];

/** Deletes a product with its inventory, and removes it from its categories. Its brand, ribbons and options stay. */
export function deleteProduct(tenant: Tenant, { id, variants }: StoredProduct): void {
  for (const variant of variants) {
    for (const item of inventoryOfVariant(tenant, variant.id)) inventoryItems(tenant).delete(item.id);
  }
  for (const entry of [...(keyIndexOf(categoryItems(tenant), itemKey).get(id) ?? [])]) {
    categoryItems(tenant).delete(entry);
  }
  products(tenant).delete(id);
}
