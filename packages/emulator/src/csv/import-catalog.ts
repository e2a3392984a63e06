import { storeCurrency } from '../kernel/money/store-currency.js';
import { collections } from '../shop/catalog-v1/collection.js';
import { products } from '../shop/catalog-v1/product.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { readCatalog } from './read-catalog.js';

/**
 * Imports the catalog of a product file into an empty tenant. The whole file is read first: a file with an error
 * changes nothing.
 *
 * @throws {CsvError} with all errors of the file
 */
export function importCatalog(tenant: Tenant, text: string): void {
  const catalog = readCatalog(text, tenant.clock.now(), { currency: storeCurrency(tenant) });
  for (const collection of catalog.collections) collections(tenant).put(collection);
  for (const product of catalog.products) products(tenant).put(product);
}
