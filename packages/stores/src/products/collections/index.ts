export * from './add-products-to-collection.js';
export * from './create-collection.js';
export * from './delete-collection.js';
export * from './get-collection-by-slug.js';
export * from './remove-products-from-collection.js';
export * from './update-collection.js';
