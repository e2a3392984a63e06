export * from './use-products.js';
export * from './use-product.js';
export * from './use-collections.js';
export * from './use-collection.js';
export type * from '../queries/by-slug-or-id.js';
export type * from './use-one-options.js';
export type { ReadResult } from '../query/read-result.js';
