import { operation } from '@cartwright/core';
import { storeVariantShape, type StoreVariant } from './store-variant.js';

/** Response of `getStoreVariant`. */
export interface GetStoreVariantResponse {
  /** The store variant. */
  variant?: StoreVariant;
}

/**
 * Gets a store variant by its ID.
 *
 * @param _id - Product ID and variant ID, joined with a hyphen. The variant ID of a product without variants is
 * `00000000-0000-0000-0000-000000000000`.
 * @returns The store variant.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the variant does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const isInStock = async (productId: string, variantId: string) =>
 *   (await client.products.getStoreVariant(`${productId}-${variantId}`)).variant?.stock?.inStock;
 * ```
 * @see GET /stores-reader/v1/variants/{id}
 */
export const getStoreVariant = /* @__PURE__ */ operation<[_id: string], GetStoreVariantResponse>({
  id: 'stores.products.getStoreVariant',
  method: 'GET',
  path: '/stores-reader/v1/variants/{id}',
  args: ['_id'],
  response: { variant: storeVariantShape },
  repeatable: true,
});
