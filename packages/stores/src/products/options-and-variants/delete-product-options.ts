import { operation } from '@cartwright/core';

/**
 * Deletes all options and choices of a product. Not available for products with managed variants. Requires a merchant
 * identity.
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
 * export const deleteOptions = (id: string) => client.products.deleteProductOptions(id);
 * ```
 * @see DELETE /stores/v1/products/{id}/options
 */
export const deleteProductOptions = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'stores.products.deleteProductOptions',
  method: 'DELETE',
  path: '/stores/v1/products/{id}/options',
  args: ['_id'],
  returnsNothing: true,
  repeatable: true,
});
