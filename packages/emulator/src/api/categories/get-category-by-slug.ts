import { ApplicationError } from '../../kernel/errors/application-error.js';
import { route } from '../../protocol/routing/route.js';
import { categoryBySlug } from '../../shop/catalog-v3/categories/create-category.js';
import { categoryFormat } from './format-category.js';
import { checkTree } from './tree-reference.js';

/** Gets the category with a slug, also a hidden one. */
export const getCategoryBySlug = route({
  id: 'stores.categories.getCategoryBySlug',
  method: 'GET',
  paths: ['/categories/v1/categories/slug/{slug}', '/v1/categories/slug/{slug}'],
  access: 'visitor',
  handle(context) {
    const { params, query, tenant } = context;
    checkTree(query);
    const format = categoryFormat(context, query);
    const category = categoryBySlug(tenant, params['slug'] ?? '');
    if (category) return { category: format(category) };
    throw new ApplicationError('notFound', 'CATEGORY_NOT_FOUND', 'No category has this slug.');
  },
});
