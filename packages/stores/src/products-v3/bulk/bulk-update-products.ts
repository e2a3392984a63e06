import { fieldMask, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';
import { productShape, type V3Product } from '../entity/product.js';
import type { ProductApplicationErrors, ProductValidationErrors } from '../errors/product-error-code.js';
import type { FieldsOptions, ProductWith, RequestedFields } from '../requested-fields.js';
import type { UpdateProductApplicationErrors, UpdateProductValidationErrors } from '../update-product.js';

/** A product to update. */
export interface V3MaskedProduct {
  /** The product’s `_id`, its current `revision` and the fields to update. */
  product: V3Product;
  /** Paths of the fields to update. Defaults to the fields that are set. */
  fieldMask?: string[];
}

/** Options for `bulkUpdateProducts`. */
export interface BulkUpdateProductsOptions<Field = RequestedFields> extends FieldsOptions<Field> {
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
export type BulkUpdateProductsApplicationErrors =
  UpdateProductApplicationErrors | ProductApplicationErrors<'TOO_MANY_VARIANTS' | 'TOO_MANY_OPTIONS_IN_REQUEST'>;

/** Violated validation rules of `bulkUpdateProducts`. */
export type BulkUpdateProductsValidationErrors =
  UpdateProductValidationErrors | ProductValidationErrors<'DUPLICATE_PRODUCT_IDS_REQUEST'>;

/** Call signature of `bulkUpdateProducts`. */
export interface BulkUpdateProductsSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    products: readonly V3MaskedProduct[],
    options?: BulkUpdateProductsOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkUpdateProductsResponse<Field>>;
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
export const bulkUpdateProducts = /* @__PURE__ */ operation<BulkUpdateProductsSignature>({
  id: 'stores.productsV3.bulkUpdateProducts',
  method: 'POST',
  path: '/stores/v3/bulk/products/update',
  args: ['products', '...options'],
  prepare: (products) => requireEach(products, 'products'),
  request: { products: { product: productShape, fieldMask } },
  response: { results: { item: productShape } },
});
