import { collectionShape, type Collection } from '../../collections/collection.js';

/** Response with a collection. */
export interface CollectionResponse {
  /** The collection. */
  collection?: Collection;
}

/** The converted fields of {@link CollectionResponse}. */
export const collectionResponseShape = { collection: collectionShape };
