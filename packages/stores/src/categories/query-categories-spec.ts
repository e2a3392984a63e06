import type { QuerySpec } from '@cartwright/core';
import { withoutEmptyFilterCodec } from '../catalog-v3/results/without-empty-filter-codec.js';
import { categoryShape } from './entity/category.js';

/** Declaration of `queryCategories`, with a query builder or as one of the queries of `find/`. */
export const queryCategoriesSpec = {
  id: 'stores.categories.queryCategories',
  method: 'POST',
  path: '/categories/v1/categories/query',
  args: ['query', '...options'],
  request: { query: withoutEmptyFilterCodec },
  response: { categories: categoryShape },
  items: 'categories',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
} as const satisfies QuerySpec;
