import { operation } from '@cartwright/core';
import type { Collection } from '../../collections/collection.js';
import { collectionResponseShape, type CollectionResponse } from './collection-response.js';

/** The fields of a collection to change. */
export type UpdateCollection = Collection;

/** The answer of `updateCollection`. */
export type UpdateCollectionResponse = CollectionResponse;

/**
 * Changes a collection: its name, slug, description, or whether it is shown. For merchants.
 *
 * @param _id - The collection's id.
 * @param collection - The fields to change. Read-only fields are ignored.
 * @returns The collection as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 400 for what the platform does not take, 403 for callers without the permission, 404
 * when there is no such collection.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const rename = (id: string, name: string) => client.products.updateCollection(id, { name });
 * ```
 * @see PATCH /stores/v1/collections/{collection.id}
 */
export const updateCollection = /* @__PURE__ */ operation<
  [_id: string, collection: UpdateCollection],
  UpdateCollectionResponse
>({
  id: 'stores.products.updateCollection',
  method: 'PATCH',
  path: '/stores/v1/collections/{collection.id}',
  args: ['_id', 'collection'],
  input: (_id, collection) => ({ collection: { ...collection, id: undefined, _id } }),
  request: collectionResponseShape,
  response: collectionResponseShape,
});
