import { route } from '../../../protocol/routing/route.js';
import { requireCategory } from '../../../shop/catalog-v3/categories/category.js';
import { arrangedItemIds } from '../../../shop/catalog-v3/categories/category-items.js';
import { checkTree } from '../tree-reference.js';
import { formatItem } from './item-reference.js';

/** Gets the arranged items of a category in their order. */
export const getArrangedItems = route({
  id: 'stores.categories.getArrangedItems',
  method: 'GET',
  paths: ['/categories/v1/categories/{categoryId}/arranged-items', '/v1/categories/{categoryId}/arranged-items'],
  access: 'visitor',
  handle({ params, query, tenant }) {
    checkTree(query);
    const category = requireCategory(tenant, params['categoryId'] ?? '');
    return { items: arrangedItemIds(tenant, category).map(formatItem) };
  },
});
