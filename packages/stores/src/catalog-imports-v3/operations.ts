export type * from './index.js';
export { addProductsToImport, createCatalogImport, submitCatalogImport } from './index.js';
