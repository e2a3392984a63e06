import { storeCurrency } from '../kernel/money/store-currency.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { catalogVersion } from '../shop/catalogs/catalog-version.js';
import { storeCatalog as storeCatalogV3 } from './catalog-v3/catalog.js';
import { readProductFile } from './read-product-file.js';
import { storeCatalog } from './store-catalog.js';

/**
 * Imports the catalog of a product file into an empty tenant. The whole file is read first: a file with an error
 * changes nothing. A file of Catalog V1 is converted if the tenant has Catalog V3.
 *
 * @throws {CsvError} with all errors of the file; for a file of Catalog V3 if the tenant has Catalog V1
 */
export function importCatalog(tenant: Tenant, text: string): void {
  const reading = { currency: storeCurrency(tenant), catalogVersion: catalogVersion(tenant) };
  const { catalog, version } = readProductFile(text, tenant.clock.now(), reading);
  if (version === 'v3') storeCatalogV3(tenant, catalog);
  else storeCatalog(tenant, catalog);
}
