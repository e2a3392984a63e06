// app/newest.ts
import type { CatalogProductQuery } from '@cartwright/stores/catalog';

/** The newest products. Server and browser have the same query, so they have the same cache key. */
export const newest: CatalogProductQuery = { sort: 'newest', limit: 4 };
