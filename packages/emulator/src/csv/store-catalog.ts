import { storeCurrency } from '../kernel/money/store-currency.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { collections } from '../shop/catalog-v1/collection.js';
import { products } from '../shop/catalog-v1/product.js';
import { catalogVersion } from '../shop/catalogs/catalog-version.js';
import { storeCatalog as storeCatalogV3 } from './catalog-v3/catalog.js';
import { convertCatalog } from './catalog-v3/convert-catalog.js';
import type { Catalog } from './read-catalog.js';

/** Stores a catalog of Catalog V1, converted if the tenant has Catalog V3. */
export function storeCatalog(tenant: Tenant, catalog: Catalog): void {
  if (catalogVersion(tenant) === 'v3') storeCatalogV3(tenant, convertCatalog(catalog, storeCurrency(tenant)));
  else {
    for (const collection of catalog.collections) collections(tenant).put(collection);
    for (const product of catalog.products) products(tenant).put(product);
  }
}
