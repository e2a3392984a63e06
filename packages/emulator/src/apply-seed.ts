import { type DataCollectionSeed, seedDataCollections } from './api/data-items/seed-data-collections.js';
import { importSite, type SiteFile } from './api/site-file/index.js';
import { setStoreCurrency } from './kernel/money/store-currency.js';
import { seedCoupons } from './seed/seed-coupons.js';
import { setCollecting } from './shop/back-in-stock/collecting-apps.js';
import { seedGiftCards } from './seed/seed-gift-cards.js';
import { importCatalog } from './csv/import-catalog.js';
import { seedMembers } from './seed/seed-members.js';
import { seedReviews } from './seed/seed-reviews.js';
import { seedSubscriptions } from './seed/seed-subscriptions.js';
import { seedStandardCollections, seedTenant } from './seed/seed-tenant.js';
import { type CatalogVersion, setCatalogVersion } from './shop/catalogs/catalog-version.js';
import type { Tenant } from './kernel/state/tenant.js';

/**
 * Initial data of a tenant. `'shop'`: the demo shop. A number: a generated catalog of that many products. `{ csv }`:
 * the catalog of a product file in the platform's CSV format. `{ site }`: a file of `cartwright pull`, which determines the catalog
 * version and the currency. `'empty'`: only the standard collections or categories. All but `'empty'` include the demo shop's gift
 * cards and members, and accept back-in-stock requests; all but `'empty'` and `{ site }` its subscriptions, coupons and reviews.
 */
export type Seed = 'shop' | 'empty' | number | { readonly csv: string } | { readonly site: SiteFile };

/** Initial data and settings of a tenant. */
interface SeedSettings {
  /** Initial data. Defaults to the demo shop. */
  readonly seed: Seed | undefined;
  /** Version of the catalog. */
  readonly catalogVersion: CatalogVersion;
  /** Currency code of the prices (ISO 4217). Defaults to US dollars. */
  readonly currency: string | undefined;
  /** Data collections, with their items. */
  readonly dataCollections?: readonly DataCollectionSeed[] | undefined;
}

/**
 * Seeds a tenant.
 *
 * @param tenant - Tenant to seed.
 * @param settings - Initial data and settings.
 * @throws {CsvError} for an invalid product file
 */
export function applySeed(tenant: Tenant, settings: SeedSettings): void {
  const { seed = 'shop', catalogVersion, currency, dataCollections } = settings;
  const site = typeof seed === 'object' && 'site' in seed ? seed.site : undefined;
  setCatalogVersion(tenant, site?.catalogVersion ?? catalogVersion);
  const prices = site?.currency ?? currency;
  if (prices !== undefined) setStoreCurrency(tenant, prices);
  seedDataCollections(tenant, dataCollections);
  if (seed === 'empty') {
    seedStandardCollections(tenant);
    return;
  }
  if (site) importSite(tenant, site);
  else {
    if (typeof seed === 'object' && 'csv' in seed) importCatalog(tenant, seed.csv);
    else seedTenant(tenant, typeof seed === 'number' ? { products: seed } : {});
    seedSubscriptions(tenant);
    seedCoupons(tenant);
    seedReviews(tenant);
  }
  setCollecting(tenant, true);
  seedGiftCards(tenant);
  seedMembers(tenant);
}
