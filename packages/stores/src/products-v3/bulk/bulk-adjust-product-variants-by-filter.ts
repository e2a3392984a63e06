import { operation, searchDetailsShape } from '@cartwright/core';
import type { JobResponse } from '../../shared/bulk-results.js';
import { requireFilter } from '../../catalog-v3/results/require-filter.js';
import type { RoundingStrategy } from '../entity/enumerations.js';
import type { ProductApplicationErrors, ProductValidationErrors } from '../errors/product-error-code.js';
import type { ProductFilter, ProductSearchText } from '../search-fields.js';

/** Change of an amount. Set `amount` or `percentage`. */
export interface V3AdjustValue {
  /** Amount to add, as a decimal string. Negative amounts reduce. */
  amount?: string;
  /** Percentage to add, from -100 to 1,000. */
  percentage?: number;
}

/** Reduction of an amount. Set `amount` or `percentage`. */
export interface V3UnsignedAdjustValue {
  /** Amount to subtract, as a decimal string. */
  amount?: string;
  /** Percentage to subtract, from 0 to 100. */
  percentage?: number;
}

/** Options for `bulkAdjustProductVariantsByFilter`. */
export interface BulkAdjustProductVariantsByFilterOptions {
  /** Change of the price. */
  actualPrice?: V3AdjustValue;
  /** Change of the compare-at price. */
  compareAtPrice?: V3AdjustValue;
  /** Discount from which the price is calculated. Without a compare-at price, the current price becomes it. */
  compareAtPriceDiscount?: V3UnsignedAdjustValue;
  /** Change of the cost. */
  cost?: V3AdjustValue;
  /** How the results are rounded. */
  rounding?: RoundingStrategy;
  /** Free text. */
  search?: ProductSearchText;
}

/** Response of `bulkAdjustProductVariantsByFilter`. */
export type V3BulkAdjustProductVariantsByFilterResponse = JobResponse;

/** Application errors of `bulkAdjustProductVariantsByFilter`. */
export type BulkAdjustProductVariantsByFilterApplicationErrors = ProductApplicationErrors<
  | 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE'
  | 'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE'
  | 'ADJUSTED_COST_OUT_OF_RANGE'
  | 'CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT'
>;

/** Violated validation rules of `bulkAdjustProductVariantsByFilter`. */
export type BulkAdjustProductVariantsByFilterValidationErrors = ProductValidationErrors<
  | 'NO_VARIANT_ADJUSTMENTS_PASSED'
  | 'INVALID_PRICES_ADJUSTMENTS'
  | 'MISSING_VARIANT_OPTION_CHOICE'
  | 'MISSING_VARIANT_OPTION'
>;

/**
 * Changes the prices and costs of the variants of all products that match a filter, by an amount or a percentage. The
 * request is carried out in the background. Requires a merchant identity.
 *
 * @param filter - Filter, as in `searchProducts`. `{}` matches all products.
 * @param options - Changes, rounding and free text.
 * @returns The ID of the background job.
 * @throws `CartwrightError` `invalid_argument` without a filter. No request is sent.
 * @throws `ApiError` with a code of {@link BulkAdjustProductVariantsByFilterApplicationErrors}, such as
 * `ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE`.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkAdjustProductVariantsByFilterValidationErrors},
 * such as `NO_VARIANT_ADJUSTMENTS_PASSED`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const startSale = (brandId: string) =>
 *   client.productsV3.bulkAdjustProductVariantsByFilter(
 *     { 'brand._id': brandId },
 *     { compareAtPriceDiscount: { percentage: 20 }, rounding: 'CURRENCY_PRECISION' },
 *   );
 * ```
 * @see POST /stores/v3/bulk/products/adjust-variants-by-filter
 */
export const bulkAdjustProductVariantsByFilter = /* @__PURE__ */ operation<
  [filter: ProductFilter, options?: BulkAdjustProductVariantsByFilterOptions],
  V3BulkAdjustProductVariantsByFilterResponse
>({
  id: 'stores.productsV3.bulkAdjustProductVariantsByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/products/adjust-variants-by-filter',
  args: ['filter', '...options'],
  prepare: (filter) => requireFilter(filter),
  request: { search: searchDetailsShape },
});
