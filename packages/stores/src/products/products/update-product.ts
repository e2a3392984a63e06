import { operation } from '@cartwright/core';
import { productResponseShape, type Product, type ProductResponse } from './product.js';

/** The fields of a product to change. */
export type UpdateProduct = Product;

/** The answer of `updateProduct`. */
export type UpdateProductResponse = ProductResponse;

/**
 * Changes a product. For merchants. Lists are replaced as a whole. To change a price, a brand or a ribbon of many
 * products, use `bulkUpdateProductsProperty`.
 *
 * @param _id - The product's id.
 * @param product - The fields to change. Read-only fields are ignored.
 * @returns The product as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 400 for what the platform does not take, 403 for callers without the permission, 404
 * when there is no such product.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const reprice = (id: string, price: number) => client.products.updateProduct(id, { priceData: { price } });
 * ```
 * @see PATCH /stores/v1/products/{product.id}
 */
export const updateProduct = /* @__PURE__ */ operation<[_id: string, product: UpdateProduct], UpdateProductResponse>({
  id: 'stores.products.updateProduct',
  method: 'PATCH',
  path: '/stores/v1/products/{product.id}',
  args: ['_id', 'product'],
  input: (_id, product) => ({ product: { ...product, id: undefined, _id } }),
  request: productResponseShape,
  response: productResponseShape,
});
