import type { Tenant } from '../../../kernel/state/tenant.js';
import { allProductsCategoryId, categories } from './category.js';
import { entriesOfItem, hasItem } from './category-items.js';
import { getPath } from './category-tree.js';

/** Category of an item. */
export interface ItemCategory {
  readonly id: string;
  /** Position among the arranged items of the category. Absent if the item is not arranged. */
  readonly index?: number;
}

/** Categories that contain an item directly: those it was added to, oldest first, and the one of all products. */
export function directCategories(tenant: Tenant, itemId: string): ItemCategory[] {
  const ids = entriesOfItem(tenant, itemId).map(({ categoryId }) => categoryId);
  if (hasItem(tenant, allProductsCategoryId, itemId)) ids.push(allProductsCategoryId);
  return ids.flatMap((id) => {
    const category = categories(tenant).get(id);
    if (!category) return [];
    const index = category.arrangedItemIds.indexOf(itemId);
    return [{ id, ...(index >= 0 && { index }) }];
  });
}

/** Categories that contain an item, directly or through their descendants. */
export function allCategories(tenant: Tenant, itemId: string): ItemCategory[] {
  const found = new Map(directCategories(tenant, itemId).map((category) => [category.id, category]));
  for (const id of [...found.keys()]) {
    for (const ancestor of getPath(tenant, id))
      if (!found.has(ancestor.id)) found.set(ancestor.id, { id: ancestor.id });
  }
  return [...found.values()];
}
