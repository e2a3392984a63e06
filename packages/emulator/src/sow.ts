import { seedCoupons } from './coupons/index.js';
import type { Tenant } from './state/tenant.js';

/** What every tenant starts with. */
export type Seed = 'shop' | 'empty';

/** Fills a tenant. */
export function sow(tenant: Tenant, seed: Seed = 'shop'): void {
  if (seed === 'shop') seedCoupons(tenant);
}
