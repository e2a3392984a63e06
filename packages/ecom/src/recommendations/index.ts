export type * from '../commerce/line-items/catalog-reference.js';
export * from './algorithm-type.js';
export * from './get-recommendation.js';
export * from './list-available-algorithms.js';
export type * from './recommendation.js';
