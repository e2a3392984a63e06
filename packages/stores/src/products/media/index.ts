export * from './add-product-media-to-choices.js';
export * from './add-product-media.js';
export type * from './media-assignment.js';
export * from './remove-product-media-from-choices.js';
export * from './remove-product-media.js';
