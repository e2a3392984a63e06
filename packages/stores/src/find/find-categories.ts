import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { queryCategoriesSpec } from '../categories/query-categories-spec.js';
import type { CategoryQuery, QueryCategoriesOptions, QueryCategoriesResponse } from '../categories/query-categories.js';
import type { RequestedFields } from '../categories/requested-fields.js';

/** Call signature of `findCategories`. */
export interface FindCategories extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    query: CategoryQuery,
    options: QueryCategoriesOptions<Field>,
    request?: RequestOptions,
  ): Promise<QueryCategoriesResponse<Field>>;
}

/**
 * Queries categories of Catalog V3 with an object. Sends the same request as `queryCategories`, without its query
 * builder, which bundles then omit.
 *
 * @param query - Filter, sort and paging. At most 1,000 categories per page.
 * @param options - Tree of the categories, fields on request, and whether to return hidden categories.
 * @returns One page of categories, with its paging metadata.
 * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { findCategories } from '@cartwright/stores/find';
 *
 * const client = createClient({ modules: { categories: { findCategories } } });
 *
 * export const children = (parentId: string) =>
 *   client.categories.findCategories(
 *     { filter: { 'parentCategory._id': parentId } },
 *     { treeReference: { appNamespace: '@wix/stores', treeKey: null } },
 *   );
 * ```
 * @see POST /categories/v1/categories/query
 */
export const findCategories = /* @__PURE__ */ operation<FindCategories>(queryCategoriesSpec);
