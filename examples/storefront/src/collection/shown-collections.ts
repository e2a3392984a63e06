import type { Collection } from '@cartwright/stores/collections';

const everything = 'all-products';
const featured = 'featured-products';

/** Collections to show, without the two built-in ones and without hidden or empty ones. */
export const shownCollections = (collections: readonly Collection[] | undefined): Collection[] =>
  (collections ?? []).filter(
    ({ slug, visible, numberOfProducts }) =>
      slug && slug !== everything && slug !== featured && visible !== false && numberOfProducts !== 0,
  );
