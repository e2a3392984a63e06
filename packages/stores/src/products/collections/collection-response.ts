import { collectionShape, type Collection } from '../../collections/collection.js';

/** Response with a collection. */
export interface CollectionResponse {
  /** The collection. */
  collection?: Collection;
}

/** Shape of {@link CollectionResponse}: which fields are dates. */
export const collectionResponseShape = { collection: collectionShape };
