import { operation, searchDetailsShape } from '@cartwright/core';
import type { JobResponse } from '../../shared/bulk-results.js';
import type { ProductFilter, ProductSearchText } from '../search-fields.js';

/** Options for `bulkRemoveProductsFromCategoriesByFilter`. */
export interface BulkRemoveProductsFromCategoriesByFilterOptions {
  /** Filter, as in `searchProducts`. `{}` matches all products. */
  filter?: ProductFilter | null;
  /** Category IDs; from 1 to 5. */
  categoryIds: readonly string[];
  /** Free text. */
  search?: ProductSearchText;
}

/** Response of `bulkRemoveProductsFromCategoriesByFilter`. */
export type BulkRemoveProductsFromCategoriesByFilterResponse = JobResponse;

/**
 * Removes all products that match a filter and free text from categories. The request is carried out in the background.
 * Requires a merchant identity.
 *
 * @param options - Filter, free text and categories.
 * @returns The ID of the background job.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const change = (brandId: string, categoryId: string) =>
 *   client.productsV3.bulkRemoveProductsFromCategoriesByFilter({ filter: { 'brand._id': brandId }, categoryIds: [categoryId] });
 * ```
 * @see POST /stores/v3/bulk/products/remove-from-categories-by-filter
 */
export const bulkRemoveProductsFromCategoriesByFilter = /* @__PURE__ */ operation<
  [options?: BulkRemoveProductsFromCategoriesByFilterOptions],
  BulkRemoveProductsFromCategoriesByFilterResponse
>({
  id: 'stores.productsV3.bulkRemoveProductsFromCategoriesByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/products/remove-from-categories-by-filter',
  args: ['...options'],
  request: { search: searchDetailsShape },
});
