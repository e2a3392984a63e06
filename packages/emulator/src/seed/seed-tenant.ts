import { standardCollections } from '../csv/known-collections.js';
import { storeCatalog as storeCatalogV3 } from '../csv/catalog-v3/catalog.js';
import { storeCatalog } from '../csv/store-catalog.js';
import { storeCurrency } from '../kernel/money/store-currency.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { growCatalog } from './grow-catalog.js';
import { inCurrency } from './in-currency.js';
import { catalogVersion } from '../shop/catalogs/catalog-version.js';
import { shopCatalog, shopCatalogV3 } from './shop.js';

/** Options for seeding a tenant with the shop. */
interface SeedOptions {
  /** Number of products. Defaults to those of the demo shop; additional products are numbered copies. */
  readonly products?: number;
}

/** Seeds an empty tenant with the demo shop. Deterministic. */
export function seedTenant(tenant: Tenant, options: SeedOptions = {}): void {
  const currency = storeCurrency(tenant);
  if (options.products === undefined && currency === 'USD' && catalogVersion(tenant) === 'v3') {
    storeCatalogV3(tenant, shopCatalogV3());
    return;
  }
  const { collections, products: base } = shopCatalog();
  const products = growCatalog(base, options.products ?? base.length).map((product) => inCurrency(product, currency));
  storeCatalog(tenant, { collections, products });
}

/** Seeds the standard collections. */
export function seedStandardCollections(tenant: Tenant): void {
  storeCatalog(tenant, { collections: standardCollections(), products: [] });
}
