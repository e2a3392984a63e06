import { operation } from '@cartwright/core';
import { productResponseShape, type ProductResponse } from './product.js';

/** What to answer with. */
export interface GetProductOptions {
  /** Whether the answer has what only merchants see, such as cost and profit. Needs their permission. */
  includeMerchantSpecificData?: boolean;
}

/** The answer of `getProduct`. */
export type GetProductResponse = ProductResponse;

/**
 * Gets a product by its id. To find one by its slug, query products.
 *
 * @param _id - The product's id.
 * @param options - What to answer with.
 * @returns The product.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const nameOf = async (id: string) => (await client.products.getProduct(id)).product?.name;
 * ```
 * @see GET /stores-reader/v1/products/{id}
 */
export const getProduct = /* @__PURE__ */ operation<[_id: string, options?: GetProductOptions], GetProductResponse>({
  id: 'stores.products.getProduct',
  method: 'GET',
  path: '/stores-reader/v1/products/{id}',
  args: ['_id', 'options'],
  input: (id, options) => ({ ...options, id }),
  response: productResponseShape,
  repeatable: true,
});
