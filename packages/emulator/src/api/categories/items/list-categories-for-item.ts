import { type RouteContext, route } from '../../../protocol/routing/route.js';
import { allCategories, directCategories } from '../../../shop/catalog-v3/categories/categories-of-item.js';
import { checkTree } from '../tree-reference.js';
import { isProduct, requestedItem } from './item-reference.js';

function list({ tenant }: RouteContext, request: unknown): object {
  checkTree(request);
  const item = requestedItem(request);
  if (!isProduct(item)) return { directCategoryIds: [], allCategoryIds: [] };
  return {
    directCategoryIds: directCategories(tenant, item.catalogItemId).map(({ id }) => id),
    allCategoryIds: allCategories(tenant, item.catalogItemId).map(({ id }) => id),
  };
}

/** Lists the categories of an item, and those with their ancestors. */
export const listCategoriesForItem = [
  route({
    id: 'stores.categories.listCategoriesForItem',
    method: 'GET',
    paths: ['/categories/v1/categories/list-categories-for-item', '/v1/categories/list-categories-for-item'],
    access: 'visitor',
    handle: (context) => list(context, context.query),
  }),
  route({
    id: 'stores.categories.listCategoriesForItem',
    method: 'POST',
    paths: ['/categories/v1/categories/list-categories-for-item', '/v1/categories/list-categories-for-item'],
    access: 'visitor',
    handle: (context) => list(context, context.body),
  }),
];
