import { setStoreCurrency } from './kernel/money/store-currency.js';
import { seedCoupons } from './seed/seed-coupons.js';
import { setCollecting } from './shop/back-in-stock/collecting.js';
import { seedGiftCards } from './seed/seed-gift-cards.js';
import { importCatalog } from './csv/import-catalog.js';
import { seedMembers } from './seed/seed-members.js';
import { seedStandardCollections, seedTenant } from './seed/seed-tenant.js';
import type { Tenant } from './kernel/state/tenant.js';

/**
 * What every tenant starts with: the believable shop, the shop with so many products, nothing, or the catalog of a
 * product file in the platform's CSV format. All but `'empty'` have the shop's coupons and members and take back-in-stock
 * requests, and even that has the collections that every store has.
 */
export type Seed = 'shop' | 'empty' | number | { readonly csv: string };

/**
 * Fills a tenant.
 *
 * @param currency of its prices; US dollars unless given
 * @throws {CsvError} for a malformed product file
 */
export function sow(tenant: Tenant, seed: Seed = 'shop', currency?: string): void {
  if (currency !== undefined) setStoreCurrency(tenant, currency);
  if (seed === 'empty') return seedStandardCollections(tenant);
  if (typeof seed === 'object') importCatalog(tenant, seed.csv);
  else seedTenant(tenant, typeof seed === 'number' ? { products: seed } : {});
  seedCoupons(tenant);
  setCollecting(tenant, true);
  seedGiftCards(tenant);
  seedMembers(tenant);
}
