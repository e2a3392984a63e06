import { queryShape, type QuerySpec } from '@cartwright/core';
import { categoryShape } from './entity/category.js';

/** Declaration of `queryCategories`, with a query builder or as one of the queries of `find/`. */
export const queryCategoriesSpec = {
  id: 'stores.categories.queryCategories',
  method: 'POST',
  path: '/categories/v1/categories/query',
  args: ['query', '...options'],
  // The platform rejects an empty filter with `INVALID_FILTER`.
  prepare: ({ filter, ...query }: { readonly filter?: object | null | undefined } = {}, options?: object) => ({
    query: Object.keys(filter ?? {}).length > 0 ? { ...query, filter } : query,
    ...options,
  }),
  request: { query: queryShape },
  response: { categories: categoryShape },
  items: 'categories',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
} as const satisfies QuerySpec;
