import { operation } from '@cartwright/core';

/**
 * Removes the ribbon of a product. Requires a merchant identity.
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
 * export const getRemoveRibbon = (id: string) => client.products.removeRibbon(id);
 * ```
 * @see POST /stores/v1/products/{id}/remove-ribbon
 */
export const removeRibbon = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'stores.products.removeRibbon',
  method: 'POST',
  path: '/stores/v1/products/{id}/remove-ribbon',
  args: ['_id'],
  returnsNothing: true,
  repeatable: true,
});
