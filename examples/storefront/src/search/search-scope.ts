import type { Scope } from '../collection/use-listing.js';

/** What the shopper typed as a condition on products: the name has it in it. */
export const searchScope = (words: string): Scope => ({ name: { $contains: words.trim() } });
