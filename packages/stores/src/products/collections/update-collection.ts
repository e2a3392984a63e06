import { operation } from '@cartwright/core';
import type { Collection } from '../../collections/collection.js';
import { collectionResponseShape, type CollectionResponse } from './collection-response.js';

/** Fields of a collection to update. */
export type UpdateCollection = Collection;

/** Response of `updateCollection`. */
export type UpdateCollectionResponse = CollectionResponse;

/**
 * Updates a collection's name, slug, description or visibility. Requires a merchant identity.
 *
 * @param _id - Collection ID (GUID).
 * @param collection - Fields to update. Read-only fields are ignored.
 * @returns The updated collection.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 400 for an invalid field, 403 when the caller lacks the permission, 404 when the
 * collection does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const renameCollection = (id: string, name: string) => client.products.updateCollection(id, { name });
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
  args: ['collection._id', 'collection'],
  request: collectionResponseShape,
  response: collectionResponseShape,
});
