export * from './delete-product-options.js';
export * from './get-product-options-availability.js';
export * from './query-product-variants.js';
export * from './reset-all-product-variant-data.js';
export * from './update-product-variants.js';
