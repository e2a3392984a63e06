export * from '../catalog/media.js';
export type * from '../catalog/seo.js';
export * from '../catalog/sort-order.js';
export type { Collection } from './collection.js';
export * from './get-collection-by-slug.js';
export * from './get-collection.js';
export * from './query-collections.js';
