import type { Collection, Product } from '@cartwright/react/stores';
import { shownCollections } from '../lib/shown-collections.js';

/** First of the shown collections that contains a product. */
export const homeCollection = (
  { categoryIds }: Product,
  collections: readonly Collection[] | undefined,
): Collection | undefined => shownCollections(collections).find(({ id }) => categoryIds.includes(id));
