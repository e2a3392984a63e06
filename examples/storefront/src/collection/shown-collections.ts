import type { Collection } from '@cartwright/stores/collections';

const everything = 'all-products';
const featured = 'featured-products';

/** The collections as a shopper knows them: without the platform's own two, and without hidden or empty ones. */
export const shownCollections = (collections: readonly Collection[] | undefined): Collection[] =>
  (collections ?? []).filter(
    ({ slug, visible, numberOfProducts }) =>
      slug && slug !== everything && slug !== featured && visible !== false && numberOfProducts !== 0,
  );
