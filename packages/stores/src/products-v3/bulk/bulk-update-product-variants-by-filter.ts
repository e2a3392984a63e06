import { operation, searchDetailsShape } from '@cartwright/core';
import type { JobResponse } from '../../shared/bulk-results.js';
import { requireFilter } from '../../catalog-v3/results/require-filter.js';
import { variantShape, type Variant } from '../entity/variant.js';
import type { ProductApplicationErrors, ProductValidationErrors } from '../errors/product-error-code.js';
import type { ProductFilter, ProductSearchText } from '../search-fields.js';

/** Options for `bulkUpdateProductVariantsByFilter`. */
export interface BulkUpdateProductVariantsByFilterOptions {
  /** Fields to update. */
  variant: Variant;
  /** Free text. */
  search?: ProductSearchText;
}

/** Response of `bulkUpdateProductVariantsByFilter`. */
export type BulkUpdateProductVariantsByFilterResponse = JobResponse;

/** Application errors of `bulkUpdateProductVariantsByFilter`. */
export type BulkUpdateProductVariantsByFilterApplicationErrors = ProductApplicationErrors<
  'FIELD_MASK_VALUE_NOT_SUPPORTED' | 'VARIANT_ID_ALREADY_EXISTS' | 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR'
>;

/** Violated validation rules of `bulkUpdateProductVariantsByFilter`. */
export type BulkUpdateProductVariantsByFilterValidationErrors = ProductValidationErrors<
  'EMPTY_FIELD_MASK' | 'CANNOT_REMOVE_VARIANT_ACTUAL_PRICE' | 'MISSING_VARIANT_OPTION_CHOICE' | 'MISSING_VARIANT_OPTION'
>;

/**
 * Updates the variants of all products that match a filter. Only `visible`, `price`, `revenueDetails.cost` and
 * `physicalProperties` can be updated. The request is carried out in the background. Requires a merchant identity.
 *
 * @param filter - Filter, as in `searchProducts`. `{}` matches all products.
 * @param options - Fields to update, and free text.
 * @returns The ID of the background job.
 * @throws `CartwrightError` `invalid_argument` without a filter. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdateProductVariantsByFilterApplicationErrors}, such as
 * `FIELD_MASK_VALUE_NOT_SUPPORTED`.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkUpdateProductVariantsByFilterValidationErrors},
 * such as `EMPTY_FIELD_MASK`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const reprice = (brandId: string) =>
 *   client.productsV3.bulkUpdateProductVariantsByFilter({ 'brand._id': brandId }, { variant: { price: { actualPrice: { amount: '19.00' } } } });
 * ```
 * @see POST /stores/v3/bulk/products/update-variants-by-filter
 */
export const bulkUpdateProductVariantsByFilter = /* @__PURE__ */ operation<
  [filter: ProductFilter, options?: BulkUpdateProductVariantsByFilterOptions],
  BulkUpdateProductVariantsByFilterResponse
>({
  id: 'stores.productsV3.bulkUpdateProductVariantsByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/products/update-variants-by-filter',
  args: ['filter', '...options'],
  prepare: (filter) => requireFilter(filter),
  request: { search: searchDetailsShape, variant: variantShape },
});
