import { route } from '../../protocol/routing/route.js';
import { requireCategory } from '../../shop/catalog-v3/categories/category.js';
import { categoryFormat } from './format-category.js';
import { checkTree } from './tree-reference.js';

/** Gets a category, also a hidden one. */
export const getCategory = route({
  id: 'stores.categories.getCategory',
  method: 'GET',
  paths: ['/categories/v1/categories/{categoryId}', '/v1/categories/{categoryId}'],
  access: 'visitor',
  handle(context) {
    const { params, query, tenant } = context;
    checkTree(query);
    return { category: categoryFormat(context, query)(requireCategory(tenant, params['categoryId'] ?? '')) };
  },
});
