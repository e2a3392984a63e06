import { route } from '../../protocol/routing/route.js';
import { requireCategory } from '../../shop/catalog-v3/categories/category.js';
import { checkManagingApp } from '../../shop/catalog-v3/categories/check-managed.js';
import { deleteCategory as deleteWithDescendants } from '../../shop/catalog-v3/categories/delete-category.js';
import { checkTree } from './tree-reference.js';

/** Deletes a category with its descendants. */
export const deleteCategory = route({
  id: 'stores.categories.deleteCategory',
  method: 'DELETE',
  paths: ['/categories/v1/categories/{categoryId}', '/v1/categories/{categoryId}'],
  access: 'merchant',
  handle({ caller, params, query, tenant }) {
    checkTree(query);
    const category = requireCategory(tenant, params['categoryId'] ?? '');
    checkManagingApp(category, caller.id);
    deleteWithDescendants(tenant, category);
    return {};
  },
});
