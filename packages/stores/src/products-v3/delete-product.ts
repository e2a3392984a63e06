import { operation } from '@cartwright/core';

/**
 * Deletes a product and its inventory items. Its options, modifiers, brand and ribbons are kept. Requires a merchant
 * identity.
 *
 * @param productId - Product ID.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the product does not exist.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const remove = (id: string) => client.productsV3.deleteProduct(id);
 * ```
 * @see DELETE /stores/v3/products/{productId}
 */
export const deleteProduct = /* @__PURE__ */ operation<[productId: string], void>({
  id: 'stores.productsV3.deleteProduct',
  method: 'DELETE',
  path: '/stores/v3/products/{productId}',
  args: ['productId'],
  returnsNothing: true,
  repeatable: true,
});
