import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { queryProductsSpec } from '../products-v3/query-products-spec.js';
import type { QueryProductsOptions, V3ProductQuery, V3QueryProductsResponse } from '../products-v3/query-products.js';
import type { RequestedFields } from '../products-v3/requested-fields.js';

/** Call signature of `findProductsV3`. */
export interface FindProductsV3 extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    query: V3ProductQuery,
    options?: QueryProductsOptions<Field>,
    request?: RequestOptions,
  ): Promise<V3QueryProductsResponse<Field>>;
}

/**
 * Queries products of Catalog V3 with an object. Sends the same request as `queryProducts`, without its query builder,
 * which bundles then omit.
 *
 * @param query - Filter, sort and paging. At most 100 products per page.
 * @param options - Fields on request to return.
 * @returns One page of products, with its paging metadata.
 * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { findProductsV3 } from '@cartwright/stores/find';
 *
 * const client = createClient({ modules: { productsV3: { findProductsV3 } } });
 *
 * export const findBySlug = async (slug: string) =>
 *   (await client.productsV3.findProductsV3({ filter: { slug } }, { fields: ['URL'] })).products?.[0];
 * ```
 * @see GET /stores/v3/products/query
 */
export const findProductsV3 = /* @__PURE__ */ operation<FindProductsV3>(queryProductsSpec);
