import {
  queryShape,
  queryOperation,
  type DeclaredOperation,
  type EntityFilter,
  type EntityQuery,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import { productGroupShape } from './entity/product-group.js';
import type { FieldsOptions, ProductGroupRequestedFields, ProductGroupWith } from './requested-fields.js';

/** Fields that product groups can be filtered by. */
export interface ProductGroupFields {
  /** ID. */
  _id: QueryField<string, 'NONE'>;
  /** Handle. */
  handle: QueryField<string, 'NONE'>;
}

/** Filter of product groups. */
export type ProductGroupFilter = EntityFilter<ProductGroupFields>;

/** Query for product groups, as an object. */
export type ProductGroupQuery = EntityQuery<ProductGroupFields>;

/** Query builder for product groups. */
export type ProductGroupsQueryBuilder<Field = ProductGroupRequestedFields> = QueryBuilder<
  ProductGroupWith<Field>,
  ProductGroupFields
>;

/** Page of product groups. */
export type ProductGroupsQueryResult<Field = ProductGroupRequestedFields> = Page<ProductGroupWith<Field>>;

/** Options for `queryProductGroups`. */
export type QueryProductGroupsOptions<Field = ProductGroupRequestedFields> = FieldsOptions<Field>;

/** Response of `queryProductGroups` for a query object. */
export interface QueryProductGroupsResponse<Field = ProductGroupRequestedFields> {
  /** Product groups of the page. */
  productGroups?: ProductGroupWith<Field>[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryProductGroups`. */
export interface QueryProductGroups extends DeclaredOperation {
  /**
   * Queries product groups with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @param options - Fields on request to return.
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  <const Field extends ProductGroupRequestedFields = never>(
    options?: QueryProductGroupsOptions<Field>,
  ): ProductGroupsQueryBuilder<Field>;
  /**
   * Queries product groups with a query object.
   *
   * @param query - Filter and paging. At most 100 product groups per page, 50 by default with the query builder.
   * @param options - Fields on request to return.
   * @param request - Request options.
   * @returns One page of results, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering.
   * @throws `ApiError` with status 428 if the site has Catalog V1.
   * @see GET /stores/v3/product-groups/query
   */
  <const Field extends ProductGroupRequestedFields = never>(
    query: ProductGroupQuery,
    options?: QueryProductGroupsOptions<Field>,
    request?: RequestOptions,
  ): Promise<QueryProductGroupsResponse<Field>>;
}

/**
 * Queries product groups. Without a query it returns a query builder: chain conditions, then call `find()`. With a query
 * object it sends the request. Sorted by creation, newest first. Members that are not `ACTIVE` are returned only to
 * callers that may read hidden products.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productGroupsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productGroupsV3 } });
 *
 * export const findByHandle = async (handle: string) =>
 *   (await client.productGroupsV3.queryProductGroups({ filter: { handle } })).productGroups?.[0];
 * ```
 * @see GET /stores/v3/product-groups/query
 */
export const queryProductGroups = /* @__PURE__ */ queryOperation<QueryProductGroups>({
  id: 'stores.productGroupsV3.queryProductGroups',
  method: 'GET',
  path: '/stores/v3/product-groups/query',
  structuredQuery: true,
  fallback: '/stores/v3/product-groups/query',
  args: ['query', '...options'],
  request: { query: queryShape },
  response: { productGroups: productGroupShape },
  items: 'productGroups',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
