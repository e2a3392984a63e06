import { operation } from '@cartwright/core';
import { productResponseShape, type ProductResponse } from './product.js';

/** Options for `getProduct`. */
export interface GetProductOptions {
  /**
   * Whether to include merchant data, such as cost and profit. Requires a merchant identity.
   *
   * @default false
   */
  includeMerchantSpecificData?: boolean;
}

/** Response of `getProduct`. */
export type GetProductResponse = ProductResponse;

/**
 * Gets a product by its ID. To get a product by its slug, use `queryProducts`.
 *
 * @param _id - Product ID (GUID).
 * @param options - Whether to include merchant data.
 * @returns The product.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const productName = async (id: string) => (await client.products.getProduct(id)).product?.name;
 * ```
 * @see GET /stores-reader/v1/products/{id}
 */
export const getProduct = /* @__PURE__ */ operation<[_id: string, options?: GetProductOptions], GetProductResponse>({
  id: 'stores.products.getProduct',
  method: 'GET',
  path: '/stores-reader/v1/products/{id}',
  args: ['_id', '...options'],
  response: productResponseShape,
  repeatable: true,
});
