import { type RouteContext, route } from '../../../protocol/routing/route.js';
import { allCategories, directCategories } from '../../../shop/catalog-v3/categories/categories-of-item.js';
import { checkTree } from '../tree-reference.js';
import { isProduct, requestedItems } from './item-reference.js';

function list({ tenant }: RouteContext, request: unknown): object {
  checkTree(request);
  const items = requestedItems(request, { min: 0, max: 100 });
  const categoriesForItems = items.map((item) => {
    const known = isProduct(item);
    const direct = known ? directCategories(tenant, item.catalogItemId).map(({ id }) => id) : [];
    const all = known ? allCategories(tenant, item.catalogItemId).map(({ id }) => id) : [];
    return { item, directCategoryIds: direct, indirectCategoryIds: all.filter((id) => !direct.includes(id)) };
  });
  return { categoriesForItems };
}

/** Lists the categories of each item, and the ancestors of those. */
export const listCategoriesForItems = [
  route({
    id: 'stores.categories.listCategoriesForItems',
    method: 'GET',
    paths: ['/categories/v1/categories/list-categories-for-items', '/v1/categories/list-categories-for-items'],
    access: 'visitor',
    handle: (context) => list(context, context.query),
  }),
  route({
    id: 'stores.categories.listCategoriesForItems',
    method: 'POST',
    paths: ['/categories/v1/categories/list-categories-for-items', '/v1/categories/list-categories-for-items'],
    access: 'visitor',
    handle: (context) => list(context, context.body),
  }),
];
