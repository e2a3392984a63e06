import type { Collection, ListingScope } from '@cartwright/react/stores';

/** Returns the products that the page of a collection lists. */
export const collectionScope = ({ id, slug }: Collection): ListingScope =>
  slug === 'all-products' ? {} : { collectionId: id };
