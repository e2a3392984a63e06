import {
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Equality,
  type OffsetQueryBuilder,
  type Page,
  type PagingMetadata,
  type QueryField,
  type RequestOptions,
  type SortableBy,
} from '@cartwright/core';
import type { ProductType } from '../product-parts/enumerations.js';
import type { Product } from './product.js';
import { queryProductsSpec } from './query-products-spec.js';

/** Fields by which products can be filtered and sorted. */
export interface ProductFields {
  /** Product ID. */
  _id: QueryField<string>;
  /** Time of creation. Filter only. */
  _createdDate: QueryField<Date, 'NONE'>;
  /** Time of the last update. */
  lastUpdated: QueryField<Date>;
  /** Product name. */
  name: QueryField<string>;
  /** Product description. Filter only. */
  description: QueryField<string, 'NONE'>;
  /** URL slug. */
  slug: QueryField<string>;
  /** SKU (stock keeping unit). */
  sku: QueryField<string>;
  /** Product type. */
  productType: QueryField<ProductType, 'BOTH', Equality>;
  /** Price. */
  price: QueryField<number>;
  /** Price, by its full field path. */
  'priceData.price': QueryField<number>;
  /** Sequence number, larger for newer products. */
  numericId: QueryField<string | number>;
  /** IDs of the product's collections. Filter only. */
  collectionIds: QueryField<string[], 'NONE'>;
}

/** Fields by which products can be sorted. */
export type ProductSortField = SortableBy<ProductFields, 'BOTH'>;

/** Query for products, as an object. */
export type ProductQuery = EntityQuery<ProductFields>;

/** Query builder for products. */
export type ProductsQueryBuilder = OffsetQueryBuilder<Product, ProductFields>;

/** Page of products. */
export type ProductsQueryResult = Page<Product>;

/** Response of `queryProducts` for a query passed as one object. */
export interface QueryProductsResponse {
  /** Products of this page; at most 100. */
  products?: Product[];
  /** Paging metadata of the response. */
  metadata?: PagingMetadata;
}

/** Overloads of `queryProducts`. */
export interface QueryProducts extends DeclaredOperation {
  /**
   * Queries products with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @returns The query builder. No request is sent before `find()` or `items()`.
   */
  (): ProductsQueryBuilder;
  /**
   * Queries products with a query passed as one object.
   *
   * @param query - Filter, sort and paging. At most 100 products per page, 50 by default.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns One page of products, with its paging metadata.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @see GET /stores-reader/v1/products/query-platformized
   */
  (query: ProductQuery, request?: RequestOptions): Promise<QueryProductsResponse>;
}

/**
 * Queries products. Without arguments it returns a query builder: chain conditions, then call `find()`. With a query
 * object it sends the request.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const cheapestProducts = (collectionId: string) =>
 *   client.products.queryProducts().hasSome('collectionIds', collectionId).ascending('price').limit(12).find();
 *
 * export const findBySlug = async (slug: string) =>
 *   (await client.products.queryProducts({ filter: { slug }, paging: { limit: 1 } })).products?.[0];
 * ```
 * @see GET /stores-reader/v1/products/query-platformized
 * @see https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v1/catalog/query-products
 */
export const queryProducts = /* @__PURE__ */ queryOperation<QueryProducts>(queryProductsSpec);
