import type { RouteContext } from '../../../protocol/routing/route.js';
import { requireCategory } from '../../../shop/catalog-v3/categories/category.js';
import { checkManagingApp } from '../../../shop/catalog-v3/categories/check-managed.js';
import { bulkItems } from '../../../protocol/http/bulk-items.js';
import type { ItemReference } from '../items/item-reference.js';
import type { ItemChange } from './change-items.js';

/** Applies a change to an item in several categories. Each succeeds or fails on its own. */
export const changeCategoriesOfItem = (
  { caller, tenant }: RouteContext,
  item: ItemReference,
  categoryIds: readonly string[],
  change: ItemChange,
) =>
  bulkItems(tenant, {
    items: categoryIds,
    apply(id) {
      const category = requireCategory(tenant, id);
      checkManagingApp(category, caller.id);
      change(tenant, id, item);
      return category;
    },
  });
