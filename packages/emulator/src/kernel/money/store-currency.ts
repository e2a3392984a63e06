import type { Tenant } from '../state/tenant.js';

const stored = (tenant: Tenant) => tenant.collection<{ id: 'store'; currency: string }>('currency');

/** The currency of a store (ISO 4217): the one it was made with, and US dollars where none was said. */
export const storeCurrency = (tenant: Tenant): string => stored(tenant).get('store')?.currency ?? 'USD';

/** Settles the currency of a store that is being made. */
export const setStoreCurrency = (tenant: Tenant, currency: string): void =>
  void stored(tenant).put({ id: 'store', currency });
