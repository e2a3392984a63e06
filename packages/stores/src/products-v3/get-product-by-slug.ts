import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { productShape } from './entity/product.js';
import type { ProductApplicationErrors } from './errors/product-error-code.js';
import type { FieldsOptions, ProductWith, RequestedFields } from './requested-fields.js';

/** Options for `getProductBySlug`. */
export type GetProductBySlugOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `getProductBySlug`. */
export interface V3GetProductBySlugResponse<Field = RequestedFields> {
  /** The product. */
  product?: ProductWith<Field>;
}

/** Application errors of `getProductBySlug`. */
export type GetProductBySlugApplicationErrors = ProductApplicationErrors<
  'NO_PERMISSION_TO_READ_MERCHANT_DATA' | 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'
>;

/** Call signature of `getProductBySlug`. */
export interface GetProductBySlugSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    slug: string,
    options?: GetProductBySlugOptions<Field>,
    request?: RequestOptions,
  ): Promise<V3GetProductBySlugResponse<Field>>;
}

/**
 * Gets a product with its variants by its slug. Hidden products are returned to merchants and apps only.
 *
 * @param slug - URL slug.
 * @param options - Fields on request to return.
 * @returns The product.
 * @throws `CartwrightError` `invalid_argument` for an empty slug. No request is sent.
 * @throws `ApiError` with status 404 if the product does not exist, or is hidden and the caller is a visitor or member.
 * @throws `ApiError` with a code of {@link GetProductBySlugApplicationErrors}, such as
 * `NO_PERMISSION_TO_READ_MERCHANT_DATA`.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const findProduct = async (slug: string) =>
 *   (await client.productsV3.getProductBySlug(slug, { fields: ['MEDIA_ITEMS_INFO'] })).product;
 * ```
 * @see GET /stores/v3/products/slug/{slug}
 */
export const getProductBySlug = /* @__PURE__ */ operation<GetProductBySlugSignature>({
  id: 'stores.productsV3.getProductBySlug',
  method: 'GET',
  path: '/stores/v3/products/slug/{slug}',
  args: ['slug', '...options'],
  response: { product: productShape },
  repeatable: true,
});
