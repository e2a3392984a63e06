import type { RouteContext } from '../../../protocol/routing/route.js';
import { requireCategory } from '../../../shop/catalog-v3/categories/category.js';
import { checkManagingApp } from '../../../shop/catalog-v3/categories/check-managed.js';
import { bulkItems } from '../../../protocol/http/bulk-items.js';
import { type ItemReference, requestedItems } from '../items/item-reference.js';
import { checkTree } from '../tree-reference.js';
import type { ItemChange } from './change-items.js';

/**
 * Applies a change to the items of a request in one category. Each succeeds or fails on its own.
 *
 * @throws {ApplicationError} 404 `CATEGORY_NOT_FOUND`, `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`
 */
export function changeItemsOfCategory(
  { body, caller, params, tenant }: RouteContext,
  change: ItemChange,
  max: number,
): object {
  checkTree(body);
  const items = requestedItems(body, { min: 1, max });
  const { id, ...category } = requireCategory(tenant, params['categoryId'] ?? '');
  checkManagingApp({ id, ...category }, caller.id);
  const { bulkActionMetadata, results } = bulkItems<ItemReference, { id: string }>(tenant, {
    items,
    apply(item) {
      change(tenant, id, item);
      return { id: item.catalogItemId };
    },
  });
  const named = results.map(({ itemMetadata: { id: _, ...metadata } }) => ({
    itemMetadata: { item: items[metadata.originalIndex], ...metadata },
  }));
  return { results: named, bulkActionMetadata };
}
