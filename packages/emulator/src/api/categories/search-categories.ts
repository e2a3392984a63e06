import { isObject } from '../../kernel/input/object.js';
import { runSearch } from '../../kernel/query/search/run-search.js';
import { route } from '../../protocol/routing/route.js';
import { categorySource } from './category-source.js';
import { categoryFormat } from './format-category.js';
import { checkTree } from './tree-reference.js';

/** Searches categories by free text, filter, sorting and page, with aggregations. */
export const searchCategories = route({
  id: 'stores.categories.searchCategories',
  method: 'POST',
  paths: ['/categories/v1/categories/search', '/v1/categories/search'],
  access: 'visitor',
  handle(context) {
    const { body } = context;
    checkTree(body);
    const format = categoryFormat(context, body);
    const source = categorySource(context, body);
    const { items, ...result } = runSearch(source, isObject(body) ? body['search'] : undefined);
    return { categories: items.map(format), ...result };
  },
});
