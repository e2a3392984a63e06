import { type CollectionData, collectionData } from '../data/shop-data.js';
import { imageOfId } from '../shop/images/image-of.js';
import type { StoredCollection } from '../shop/catalog-v1/collection.js';

const storedCollection = ({ isStandard: _, image, ...collection }: CollectionData): StoredCollection => ({
  ...collection,
  visible: true,
  media: [imageOfId(image, collection.name)].filter((found) => found !== undefined),
});

/** The collections that every store has. */
export const standardCollections = (): StoredCollection[] =>
  collectionData()
    .filter(({ isStandard }) => isStandard)
    .map(storedCollection);

/** Collections of the demo shop: the standard ones first. */
export const demoCollections = (): StoredCollection[] => collectionData().map(storedCollection);
