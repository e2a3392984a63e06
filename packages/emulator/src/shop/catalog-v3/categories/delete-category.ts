import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredCategory, categories, categoryItems } from './category.js';
import { getEntries } from './category-items.js';
import { getChildren, getDescendants, placeSiblings } from './category-tree.js';

/** Deletes a category with its descendants. Their items stay in the catalog. */
export function deleteCategory(tenant: Tenant, category: StoredCategory): void {
  for (const { id } of [category, ...getDescendants(tenant, category.id)]) {
    for (const entry of getEntries(tenant, id)) categoryItems(tenant).delete(entry.id);
    categories(tenant).delete(id);
  }
  placeSiblings(tenant, getChildren(tenant, category.parentId));
}
