import { addProductsToImport } from './add-products-to-import.js';
import { createCatalogImport } from './create-catalog-import.js';
import { submitCatalogImport } from './submit-catalog-import.js';

/** The routes of imports of products. */
export const catalogImportRoutes = [createCatalogImport, addProductsToImport, submitCatalogImport] as const;
