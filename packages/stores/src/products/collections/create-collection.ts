import { operation } from '@cartwright/core';
import { requireText } from '../../shared/require.js';
import type { Collection } from '../../collections/collection.js';
import { collectionResponseShape, type CollectionResponse } from './collection-response.js';

/** Collection to create. */
export interface NewCollection extends Collection {
  /** Collection name; from 1 to 50 characters. */
  name: string;
}

/** Response of `createCollection`. */
export type CreateCollectionResponse = CollectionResponse;

/**
 * Creates a collection. Add products with `addProductsToCollection`. Requires a merchant identity.
 *
 * @param collection - Collection to create; `name` is required. Read-only fields are ignored.
 * @returns The created collection, with its ID.
 * @throws `CartwrightError` `invalid_argument` for a collection without a name; no request is sent.
 * @throws `ApiError` with status 400 for an invalid field, 403 when the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const createMugsCollection = async () => (await client.products.createCollection({ name: 'Mugs' })).collection?._id;
 * ```
 * @see POST /stores/v1/collections
 */
export const createCollection = /* @__PURE__ */ operation<[collection: NewCollection], CreateCollectionResponse>({
  id: 'stores.products.createCollection',
  method: 'POST',
  path: '/stores/v1/collections',
  args: ['collection'],
  prepare: (collection) => requireText(collection?.name, 'collection.name'),
  request: collectionResponseShape,
  response: collectionResponseShape,
});
