import type { Collection } from '@cartwright/react/stores';

const everything = 'all-products';
const featured = 'featured-products';

/** Collections to show, without the two built-in ones and without hidden or empty ones. */
export const shownCollections = (collections: readonly Collection[] | undefined): Collection[] =>
  (collections ?? []).filter(
    ({ slug, visible, productCount }) => slug !== everything && slug !== featured && visible && productCount !== 0,
  );
