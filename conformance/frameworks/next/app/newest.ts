import type { ProductQuery } from '@cartwright/stores/products';

/** The newest products. Server and browser have the same query, so they have the same cache key. */
export const newest: ProductQuery = { sort: [{ fieldName: 'lastUpdated', order: 'DESC' }], paging: { limit: 4 } };
