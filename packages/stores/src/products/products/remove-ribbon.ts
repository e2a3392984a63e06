import { operation } from '@cartwright/core';

/**
 * Takes a product's ribbon away. For merchants.
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
 * export const unmark = (id: string) => client.products.removeRibbon(id);
 * ```
 * @see POST /stores/v1/products/{id}/remove-ribbon
 */
export const removeRibbon = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'stores.products.removeRibbon',
  method: 'POST',
  path: '/stores/v1/products/{id}/remove-ribbon',
  args: ['_id'],
  input: (id) => ({ id }),
  returnsNothing: true,
  repeatable: true,
});
