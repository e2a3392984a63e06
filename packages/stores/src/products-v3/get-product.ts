import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { productShape } from './entity/product.js';
import type { ProductApplicationErrors } from './errors/product-error-code.js';
import type { FieldsOptions, ProductWith, RequestedFields } from './requested-fields.js';

/** Options for `getProduct`. */
export type GetProductOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Application errors of `getProduct`. */
export type GetProductApplicationErrors = ProductApplicationErrors<
  'NO_PERMISSION_TO_READ_MERCHANT_DATA' | 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'
>;

/** Call signature of `getProduct`. */
export interface GetProductSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    productId: string,
    options?: GetProductOptions<Field>,
    request?: RequestOptions,
  ): Promise<ProductWith<Field>>;
}

/**
 * Gets a product with its variants. Hidden products are returned to merchants and apps only.
 *
 * @param productId - Product ID.
 * @param options - Fields on request to return.
 * @returns The product.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the product does not exist, or is hidden and the caller is a visitor or member.
 * @throws `ApiError` with a code of {@link GetProductApplicationErrors}, such as `NO_PERMISSION_TO_READ_MERCHANT_DATA`.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const describe = async (id: string) => {
 *   const product = await client.productsV3.getProduct(id, { fields: ['PLAIN_DESCRIPTION', 'CURRENCY'] });
 *   return [product.plainDescription, product.actualPriceRange?.minValue?.formattedAmount];
 * };
 * ```
 * @see GET /stores/v3/products/{productId}
 */
export const getProduct = /* @__PURE__ */ operation<GetProductSignature>({
  id: 'stores.productsV3.getProduct',
  method: 'GET',
  path: '/stores/v3/products/{productId}',
  args: ['productId', '...options'],
  response: { product: productShape },
  unwrap: 'product',
  repeatable: true,
});
