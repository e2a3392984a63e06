import { operation, searchDetailsShape } from '@cartwright/core';
import type { ProductApplicationErrors } from './errors/product-error-code.js';
import type { ProductFilter, ProductSearchText } from './search-fields.js';

/** Options for `countProducts`. */
export interface CountProductsOptions {
  /** Filter, as in `searchProducts`. */
  filter?: ProductFilter | null;
  /** Free text. */
  search?: ProductSearchText;
  /**
   * Whether to count hidden products too. Only for merchants and apps.
   *
   * @default false
   */
  returnNonVisibleProducts?: boolean;
}

/** Response of `countProducts`. */
export interface V3CountProductsResponse {
  /** Number of products. */
  count?: number;
}

/** Application errors of `countProducts`. */
export type CountProductsApplicationErrors = ProductApplicationErrors<
  'NO_PERMISSION_TO_READ_MERCHANT_DATA' | 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'
>;

/**
 * Counts products.
 *
 * @param options - Filter and free text. Without them, all visible products are counted.
 * @returns The number of products.
 * @throws `ApiError` with a code of {@link CountProductsApplicationErrors}, such as
 * `NO_PERMISSION_TO_READ_MERCHANT_DATA`.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const inStock = async () =>
 *   (await client.productsV3.countProducts({ filter: { 'inventory.availabilityStatus': 'IN_STOCK' } })).count;
 * ```
 * @see GET /stores/v3/products/count
 */
export const countProducts = /* @__PURE__ */ operation<[options?: CountProductsOptions], V3CountProductsResponse>({
  id: 'stores.productsV3.countProducts',
  method: 'GET',
  path: '/stores/v3/products/count',
  structuredQuery: true,
  fallback: '/stores/v3/products/count',
  args: ['...options'],
  request: { search: searchDetailsShape },
  repeatable: true,
});
