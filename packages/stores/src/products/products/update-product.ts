import { operation } from '@cartwright/core';
import { productResponseShape, type Product, type ProductResponse } from './product.js';

/** Fields of a product to update. */
export type UpdateProduct = Product;

/** Response of `updateProduct`. */
export type UpdateProductResponse = ProductResponse;

/**
 * Updates a product. Lists are replaced as a whole. To update one property of many products, use
 * `bulkUpdateProductsProperty`. Requires a merchant identity.
 *
 * @param _id - Product ID (GUID).
 * @param product - Fields to update. Read-only fields are ignored.
 * @returns The updated product.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 400 for an invalid field, 403 when the caller lacks the permission, 404 when the
 * product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const setPrice = (id: string, price: number) => client.products.updateProduct(id, { priceData: { price } });
 * ```
 * @see PATCH /stores/v1/products/{product.id}
 */
export const updateProduct = /* @__PURE__ */ operation<[_id: string, product: UpdateProduct], UpdateProductResponse>({
  id: 'stores.products.updateProduct',
  method: 'PATCH',
  path: '/stores/v1/products/{product.id}',
  args: ['product._id', 'product'],
  request: productResponseShape,
  response: productResponseShape,
});
