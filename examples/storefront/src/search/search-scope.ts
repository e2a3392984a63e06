import type { Scope } from '../collection/use-listing.js';

/** Filter for products whose name contains the search words. */
export const searchScope = (words: string): Scope => ({ name: { $contains: words.trim() } });
