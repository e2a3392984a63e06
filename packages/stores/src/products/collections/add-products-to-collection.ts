import { operation } from '@cartwright/core';
import { requireEach, requireText } from '../../catalog/require.js';

/**
 * Puts products into a collection. Those that are in it stay there. For merchants.
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
 * export const feature = (id: string, productId: string) => client.products.addProductsToCollection(id, [productId]);
 * ```
 * @see POST /stores/v1/collections/{id}/productIds
 */
export const addProductsToCollection = /* @__PURE__ */ operation<[_id: string, productIds: string[]], void>({
  id: 'stores.products.addProductsToCollection',
  method: 'POST',
  path: '/stores/v1/collections/{id}/productIds',
  args: ['_id', 'productIds'],
  input(id, productIds) {
    requireEach(productIds, 'productIds', requireText);
    return { id, productIds };
  },
  returnsNothing: true,
  repeatable: true,
});
