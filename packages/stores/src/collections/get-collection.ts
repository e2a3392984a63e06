import { operation } from '@cartwright/core';
import { collectionShape, type Collection } from './collection.js';

/**
 * Gets a collection by its ID.
 *
 * @param _id - Collection ID (GUID).
 * @returns The collection.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the collection does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { collections } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { collections } });
 * const { name } = await client.collections.getCollection('00000000-000000-000000-000000000001');
 * export { name };
 * ```
 * @see GET /v2/collections/{id}
 */
export const getCollection = /* @__PURE__ */ operation<[_id: string], Collection>({
  id: 'stores.collections.getCollection',
  method: 'GET',
  path: '/v2/collections/{id}',
  args: ['_id'],
  response: { collection: collectionShape },
  unwrap: 'collection',
  repeatable: true,
});
