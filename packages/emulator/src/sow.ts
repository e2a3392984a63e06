import { seedCoupons } from './coupons/index.js';
import { seedTenant } from './seed/index.js';
import type { Tenant } from './state/tenant.js';

/** What every tenant starts with: the believable shop, the shop with so many products, or nothing. */
export type Seed = 'shop' | 'empty' | number;

/** Fills a tenant. */
export function sow(tenant: Tenant, seed: Seed = 'shop'): void {
  if (seed === 'empty') return;
  seedTenant(tenant, typeof seed === 'number' ? { products: seed } : {});
  seedCoupons(tenant);
}
