import type { ListingScope } from '@cartwright/react/stores';

/** Products with words that are similar to those of a search, for a search without results. */
export const similarProducts = (search: string): ListingScope => ({ search, filter: { fuzzy: true } });
