import { standardCollections } from '../csv/known-collections.js';
import { storeCurrency } from '../kernel/money/store-currency.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { collections } from '../shop/catalog-v1/collection.js';
import { products } from '../shop/catalog-v1/product.js';
import { growCatalog } from './grow-catalog.js';
import { inCurrency } from './in-currency.js';
import { shopCatalog } from './shop.js';

/** Options for seeding a tenant with the shop. */
interface SeedOptions {
  /** Number of products. Defaults to those of the demo shop; additional products are numbered copies. */
  readonly products?: number;
}

/** Seeds an empty tenant with the demo shop. Deterministic. */
export function seedTenant(tenant: Tenant, options: SeedOptions = {}): void {
  const shop = shopCatalog();
  const currency = storeCurrency(tenant);
  for (const collection of shop.collections) collections(tenant).put(collection);
  for (const product of growCatalog(shop.products, options.products ?? shop.products.length)) {
    products(tenant).put(inCurrency(product, currency));
  }
}

/** Seeds the standard collections. */
export function seedStandardCollections(tenant: Tenant): void {
  for (const collection of standardCollections()) collections(tenant).put(collection);
}
