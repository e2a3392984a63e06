import { operation } from '@cartwright/core';

/**
 * Deletes a product. For merchants.
 *
 * @param _id - The product's id.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such product.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const remove = (id: string) => client.products.deleteProduct(id);
 * ```
 * @see DELETE /stores/v1/products/{id}
 */
export const deleteProduct = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'stores.products.deleteProduct',
  method: 'DELETE',
  path: '/stores/v1/products/{id}',
  args: ['_id'],
  input: (id) => ({ id }),
  returnsNothing: true,
  repeatable: true,
});
