import { operation } from '@cartwright/core';
import { requireEach, requireText } from '../../catalog/require.js';

/**
 * Takes products out of a collection. The products themselves stay. For merchants.
 *
 * @param _id - The collection's id.
 * @param productIds - The ids of the products; from 1 to 1000.
 * @throws `CartwrightError` `invalid_argument` for an empty id or list. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such collection.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const takeOut = (id: string, productId: string) =>
 *   client.products.removeProductsFromCollection(id, [productId]);
 * ```
 * @see POST /stores/v1/collections/{id}/productIds/delete
 */
export const removeProductsFromCollection = /* @__PURE__ */ operation<[_id: string, productIds: string[]], void>({
  id: 'stores.products.removeProductsFromCollection',
  method: 'POST',
  path: '/stores/v1/collections/{id}/productIds/delete',
  args: ['_id', 'productIds'],
  input(id, productIds) {
    requireEach(productIds, 'productIds', requireText);
    return { id, productIds };
  },
  returnsNothing: true,
  repeatable: true,
});
