import {
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import type { TreeReference } from '../catalog-v3/tree-reference.js';
import type { CategoryWith, FieldsOptions, RequestedFields } from './requested-fields.js';
import { queryCategoriesSpec } from './query-categories-spec.js';

/** Fields that categories can be filtered and sorted by. */
export interface CategoryFields {
  /** Category ID. Filter only. */
  _id: QueryField<string, 'NONE'>;
  /** URL slug. Filter only. */
  slug: QueryField<string, 'NONE'>;
  /** Whether the category is visible. Filter only. */
  visible: QueryField<boolean, 'NONE'>;
  /** Namespace of the tree. Filter only. */
  'treeReference.appNamespace': QueryField<string, 'NONE'>;
  /** Key of the tree. Filter only. */
  'treeReference.treeKey': QueryField<string, 'NONE'>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** ID of the app that manages the category. */
  managingAppId: QueryField<string>;
  /** Category name. */
  name: QueryField<string>;
  /** ID of the parent. */
  'parentCategory._id': QueryField<string>;
  /** Position among the children of the parent. */
  'parentCategory.index': QueryField<number>;
}

/** Query for categories, as an object. */
export type CategoryQuery = EntityQuery<CategoryFields>;

/** Query builder for categories. */
export type CategoriesQueryBuilder<Field = RequestedFields> = QueryBuilder<CategoryWith<Field>, CategoryFields>;

/** Page of categories. */
export type CategoriesQueryResult<Field = RequestedFields> = Page<CategoryWith<Field>>;

/** Options for `queryCategories`. */
export interface QueryCategoriesOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** Tree of the categories. */
  treeReference: TreeReference;
  /**
   * Whether to return hidden categories too. Only for merchants and apps.
   *
   * @default false
   */
  returnNonVisibleCategories?: boolean;
}

/** Response of `queryCategories` for a query object. */
export interface QueryCategoriesResponse<Field = RequestedFields> {
  /** Categories of the page. */
  categories?: CategoryWith<Field>[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryCategories`. */
export interface QueryCategories extends DeclaredOperation {
  /**
   * Queries categories with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @param options - Tree of the categories, fields on request, and whether to return hidden categories.
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  <const Field extends RequestedFields = never>(options: QueryCategoriesOptions<Field>): CategoriesQueryBuilder<Field>;
  /**
   * Queries categories with a query object.
   *
   * @param query - Filter, sort and paging. At most 1,000 categories per page, 50 by default with the query builder.
   * @param options - Tree of the categories, fields on request, and whether to return hidden categories.
   * @param request - Request options.
   * @returns One page of results, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @see POST /categories/v1/categories/query
   */
  <const Field extends RequestedFields = never>(
    query: CategoryQuery,
    options: QueryCategoriesOptions<Field>,
    request?: RequestOptions,
  ): Promise<QueryCategoriesResponse<Field>>;
}

/**
 * Queries categories. Without a query it returns a query builder: chain conditions, then call `find()`. With a query
 * object it sends the request.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { categories } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { categories } });
 *
 * const treeReference = { appNamespace: '@wix/stores', treeKey: null };
 *
 * export const topCategories = () =>
 *   client.categories.queryCategories({ treeReference }).eq('parentCategory._id', null).ascending('parentCategory.index').find();
 *
 * export const children = async (parentId: string) =>
 *   (await client.categories.queryCategories({ filter: { 'parentCategory._id': parentId } }, { treeReference })).categories;
 * ```
 * @see POST /categories/v1/categories/query
 */
export const queryCategories = /* @__PURE__ */ queryOperation<QueryCategories>(queryCategoriesSpec);
