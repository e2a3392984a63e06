import {
  queryCodec,
  queryOperation,
  type EntityQuery,
  type Equality,
  type OffsetQueryBuilder,
  type OperationSpec,
  type Page,
  type PagingMetadata,
  type QueryField,
  type RequestOptions,
  type SortableBy,
} from '@cartwright/core';
import type { ProductType } from '../product-parts/enumerations.js';
import { productShape, type Product } from './product.js';

/** The fields that products can be found and sorted by. */
export interface ProductFields {
  /** The product's id. */
  _id: QueryField<string>;
  /** When it was made. */
  _createdDate: QueryField<Date, 'NONE'>;
  /** When it was last changed. */
  lastUpdated: QueryField<Date>;
  /** Its name. */
  name: QueryField<string>;
  /** Its description. */
  description: QueryField<string, 'NONE'>;
  /** Its name in URLs. */
  slug: QueryField<string>;
  /** Stock keeping unit. */
  sku: QueryField<string>;
  /** Its kind. */
  productType: QueryField<ProductType, 'BOTH', Equality>;
  /** What it costs. */
  price: QueryField<number>;
  /** What it costs, by the field's full path. */
  'priceData.price': QueryField<number>;
  /** Grows with every new product. */
  numericId: QueryField<string | number>;
  /** The collections that it is in. */
  collectionIds: QueryField<string[], 'NONE'>;
}

/** The fields that products can be sorted by. */
export type ProductSortField = SortableBy<ProductFields, 'BOTH'>;

/** A query for products as one object. */
export type ProductQuery = EntityQuery<ProductFields>;

/** A query for products, built step by step. */
export type ProductsQueryBuilder = OffsetQueryBuilder<Product, ProductFields>;

/** A page of products. */
export type ProductsQueryResult = Page<Product>;

/** The answer of `queryProducts` to a query that is one object. */
export interface QueryProductsResponse {
  /** The products; at most 100. */
  products?: Product[];
  /** The answer's place among all results. */
  metadata?: PagingMetadata;
}

/** The two forms of `queryProducts`. */
export interface QueryProducts {
  /**
   * Finds products: chain conditions to the returned builder, then call `find()`.
   *
   * @returns A builder of queries for products. Nothing is sent before `find()` or `items()`.
   * @see GET /stores-reader/v1/products/query-platformized
   */
  (): ProductsQueryBuilder;
  /**
   * Finds products by a query that is one object.
   *
   * @param query - Filter, sort and paging. At most 100 products a page, 50 by default.
   * @param request - Options of the call.
   * @returns The products of one page, and the paging metadata.
   * @throws `ApiError` with status 400 for a field that cannot be filtered or sorted by.
   * @see GET /stores-reader/v1/products/query-platformized
   */
  (query: ProductQuery, request?: RequestOptions): Promise<QueryProductsResponse>;
  /** The operation as data. */
  readonly spec: OperationSpec;
}

/**
 * Finds products. Without a query it begins one: chain conditions, then call `find()`. With a query that is one object
 * it sends it.
 *
 * @param query - Filter, sort and paging. At most 100 products a page; 50 when nothing is said.
 * @returns The builder, or the answer.
 * @throws `ApiError` with status 400 for a field that can not be filtered or sorted by.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const cheapest = (collectionId: string) =>
 *   client.products.queryProducts().hasSome('collectionIds', collectionId).ascending('price').limit(12).find();
 *
 * export const bySlug = async (slug: string) =>
 *   (await client.products.queryProducts({ filter: { slug }, paging: { limit: 1 } })).products?.[0];
 * ```
 * @see GET /stores-reader/v1/products/query-platformized
 */
export const queryProducts: QueryProducts = /* @__PURE__ */ queryOperation<
  ProductsQueryBuilder,
  ProductQuery,
  QueryProductsResponse
>({
  id: 'stores.products.queryProducts',
  method: 'GET',
  path: '/stores-reader/v1/products/query-platformized',
  structuredQuery: true,
  fallback: '/stores-reader/v1/products/query-platformized',
  input: (query) => ({ query }),
  request: { query: queryCodec },
  response: { products: productShape },
  items: 'products',
  paging: 'offset',
  repeatable: true,
});
