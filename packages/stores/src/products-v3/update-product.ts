import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { productShape, type V3Product } from './entity/product.js';
import type { ProductApplicationErrors, ProductValidationErrors } from './errors/product-error-code.js';
import type { FieldsOptions, ProductWith, RequestedFields } from './requested-fields.js';
import type { CreateProductValidationErrors } from './create-product.js';

/** Fields of a product to update. `revision` is required. */
export type UpdateProduct = V3Product & { revision: string | null };

/** Options for `updateProduct`. */
export type UpdateProductOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Application errors of `updateProduct`. */
export type UpdateProductApplicationErrors = ProductApplicationErrors<
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
  | 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR'
  | 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE'
  | 'DUPLICATE_RIBBON_IN_ADDITIONAL'
  | 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL'
>;

/** Violated validation rules of `updateProduct`. */
export type UpdateProductValidationErrors =
  CreateProductValidationErrors | ProductValidationErrors<'MISSING_OPTIONS_ON_UPDATE_VARIANTS'>;

/** Call signature of `updateProduct`. */
export interface UpdateProductSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    _id: string,
    product: UpdateProduct,
    options?: UpdateProductOptions<Field>,
    request?: RequestOptions,
  ): Promise<ProductWith<Field>>;
}

/**
 * Updates a product. Omitted fields are unchanged; lists are replaced. `options` and `variantsInfo` must be passed
 * together, and variants keep their identity by `_id`. Requires a merchant identity.
 *
 * @param _id - Product ID.
 * @param product - Fields to update, with the current `revision`.
 * @param options - Fields on request to return.
 * @returns The updated product, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 404 if the product does not exist.
 * @throws `ApiError` with a code of {@link UpdateProductApplicationErrors}, such as `MISSING_VARIANT_OPTION_CHOICE`.
 * @throws `ApiError` with status 400 for a violated rule of {@link UpdateProductValidationErrors}, such as
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
 * export const hide = (id: string, revision: string) =>
 *   client.productsV3.updateProduct(id, { revision, visible: false });
 * ```
 * @see PATCH /stores/v3/products/{product.id}
 */
export const updateProduct = /* @__PURE__ */ operation<UpdateProductSignature>({
  id: 'stores.productsV3.updateProduct',
  method: 'PATCH',
  path: '/stores/v3/products/{product.id}',
  args: ['product._id', 'product', '...options'],
  request: { product: productShape },
  response: { product: productShape },
  unwrap: 'product',
});
