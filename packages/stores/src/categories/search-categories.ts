import {
  aggregationDataShape,
  operation,
  searchShape,
  type AggregationData,
  type DeclaredOperation,
  type EntitySearch,
  type RequestOptions,
} from '@cartwright/core';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import type { TreeReference } from '../catalog-v3/tree-reference.js';
import { categoryShape } from './entity/category.js';
import type { CategoryFields } from './query-categories.js';
import type { CategoryWith, FieldsOptions, RequestedFields } from './requested-fields.js';

/** Search for categories. */
export type CategorySearch = EntitySearch<CategoryFields, keyof CategoryFields, 'name' | 'description'>;

/** Options for `searchCategories`. */
export interface SearchCategoriesOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** Tree of the categories. */
  treeReference: TreeReference;
  /**
   * Whether to return hidden categories too. Only for merchants and apps.
   *
   * @default false
   */
  returnNonVisibleCategories?: boolean;
}

/** Response of `searchCategories`. */
export interface SearchCategoriesResponse<Field = RequestedFields> {
  /** Categories of the page. */
  categories?: CategoryWith<Field>[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the aggregations. */
  aggregationData?: AggregationData;
}

/** Call signature of `searchCategories`. */
export interface SearchCategoriesSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    search: CategorySearch,
    options: SearchCategoriesOptions<Field>,
    request?: RequestOptions,
  ): Promise<SearchCategoriesResponse<Field>>;
}

/**
 * Searches categories by free text and by their fields, and counts the matches for each value of a field (facets).
 *
 * @param search - Filter, free text, sort order, aggregations and paging. At most 1,000 categories per page.
 * @param options - Tree of the categories, fields on request, and whether to return hidden categories.
 * @returns One page of categories, and the results of the aggregations for all pages.
 * @throws `ApiError` with status 400 for a field that does not support filtering, sorting or aggregation.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { categories } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { categories } });
 *
 * const treeReference = { appNamespace: '@wix/stores', treeKey: null };
 *
 * export const find = (expression: string) =>
 *   client.categories.searchCategories({ search: { expression } }, { treeReference });
 * ```
 * @see POST /categories/v1/categories/search
 */
export const searchCategories = /* @__PURE__ */ operation<SearchCategoriesSignature>({
  id: 'stores.categories.searchCategories',
  method: 'POST',
  path: '/categories/v1/categories/search',
  args: ['search', '...options'],
  request: { search: searchShape },
  response: { categories: categoryShape, aggregationData: aggregationDataShape },
  repeatable: true,
});
