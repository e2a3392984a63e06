export * from '../shared/media.js';
export type * from '../shared/seo.js';
export * from '../shared/sort-order.js';
export type { Collection } from './collection.js';
export * from './get-collection-by-slug.js';
export * from './get-collection.js';
export * from './query-collections.js';
