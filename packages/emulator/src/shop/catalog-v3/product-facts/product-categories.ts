import { keyIndexOf } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import {
  type CategoryItem,
  type StoredCategory,
  allProductsCategoryId,
  categories,
  categoryItems,
} from '../categories/category.js';

/** Category of a product. */
export interface ProductCategory {
  readonly id: string;
  /** Position among the arranged items of the category. Absent if the product is not arranged. */
  readonly index?: number;
}

const itemKey = ({ itemId }: CategoryItem) => [itemId];

const inCategory = ({ arrangedItemIds, id }: StoredCategory, productId: string): ProductCategory => {
  const index = arrangedItemIds.indexOf(productId);
  return { id, ...(index >= 0 && { index }) };
};

/** Category and its ancestors, the top one first. */
export function categoryPath(tenant: Tenant, id: string | undefined): readonly StoredCategory[] {
  const path: StoredCategory[] = [];
  for (let next = id; next !== undefined;) {
    const category = categories(tenant).get(next);
    if (!category) break;
    path.unshift(category);
    next = category.parentId;
  }
  return path;
}

/** Categories that contain a product directly, including the one of all products. */
export function directCategories(tenant: Tenant, productId: string): readonly ProductCategory[] {
  const entries = keyIndexOf(categoryItems(tenant), itemKey).get(productId) ?? [];
  const ids = [...entries].flatMap((entry) => categoryItems(tenant).get(entry)?.categoryId ?? []);
  return [...ids, allProductsCategoryId].flatMap((id) => {
    const category = categories(tenant).get(id);
    return category ? [inCategory(category, productId)] : [];
  });
}

/** Categories that contain a product, directly or through their descendants. */
export function allCategories(tenant: Tenant, productId: string): readonly ProductCategory[] {
  const found = new Map<string, ProductCategory>();
  for (const category of directCategories(tenant, productId)) {
    found.set(category.id, category);
    for (const { id } of categoryPath(tenant, category.id)) if (!found.has(id)) found.set(id, { id });
  }
  return [...found.values()];
}
