import { operation } from '@cartwright/core';
import { catalogImportShape, type CatalogImport } from './catalog-import.js';

/**
 * Creates an import without products. Add products with `addProductsToImport`, then start it with
 * `submitCatalogImport`. Requires a merchant identity.
 *
 * @param catalogImport - Import to create: `{}`.
 * @returns The created import. The other operations take its `_id`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { catalogImportsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { catalogImportsV3 } });
 *
 * export const importAll = async (products: Parameters<typeof catalogImportsV3.addProductsToImport>[1]) => {
 *   const { _id } = await client.catalogImportsV3.createCatalogImport({});
 *   await client.catalogImportsV3.addProductsToImport(_id!, products);
 *   return client.catalogImportsV3.submitCatalogImport(_id!);
 * };
 * ```
 * @see POST /stores/v3/catalog-imports
 */
export const createCatalogImport = /* @__PURE__ */ operation<[catalogImport: CatalogImport], CatalogImport>({
  id: 'stores.catalogImportsV3.createCatalogImport',
  method: 'POST',
  path: '/stores/v3/catalog-imports',
  args: ['catalogImport'],
  request: { catalogImport: catalogImportShape },
  response: { catalogImport: catalogImportShape },
  unwrap: 'catalogImport',
});
