import { operation } from '@cartwright/core';

/**
 * Deletes all options of a product, and with them its choices. For merchants. Not for products whose variants have
 * their own prices, stock and so on.
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
 * export const clearOptions = (id: string) => client.products.deleteProductOptions(id);
 * ```
 * @see DELETE /stores/v1/products/{id}/options
 */
export const deleteProductOptions = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'stores.products.deleteProductOptions',
  method: 'DELETE',
  path: '/stores/v1/products/{id}/options',
  args: ['_id'],
  input: (id) => ({ id }),
  returnsNothing: true,
  repeatable: true,
});
