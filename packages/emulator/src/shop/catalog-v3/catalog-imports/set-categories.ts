import type { Tenant } from '../../../kernel/state/tenant.js';
import { allProductsCategoryId, categories, requireCategory } from '../categories/category.js';
import { addItem, entriesOfItem, removeItem } from '../categories/category-items.js';
import { checkManagingApp } from '../categories/check-managed.js';

/**
 * Returns the categories that an app may add products to. The category of all products needs no additions.
 *
 * @throws {ApplicationError} 404 `CATEGORY_NOT_FOUND`, 428 `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`
 */
export function assignableCategories(tenant: Tenant, ids: readonly string[], appId: string): readonly string[] {
  const assignable = ids.filter((id) => id !== allProductsCategoryId);
  for (const id of assignable) checkManagingApp(requireCategory(tenant, id), appId);
  return assignable;
}

/** Replaces the categories of a product. It stays in those that other apps manage. */
export function setCategories(tenant: Tenant, productId: string, ids: readonly string[], appId: string): void {
  for (const { categoryId } of entriesOfItem(tenant, productId)) {
    const managingAppId = categories(tenant).get(categoryId)?.managingAppId ?? appId;
    if (!ids.includes(categoryId) && managingAppId === appId) removeItem(tenant, categoryId, productId);
  }
  for (const id of ids) addItem(tenant, id, productId);
}
