export * as catalogV3 from './catalog-v3/index.js';
export * as collections from './collections/index.js';
export * as inventory from './inventory/index.js';
export * as products from './products/index.js';
