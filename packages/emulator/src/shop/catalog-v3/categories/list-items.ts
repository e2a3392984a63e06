import type { Tenant } from '../../../kernel/state/tenant.js';
import { products } from '../products/product.js';
import { type StoredCategory, allProductsCategoryId, categoryItems } from './category.js';
import { arrangedItemIds, getEntries } from './category-items.js';
import { getDescendants } from './category-tree.js';

/** Options of {@link itemIdsIn}. */
export interface ItemListOptions {
  /** Whether the arranged items come first, in their order. */
  readonly isArranged: boolean;
  /** Whether to include the items of descendants. */
  readonly includesDescendants: boolean;
}

/** Item IDs in the order in which they were added. With descendants, an item can be listed twice. */
function addedItemIds(tenant: Tenant, { id }: StoredCategory, includesDescendants: boolean): string[] {
  if (id === allProductsCategoryId) return Array.from(products(tenant).values(), (product) => product.id);
  const descendants = includesDescendants ? getDescendants(tenant, id) : [];
  if (descendants.length === 0) return getEntries(tenant, id).map(({ itemId }) => itemId);
  const ids = new Set([id, ...descendants.map((descendant) => descendant.id)]);
  return [...categoryItems(tenant).values()].flatMap(({ categoryId, itemId }) => (ids.has(categoryId) ? itemId : []));
}

/** IDs of the items in a category, the one added last first. */
export function itemIdsIn(
  tenant: Tenant,
  category: StoredCategory,
  { includesDescendants, isArranged }: ItemListOptions,
): string[] {
  const newestFirst = addedItemIds(tenant, category, includesDescendants).reverse();
  return [...new Set([...(isArranged ? arrangedItemIds(tenant, category) : []), ...newestFirst])];
}
