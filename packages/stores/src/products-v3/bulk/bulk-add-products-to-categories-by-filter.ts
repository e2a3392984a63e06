import { operation, searchDetailsShape } from '@cartwright/core';
import type { JobResponse } from '../../shared/bulk-results.js';
import type { ProductFilter, ProductSearchText } from '../search-fields.js';

/** Options for `bulkAddProductsToCategoriesByFilter`. */
export interface BulkAddProductsToCategoriesByFilterOptions {
  /** Filter, as in `searchProducts`. `{}` matches all products. */
  filter?: ProductFilter | null;
  /** Category IDs; from 1 to 5. */
  categoryIds: readonly string[];
  /** Free text. */
  search?: ProductSearchText;
}

/** Response of `bulkAddProductsToCategoriesByFilter`. */
export type BulkAddProductsToCategoriesByFilterResponse = JobResponse;

/**
 * Adds all products that match a filter and free text to categories. The request is carried out in the background.
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
 *   client.productsV3.bulkAddProductsToCategoriesByFilter({ filter: { 'brand._id': brandId }, categoryIds: [categoryId] });
 * ```
 * @see POST /stores/v3/bulk/products/add-to-categories-by-filter
 */
export const bulkAddProductsToCategoriesByFilter = /* @__PURE__ */ operation<
  [options?: BulkAddProductsToCategoriesByFilterOptions],
  BulkAddProductsToCategoriesByFilterResponse
>({
  id: 'stores.productsV3.bulkAddProductsToCategoriesByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/products/add-to-categories-by-filter',
  args: ['...options'],
  request: { search: searchDetailsShape },
});
