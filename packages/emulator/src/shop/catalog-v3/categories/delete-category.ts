import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredCategory, categories, categoryItems } from './category.js';
import { entriesOf } from './category-items.js';
import { childrenOf, descendantsOf, placeSiblings } from './category-tree.js';

/** Deletes a category with its descendants. Their items stay in the catalog. */
export function deleteCategory(tenant: Tenant, category: StoredCategory): void {
  for (const { id } of [category, ...descendantsOf(tenant, category.id)]) {
    for (const entry of entriesOf(tenant, id)) categoryItems(tenant).delete(entry.id);
    categories(tenant).delete(id);
  }
  placeSiblings(tenant, childrenOf(tenant, category.parentId));
}
