import { operation } from '@cartwright/core';

/**
 * Deletes a collection. Its products are not deleted. Requires a merchant identity.
 *
 * @param _id - Collection ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 403 when the caller lacks the permission, 404 when the collection does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const removeCollection = (id: string) => client.products.deleteCollection(id);
 * ```
 * @see DELETE /stores/v1/collections/{id}
 */
export const deleteCollection = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'stores.products.deleteCollection',
  method: 'DELETE',
  path: '/stores/v1/collections/{id}',
  args: ['_id'],
  returnsNothing: true,
  repeatable: true,
});
