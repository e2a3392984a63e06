import { storeCurrency } from '../kernel/money/store-currency.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { collections } from '../shop/catalog-v1/collection.js';
import { products } from '../shop/catalog-v1/product.js';
import type { StoredText } from '../shop/catalog-v3/entity.js';
import { catalogVersion } from '../shop/catalogs/catalog-version.js';
import { catalogIn } from './catalog-v3/catalog.js';
import { writeCatalogV3 } from './file-v3/write-catalog.js';
import { writeCatalog } from './write-catalog.js';

/** Writes the catalog of a tenant as the product file of its catalog version. `html` formats descriptions as HTML. */
export function exportCatalog(tenant: Tenant, html: (text: StoredText) => string): string {
  const currency = storeCurrency(tenant);
  if (catalogVersion(tenant) === 'v3') return writeCatalogV3(catalogIn(tenant), { currency, html });
  const catalog = { products: [...products(tenant).values()], collections: [...collections(tenant).values()] };
  return writeCatalog(catalog, currency);
}
