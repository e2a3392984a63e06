import { operation } from '@cartwright/core';
import { queryProductsSpec } from '../products/products/query-products-spec.js';
import type { ProductQuery, QueryProductsResponse } from '../products/products/query-products.js';

/**
 * Queries products of Catalog V1 with an object. Sends the same request as `queryProducts`, without its query builder,
 * which bundles then omit.
 *
 * @param query - Filter, sort and paging. At most 100 products per page, 50 by default.
 * @returns One page of products, with its paging metadata.
 * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { findProducts } from '@cartwright/stores/find';
 *
 * const client = createClient({ modules: { products: { findProducts } } });
 *
 * export const findBySlug = async (slug: string) =>
 *   (await client.products.findProducts({ filter: { slug }, paging: { limit: 1 } })).products?.[0];
 * ```
 * @see GET /stores-reader/v1/products/query-platformized
 */
export const findProducts = /* @__PURE__ */ operation<[query: ProductQuery], QueryProductsResponse>(queryProductsSpec);
