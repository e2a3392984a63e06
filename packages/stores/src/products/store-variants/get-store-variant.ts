import { operation } from '@cartwright/core';
import { storeVariantShape, type StoreVariant } from './store-variant.js';

/** The answer of `getStoreVariant`. */
export interface GetStoreVariantResponse {
  /** The variant. */
  variant?: StoreVariant;
}

/**
 * Gets a variant of any product by its id in the store.
 *
 * @param _id - The product's id and the variant's, with a hyphen between them. Of a product without variants, the
 * variant's is `00000000-0000-0000-0000-000000000000`.
 * @returns The variant.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const isLeft = async (productId: string, variantId: string) =>
 *   (await client.products.getStoreVariant(`${productId}-${variantId}`)).variant?.stock?.inStock;
 * ```
 * @see GET /stores-reader/v1/variants/{id}
 */
export const getStoreVariant = /* @__PURE__ */ operation<[_id: string], GetStoreVariantResponse>({
  id: 'stores.products.getStoreVariant',
  method: 'GET',
  path: '/stores-reader/v1/variants/{id}',
  args: ['_id'],
  input: (id) => ({ id }),
  response: { variant: storeVariantShape },
  repeatable: true,
});
