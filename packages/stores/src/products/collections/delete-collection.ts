import { operation } from '@cartwright/core';

/**
 * Deletes a collection. Its products stay. For merchants.
 *
 * @param _id - The collection's id.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such collection.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const remove = (id: string) => client.products.deleteCollection(id);
 * ```
 * @see DELETE /stores/v1/collections/{id}
 */
export const deleteCollection = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'stores.products.deleteCollection',
  method: 'DELETE',
  path: '/stores/v1/collections/{id}',
  args: ['_id'],
  input: (id) => ({ id }),
  returnsNothing: true,
  repeatable: true,
});
