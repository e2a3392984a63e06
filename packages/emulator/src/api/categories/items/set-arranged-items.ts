import { route } from '../../../protocol/routing/route.js';
import { requireCategory } from '../../../shop/catalog-v3/categories/category.js';
import { categoryError } from '../../../shop/catalog-v3/categories/category-error.js';
import { arrangeItems, hasItem } from '../../../shop/catalog-v3/categories/category-items.js';
import { checkTree } from '../tree-reference.js';
import { formatItem, isProduct, requestedItems } from './item-reference.js';

/** Replaces the arranged items of a category. */
export const setArrangedItems = route({
  id: 'stores.categories.setArrangedItems',
  method: 'POST',
  paths: [
    '/categories/v1/categories/{categoryId}/set-arranged-items',
    '/v1/categories/{categoryId}/set-arranged-items',
  ],
  access: 'merchant',
  handle({ body, params, tenant }) {
    checkTree(body);
    const items = requestedItems(body, { min: 0, max: 100 });
    const category = requireCategory(tenant, params['categoryId'] ?? '');
    const missing = items.find((item) => !isProduct(item) || !hasItem(tenant, category.id, item.catalogItemId));
    if (missing) throw categoryError('ITEM_NOT_IN_CATEGORY', 'The category does not contain the item.', missing);
    const ids = [...new Set(items.map(({ catalogItemId }) => catalogItemId))];
    return { items: arrangeItems(tenant, category, ids).arrangedItemIds.map(formatItem) };
  },
});
