import { operation } from '@cartwright/core';

/**
 * Removes the brand of a product. Requires a merchant identity.
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
 * export const getRemoveBrand = (id: string) => client.products.removeBrand(id);
 * ```
 * @see POST /stores/v1/products/{id}/remove-brand
 */
export const removeBrand = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'stores.products.removeBrand',
  method: 'POST',
  path: '/stores/v1/products/{id}/remove-brand',
  args: ['_id'],
  returnsNothing: true,
  repeatable: true,
});
