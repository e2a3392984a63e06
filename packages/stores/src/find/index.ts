export * from './find-categories.js';
export * from './find-collections.js';
export * from './find-inventory-items.js';
export * from './find-products.js';
export * from './find-products-v3.js';
export * from './find-variants.js';
