import { operation } from '@cartwright/core';
import { requireEach, requireText } from '../../shared/require.js';

/**
 * Adds products to a collection. Products that are already in it stay. Requires a merchant identity.
 *
 * @param _id - Collection ID (GUID).
 * @param productIds - Product IDs (GUIDs); from 1 to 1000.
 * @throws `CartwrightError` `invalid_argument` for an empty ID or list; no request is sent.
 * @throws `ApiError` with status 403 when the caller lacks the permission, 404 when the collection does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const addToCollection = (id: string, productId: string) => client.products.addProductsToCollection(id, [productId]);
 * ```
 * @see POST /stores/v1/collections/{id}/productIds
 */
export const addProductsToCollection = /* @__PURE__ */ operation<[_id: string, productIds: string[]], void>({
  id: 'stores.products.addProductsToCollection',
  method: 'POST',
  path: '/stores/v1/collections/{id}/productIds',
  args: ['_id', 'productIds'],
  prepare: (id, productIds) => requireEach(productIds, 'productIds', requireText),
  returnsNothing: true,
  repeatable: true,
});
