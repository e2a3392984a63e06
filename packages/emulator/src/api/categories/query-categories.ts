import { ApplicationError } from '../../kernel/errors/application-error.js';
import { isMissing, isObject } from '../../kernel/input/object.js';
import { runSearch } from '../../kernel/query/search/run-search.js';
import { route } from '../../protocol/routing/route.js';
import { categorySource } from './category-source.js';
import { categoryFormat } from './format-category.js';
import { checkTree } from './tree-reference.js';

/** Whether a query has a filter without conditions, and no cursor. */
function hasEmptyFilter(query: unknown): boolean {
  if (!isObject(query) || !isObject(query['filter']) || Object.keys(query['filter']).length > 0) return false;
  return !isObject(query['cursorPaging']) || isMissing(query['cursorPaging']['cursor']);
}

/** Queries categories by filter, sorting and page. The platform refuses an empty filter. */
export const queryCategories = route({
  id: 'stores.categories.queryCategories',
  method: 'POST',
  paths: ['/categories/v1/categories/query', '/v1/categories/query'],
  access: 'visitor',
  handle(context) {
    const { body } = context;
    checkTree(body);
    const format = categoryFormat(context, body);
    const query = isObject(body) ? body['query'] : undefined;
    if (hasEmptyFilter(query))
      throw new ApplicationError('invalidArgument', 'INVALID_FILTER', 'The filter has no condition. Omit it.');
    const { items, pagingMetadata } = runSearch(categorySource(context, body), query, 'query');
    return { categories: items.map(format), pagingMetadata };
  },
});
