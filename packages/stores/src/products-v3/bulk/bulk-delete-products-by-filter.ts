import { operation, searchDetailsShape } from '@cartwright/core';
import type { JobResponse } from '../../shared/bulk-results.js';
import { requireFilter } from '../../catalog-v3/results/require-filter.js';
import type { ProductFilter, ProductSearchText } from '../search-fields.js';

/** Options for `bulkDeleteProductsByFilter`. */
export interface BulkDeleteProductsByFilterOptions {
  /** Free text. */
  search?: ProductSearchText;
}

/** Response of `bulkDeleteProductsByFilter`. */
export type V3BulkDeleteProductsByFilterResponse = JobResponse;

/**
 * Deletes all products that match a filter, and their inventory items. The request is carried out in the background.
 * Requires a merchant identity.
 *
 * @param filter - Filter, as in `searchProducts`. `{}` matches all products.
 * @param options - Free text.
 * @returns The ID of the background job.
 * @throws `CartwrightError` `invalid_argument` without a filter. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const removeBrand = (brandId: string) => client.productsV3.bulkDeleteProductsByFilter({ 'brand._id': brandId });
 * ```
 * @see POST /stores/v3/bulk/products/delete-by-filter
 */
export const bulkDeleteProductsByFilter = /* @__PURE__ */ operation<
  [filter: ProductFilter, options?: BulkDeleteProductsByFilterOptions],
  V3BulkDeleteProductsByFilterResponse
>({
  id: 'stores.productsV3.bulkDeleteProductsByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/products/delete-by-filter',
  args: ['filter', '...options'],
  prepare: (filter) => requireFilter(filter),
  request: { search: searchDetailsShape },
});
