import {
  queryShape,
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { BrandWith, FieldsOptions, RequestedFields } from './requested-fields.js';
import { brandShape } from '../catalog-v3/brand.js';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';

/** Fields that brands can be filtered and sorted by. */
export interface BrandFields {
  /** ID. Filter only. */
  _id: QueryField<string, 'NONE'>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** Name. */
  name: QueryField<string>;
}

/** Query for brands, as an object. */
export type BrandQuery = EntityQuery<BrandFields>;

/** Query builder for brands. */
export type BrandsQueryBuilder<Field = RequestedFields> = QueryBuilder<BrandWith<Field>, BrandFields>;

/** Page of brands. */
export type BrandsQueryResult<Field = RequestedFields> = Page<BrandWith<Field>>;

/** Options for `queryBrands`. */
export type QueryBrandsOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `queryBrands` for a query object. */
export interface QueryBrandsResponse<Field = RequestedFields> {
  /** Brands of the page. */
  brands?: BrandWith<Field>[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryBrands`. */
export interface QueryBrands extends DeclaredOperation {
  /**
   * Queries brands with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @param options - Fields on request to return.
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  <const Field extends RequestedFields = never>(options?: QueryBrandsOptions<Field>): BrandsQueryBuilder<Field>;
  /**
   * Queries brands with a query object.
   *
   * @param query - Filter, sort and paging. At most 300 brands per page, 50 by default with the query builder.
   * @param options - Fields on request to return.
   * @param request - Request options.
   * @returns One page of results, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @throws `ApiError` with status 428 if the site has Catalog V1.
   * @see GET /stores/v3/brands/query
   */
  <const Field extends RequestedFields = never>(
    query: BrandQuery,
    options?: QueryBrandsOptions<Field>,
    request?: RequestOptions,
  ): Promise<QueryBrandsResponse<Field>>;
}

/**
 * Queries brands. Without a query it returns a query builder: chain conditions, then call `find()`. With a query object
 * it sends the request. Sorted by creation, newest first, by default.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { brandsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { brandsV3 } });
 *
 * export const firstBrands = () =>
 *   client.brandsV3.queryBrands({ fields: ['ASSIGNED_PRODUCTS_COUNT'] }).startsWith('name', 'F').ascending('name').find();
 *
 * export const findByName = async (name: string) =>
 *   (await client.brandsV3.queryBrands({ filter: { name }, cursorPaging: { limit: 1 } })).brands?.[0];
 * ```
 * @see GET /stores/v3/brands/query
 */
export const queryBrands = /* @__PURE__ */ queryOperation<QueryBrands>({
  id: 'stores.brandsV3.queryBrands',
  method: 'GET',
  path: '/stores/v3/brands/query',
  structuredQuery: true,
  fallback: '/stores/v3/brands/query',
  args: ['query', '...options'],
  request: { query: queryShape },
  response: { brands: brandShape },
  items: 'brands',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
