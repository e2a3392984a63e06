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
import type { FieldsOptions, ProductWith, RequestedFields } from './requested-fields.js';
import { queryProductsSpec } from './query-products-spec.js';

/** Fields that products can be filtered and sorted by. */
export interface ProductFields {
  /** Product ID. Filter only. */
  _id: QueryField<string, 'NONE'>;
  /** Handle. Filter only. */
  handle: QueryField<string, 'NONE'>;
  /** URL slug. */
  slug: QueryField<string>;
  /** Whether the product is visible. */
  visible: QueryField<boolean>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** IDs of the options. Filter only. */
  'options._id': QueryField<string[], 'NONE', '$hasSome' | '$hasAll'>;
}

/** Query for products, as an object. */
export type V3ProductQuery = EntityQuery<ProductFields>;

/** Query builder for products. */
export type ProductsQueryBuilder<Field = RequestedFields> = QueryBuilder<ProductWith<Field>, ProductFields>;

/** Page of products. */
export type ProductsQueryResult<Field = RequestedFields> = Page<ProductWith<Field>>;

/** Options for `queryProducts`. */
export type QueryProductsOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `queryProducts` for a query object. */
export interface V3QueryProductsResponse<Field = RequestedFields> {
  /** Products of the page. */
  products?: ProductWith<Field>[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryProducts`. */
export interface QueryProducts extends DeclaredOperation {
  /**
   * Queries products with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @param options - Fields on request to return.
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  <const Field extends RequestedFields = never>(options?: QueryProductsOptions<Field>): ProductsQueryBuilder<Field>;
  /**
   * Queries products with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 products per page, 50 by default with the query builder.
   * @param options - Fields on request to return.
   * @param request - Request options.
   * @returns One page of results, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @throws `ApiError` with status 428 if the site has Catalog V1.
   * @see GET /stores/v3/products/query
   */
  <const Field extends RequestedFields = never>(
    query: V3ProductQuery,
    options?: QueryProductsOptions<Field>,
    request?: RequestOptions,
  ): Promise<V3QueryProductsResponse<Field>>;
}

/**
 * Queries products. Without a query it returns a query builder: chain conditions, then call `find()`. With a query
 * object it sends the request. For names, prices, brands and categories use `searchProducts`. Variants are not
 * returned.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const newProducts = () =>
 *   client.productsV3.queryProducts({ fields: ['URL'] }).eq('visible', true).descending('_createdDate').limit(12).find();
 *
 * export const findByHandle = async (handle: string) =>
 *   (await client.productsV3.queryProducts({ filter: { handle } })).products?.[0];
 * ```
 * @see GET /stores/v3/products/query
 */
export const queryProducts = /* @__PURE__ */ queryOperation<QueryProducts>(queryProductsSpec);
