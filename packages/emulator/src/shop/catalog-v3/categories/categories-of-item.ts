import { keyIndexOf } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type CategoryItem, allProductsCategoryId, categories, categoryItems } from './category.js';

const byItem = ({ itemId }: CategoryItem): readonly string[] => [itemId];

/** IDs of the categories that contain an item, of their ancestors, and of the category of all products. */
export function categoriesOfItem(tenant: Tenant, itemId: string): string[] {
  const ids = new Set<string>();
  for (const key of keyIndexOf(categoryItems(tenant), byItem).get(itemId) ?? []) {
    let id = categoryItems(tenant).get(key)?.categoryId;
    while (id !== undefined && !ids.has(id)) {
      ids.add(id);
      id = categories(tenant).get(id)?.parentId;
    }
  }
  return [...ids, allProductsCategoryId];
}
