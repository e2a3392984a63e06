import { storeCurrency } from '../kernel/money/store-currency.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { readCatalog } from './read-catalog.js';
import { storeCatalog } from './store-catalog.js';

/**
 * Imports the catalog of a product file into an empty tenant. The whole file is read first: a file with an error
 * changes nothing.
 *
 * @throws {CsvError} with all errors of the file
 */
export function importCatalog(tenant: Tenant, text: string): void {
  storeCatalog(tenant, readCatalog(text, tenant.clock.now(), { currency: storeCurrency(tenant) }));
}
