import type { Tenant } from '../state/tenant.js';

const stored = (tenant: Tenant) => tenant.collection<{ id: 'store'; currency: string }>('currency');

/** Currency of a store (ISO 4217). US dollars by default. */
export const storeCurrency = (tenant: Tenant): string => stored(tenant).get('store')?.currency ?? 'USD';

/** Sets the currency of a new store. */
export const setStoreCurrency = (tenant: Tenant, currency: string): void =>
  void stored(tenant).put({ id: 'store', currency });
