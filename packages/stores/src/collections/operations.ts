export type * from './index.js';
export { getCollection, getCollectionBySlug, queryCollections } from './index.js';
