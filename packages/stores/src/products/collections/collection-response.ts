import { collectionShape, type Collection } from '../../collections/collection.js';

/** An answer that holds a collection. */
export interface CollectionResponse {
  /** The collection. */
  collection?: Collection;
}

/** The converted fields of {@link CollectionResponse}. */
export const collectionResponseShape = { collection: collectionShape };
