import { operation } from '@cartwright/core';
import { requireText } from '../../catalog/require.js';
import type { Collection } from '../../collections/collection.js';
import { collectionResponseShape, type CollectionResponse } from './collection-response.js';

/** A collection to create. */
export interface NewCollection extends Collection {
  /** Its name; from 1 to 50 characters. */
  name: string;
}

/** The answer of `createCollection`. */
export type CreateCollectionResponse = CollectionResponse;

/**
 * Creates a collection. For merchants. Products are put into it by `addProductsToCollection`.
 *
 * @param collection - The collection: at least its name. Read-only fields are ignored.
 * @returns The collection as it was made, with its id.
 * @throws `CartwrightError` `invalid_argument` for a collection without a name. Nothing is sent then.
 * @throws `ApiError` with status 400 for what the platform does not take, 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const createMugs = async () => (await client.products.createCollection({ name: 'Mugs' })).collection?._id;
 * ```
 * @see POST /stores/v1/collections
 */
export const createCollection = /* @__PURE__ */ operation<[collection: NewCollection], CreateCollectionResponse>({
  id: 'stores.products.createCollection',
  method: 'POST',
  path: '/stores/v1/collections',
  input(collection) {
    requireText(collection?.name, 'collection.name');
    return { collection };
  },
  request: collectionResponseShape,
  response: collectionResponseShape,
});
