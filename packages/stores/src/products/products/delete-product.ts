import { operation } from '@cartwright/core';

/**
 * Deletes a product. Requires a merchant identity.
 *
 * @param _id - Product ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 403 when the caller lacks the permission, 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const removeProduct = (id: string) => client.products.deleteProduct(id);
 * ```
 * @see DELETE /stores/v1/products/{id}
 */
export const deleteProduct = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'stores.products.deleteProduct',
  method: 'DELETE',
  path: '/stores/v1/products/{id}',
  args: ['_id'],
  returnsNothing: true,
  repeatable: true,
});
