import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { productShape, type V3Product } from './entity/product.js';
import type { ProductApplicationErrors, ProductValidationErrors } from './errors/product-error-code.js';
import type { FieldsOptions, ProductWith, RequestedFields } from './requested-fields.js';

/** Options for `createProduct`. */
export type CreateProductOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Application errors of `createProduct`. */
export type CreateProductApplicationErrors = ProductApplicationErrors<
  | 'MISSING_VARIANT_OPTION_CHOICE'
  | 'DUPLICATE_VARIANT_OPTION_CHOICE'
  | 'DUPLICATE_PRODUCT_OPTIONS'
  | 'INVALID_DEFAULT_VARIANT'
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
  | 'PRODUCTS_LIMIT_EXCEEDED'
  | 'PRODUCT_MEDIA_NOT_EXIST'
  | 'ONLY_SPACES_STRING_ERROR'
  | 'BRAND_CREATION_FAILED'
  | 'RIBBON_NOT_FOUND'
  | 'RIBBON_CREATION_FAILED'
  | 'DUPLICATE_RIBBON_IN_ADDITIONAL'
  | 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL'
  | 'INFO_SECTION_CREATION_FAILED'
  | 'CUSTOMIZATION_NOT_EXIST'
  | 'CUSTOMIZATIONS_CREATION_FAILED'
  | 'ADD_CUSTOMIZATION_CHOICES_FAILED'
  | 'CHOICE_NOT_EXIST'
  | 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED'
  | 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED'
  | 'MODIFIER_NAME_AND_TYPE_REQUIRED'
  | 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED'
  | 'TOO_MANY_OPTIONS_IN_REQUEST'
  | 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE'
>;

/** Violated validation rules of `createProduct`. */
export type CreateProductValidationErrors = ProductValidationErrors<
  | 'INVALID_SLUG_FORMAT'
  | 'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED'
  | 'MISSING_VARIANT_OPTION_CHOICE'
  | 'MISSING_VARIANT_OPTION'
  | 'SUBSCRIPTION_INVALID_AUTO_RENEWAL'
  | 'DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS'
  | 'DESCRIPTION_SIZE_TOO_BIG'
  | 'DUPLICATE_MEDIA_ERROR'
  | 'MODIFIERS_ID_DUPLICATION_ERROR'
  | 'BRAND_MISSING_ID'
  | 'PRICE_PER_UNIT_NOT_ALIGNED'
>;

/** Call signature of `createProduct`. */
export interface CreateProductSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    product: V3Product,
    options?: CreateProductOptions<Field>,
    request?: RequestOptions,
  ): Promise<ProductWith<Field>>;
}

/**
 * Creates a product without inventory. New brands, ribbons, info sections, options and modifiers in it are created too.
 * Requires a merchant identity.
 *
 * @param product - Product to create. `name`, `productType` and at least one variant with a price are required.
 * @param options - Fields on request to return.
 * @returns The created product.
 * @throws `ApiError` with a code of {@link CreateProductApplicationErrors}, such as `MISSING_VARIANT_OPTION_CHOICE`.
 * @throws `ApiError` with status 400 for a violated rule of {@link CreateProductValidationErrors}, such as
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
 * export const create = () =>
 *   client.productsV3.createProduct({
 *   name: 'Beanie',
 *   productType: 'PHYSICAL',
 *   physicalProperties: {},
 *   variantsInfo: { variants: [{ price: { actualPrice: { amount: '29.00' } }, physicalProperties: {} }] },
 * });
 * ```
 * @see POST /stores/v3/products
 */
export const createProduct = /* @__PURE__ */ operation<CreateProductSignature>({
  id: 'stores.productsV3.createProduct',
  method: 'POST',
  path: '/stores/v3/products',
  args: ['product', '...options'],
  request: { product: productShape },
  response: { product: productShape },
  unwrap: 'product',
});
