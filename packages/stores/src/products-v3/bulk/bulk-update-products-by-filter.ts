import { operation, searchDetailsShape } from '@cartwright/core';
import type { JobResponse } from '../../shared/bulk-results.js';
import { productShape, type V3Product } from '../entity/product.js';
import type { ProductApplicationErrors, ProductValidationErrors } from '../errors/product-error-code.js';
import type { ProductFilter, ProductSearchText } from '../search-fields.js';

/** Options for `bulkUpdateProductsByFilter`. */
export interface BulkUpdateProductsByFilterOptions {
  /** Filter, as in `searchProducts`. `{}` matches all products. */
  filter?: ProductFilter | null;
  /** Fields to update. */
  product: V3Product;
  /** Free text. */
  search?: ProductSearchText;
}

/** Response of `bulkUpdateProductsByFilter`. */
export type V3BulkUpdateProductsByFilterResponse = JobResponse;

/** Application errors of `bulkUpdateProductsByFilter`. */
export type BulkUpdateProductsByFilterApplicationErrors = ProductApplicationErrors<
  | 'FIELD_MASK_VALUE_NOT_SUPPORTED'
  | 'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION'
  | 'VARIANT_ID_ALREADY_EXISTS'
  | 'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT'
  | 'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT'
  | 'SUBSCRIPTION_ID_ALREADY_EXISTS'
  | 'BRAND_CREATION_FAILED'
  | 'RIBBON_NOT_FOUND'
  | 'INFO_SECTION_ERROR_OCCURRED'
  | 'CUSTOMIZATION_NOT_EXIST'
  | 'ADD_CUSTOMIZATION_CHOICES_FAILED'
  | 'CHOICE_NOT_EXIST'
  | 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR'
  | 'DUPLICATE_RIBBON_IN_ADDITIONAL'
  | 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL'
>;

/** Violated validation rules of `bulkUpdateProductsByFilter`. */
export type BulkUpdateProductsByFilterValidationErrors = ProductValidationErrors<
  | 'PRICE_PER_UNIT_NOT_ALIGNED'
  | 'MISSING_OPTIONS_ON_UPDATE_VARIANTS'
  | 'SUBSCRIPTION_INVALID_AUTO_RENEWAL'
  | 'DESCRIPTION_SIZE_TOO_BIG'
  | 'MISSING_VARIANT_OPTION_CHOICE'
  | 'MISSING_VARIANT_OPTION'
>;

/**
 * Updates all products that match a filter and free text. The request is carried out in the background. Requires a
 * merchant identity.
 *
 * @param options - Filter, free text and the fields to update.
 * @returns The ID of the background job.
 * @throws `ApiError` with a code of {@link BulkUpdateProductsByFilterApplicationErrors}, such as
 * `FIELD_MASK_VALUE_NOT_SUPPORTED`.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkUpdateProductsByFilterValidationErrors}, such as
 * `PRICE_PER_UNIT_NOT_ALIGNED`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const hideBrand = (brandId: string) =>
 *   client.productsV3.bulkUpdateProductsByFilter({ filter: { 'brand._id': brandId }, product: { visible: false } });
 * ```
 * @see POST /stores/v3/bulk/products/update-by-filter
 */
export const bulkUpdateProductsByFilter = /* @__PURE__ */ operation<
  [options?: BulkUpdateProductsByFilterOptions],
  V3BulkUpdateProductsByFilterResponse
>({
  id: 'stores.productsV3.bulkUpdateProductsByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/products/update-by-filter',
  args: ['...options'],
  request: { search: searchDetailsShape, product: productShape },
});
