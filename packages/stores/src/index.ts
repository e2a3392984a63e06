export * as abandonedCarts from './abandoned-carts/index.js';
export * as catalogV3 from './catalog-v3/index.js';
export * as catalogVersioning from './catalog-versioning/index.js';
export * as collections from './collections/index.js';
export * as inventory from './inventory/index.js';
export * as products from './products/index.js';
export * as subscriptionOptions from './subscription-options/index.js';
