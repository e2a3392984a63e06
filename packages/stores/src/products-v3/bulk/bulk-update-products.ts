import { fieldMask, operation, type OperationSpec, type RequestOptions } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';
import { productShape, type V3Product } from '../entity/product.js';
import type { ProductApplicationErrors, ProductValidationErrors } from '../errors/product-error-code.js';
import type { ProductWith, RequestedFields } from '../requested-fields.js';

/** A product to update. */
export interface V3MaskedProduct {
  /** The product’s `_id`, its current `revision` and the fields to update. */
  product: V3Product;
  /** Paths of the fields to update. Defaults to the fields that are set. */
  fieldMask?: string[];
}

/** Options for `bulkUpdateProducts`. */
export interface BulkUpdateProductsOptions<Field = RequestedFields> {
  /** Fields on request to return. */
  fields?: readonly Field[];
  /**
   * Whether to return the products.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkUpdateProducts`. */
export type BulkUpdateProductsResponse<Field = RequestedFields> = BulkResponse<BulkEntityResult<ProductWith<Field>>>;

/** Application errors of `bulkUpdateProducts`. */
export type BulkUpdateProductsApplicationErrors = ProductApplicationErrors<
  | 'TOO_MANY_VARIANTS'
  | 'MISSING_VARIANT_OPTION_CHOICE'
  | 'DUPLICATE_VARIANT_OPTION_CHOICE'
  | 'DUPLICATE_PRODUCT_OPTIONS'
  | 'INVALID_DEFAULT_VARIANT'
  | 'FIELD_MASK_VALUE_NOT_SUPPORTED'
  | 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT'
  | 'DUPLICATE_SLUG_ERROR'
  | 'DIGITAL_FILE_NOT_FOUND_ERROR'
  | 'BARCODE_ALREADY_EXIST_ERROR'
  | 'DUPLICATE_BARCODE_ERROR'
  | 'SKU_ALREADY_EXIST_ERROR'
  | 'VARIANT_ID_ALREADY_EXISTS'
  | 'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION'
  | 'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT'
  | 'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT'
  | 'SUBSCRIPTION_ID_ALREADY_EXISTS'
  | 'PREORDER_VALIDATION_ERROR'
  | 'BRAND_CREATION_FAILED'
  | 'RIBBON_NOT_FOUND'
  | 'INFO_SECTION_ERROR_OCCURRED'
  | 'CUSTOMIZATION_NOT_EXIST'
  | 'ADD_CUSTOMIZATION_CHOICES_FAILED'
  | 'CHOICE_NOT_EXIST'
  | 'TOO_MANY_OPTIONS_IN_REQUEST'
  | 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR'
  | 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE'
  | 'DUPLICATE_RIBBON_IN_ADDITIONAL'
  | 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL'
>;

/** Violated validation rules of `bulkUpdateProducts`. */
export type BulkUpdateProductsValidationErrors = ProductValidationErrors<
  | 'INVALID_SLUG_FORMAT'
  | 'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED'
  | 'MISSING_OPTIONS_ON_UPDATE_VARIANTS'
  | 'SUBSCRIPTION_INVALID_AUTO_RENEWAL'
  | 'DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS'
  | 'DESCRIPTION_SIZE_TOO_BIG'
  | 'DUPLICATE_MEDIA_ERROR'
  | 'BRAND_MISSING_ID'
  | 'DUPLICATE_PRODUCT_IDS_REQUEST'
  | 'PRICE_PER_UNIT_NOT_ALIGNED'
  | 'MISSING_VARIANT_OPTION_CHOICE'
  | 'MISSING_VARIANT_OPTION'
  | 'MODIFIERS_ID_DUPLICATION_ERROR'
>;

/** Call signature of `bulkUpdateProducts`. */
export interface BulkUpdateProductsSignature {
  /**
   * Updates several products.
   *
   * @param products - Products to update, with their IDs and current revisions; from 1 to 100.
   * @param options - Whether to return the products, and fields on request.
   * @param request - Request options.
   * @returns The result for each product, in the order of the request.
   * @see POST /stores/v3/bulk/products/update
   */
  <const Field extends RequestedFields = never>(
    products: readonly V3MaskedProduct[],
    options?: BulkUpdateProductsOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkUpdateProductsResponse<Field>>;
  /** Operation definition. */
  readonly spec: OperationSpec;
}

/**
 * Updates several products. Each can fail on its own. Requires a merchant identity.
 *
 * @param products - Products to update, with their IDs and current revisions; from 1 to 100.
 * @param options - Whether to return the products, and fields on request.
 * @returns The result for each product, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdateProductsApplicationErrors}, such as `TOO_MANY_VARIANTS`.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkUpdateProductsValidationErrors}, such as
 * `INVALID_SLUG_FORMAT`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const hide = (product: { _id: string; revision: string }) =>
 *   client.productsV3.bulkUpdateProducts([{ product: { ...product, visible: false } }]);
 * ```
 * @see POST /stores/v3/bulk/products/update
 */
export const bulkUpdateProducts = /* @__PURE__ */ operation<
  [products: readonly V3MaskedProduct[], options?: BulkUpdateProductsOptions],
  BulkUpdateProductsResponse<RequestedFields>
>({
  id: 'stores.productsV3.bulkUpdateProducts',
  method: 'POST',
  path: '/stores/v3/bulk/products/update',
  args: ['products', '...options'],
  prepare: (products) => requireEach(products, 'products'),
  request: { products: { product: productShape, fieldMask } },
  response: { results: { item: productShape } },
}) as BulkUpdateProductsSignature;
