import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';
import { productShape, type V3Product } from '../entity/product.js';
import type { ProductValidationErrors } from '../errors/product-error-code.js';
import type { FieldsOptions, ProductWith, RequestedFields } from '../requested-fields.js';
import type { CreateProductApplicationErrors, CreateProductValidationErrors } from '../create-product.js';

/** Options for `bulkCreateProducts`. */
export interface BulkCreateProductsOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /**
   * Whether to return the products.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateProducts`. */
export type BulkCreateProductsResponse<Field = RequestedFields> = BulkResponse<BulkEntityResult<ProductWith<Field>>>;

/** Application errors of `bulkCreateProducts`. */
export type BulkCreateProductsApplicationErrors = CreateProductApplicationErrors;

/** Violated validation rules of `bulkCreateProducts`. */
export type BulkCreateProductsValidationErrors =
  CreateProductValidationErrors | ProductValidationErrors<'ID_NOT_ALLOWED_IN_REQUEST'>;

/** Call signature of `bulkCreateProducts`. */
export interface BulkCreateProductsSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    products: readonly V3Product[],
    options?: BulkCreateProductsOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkCreateProductsResponse<Field>>;
}

/**
 * Creates several products without inventory. Each can fail on its own. At most 1,000 variants, 100 options, 100
 * modifiers and 100 info sections in total. Requires a merchant identity.
 *
 * @param products - Products to create; from 1 to 100.
 * @param options - Whether to return the products, and fields on request.
 * @returns The result for each product, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkCreateProductsApplicationErrors}, such as
 * `MISSING_VARIANT_OPTION_CHOICE`.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkCreateProductsValidationErrors}, such as
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
 * export const create = async (products: Parameters<typeof productsV3.bulkCreateProducts>[0]) =>
 *   (await client.productsV3.bulkCreateProducts(products)).results?.filter(({ itemMetadata }) => !itemMetadata?.success);
 * ```
 * @see POST /stores/v3/bulk/products/create
 */
export const bulkCreateProducts = /* @__PURE__ */ operation<BulkCreateProductsSignature>({
  id: 'stores.productsV3.bulkCreateProducts',
  method: 'POST',
  path: '/stores/v3/bulk/products/create',
  args: ['products', '...options'],
  prepare: (products) => requireEach(products, 'products'),
  request: { products: productShape },
  response: { results: { item: productShape } },
});
