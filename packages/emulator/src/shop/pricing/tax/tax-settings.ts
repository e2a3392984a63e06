import type { Tenant } from '../../../kernel/state/tenant.js';
import { type TaxTable, taxTable } from './tax-table.js';

/** How a store collects tax. */
export interface TaxSettings {
  readonly id: 'store';
  /** Whether the prices of the catalog and of shipping contain the tax. */
  readonly includedInPrices: boolean;
  readonly places: TaxTable;
}

const stored = (tenant: Tenant) => tenant.collection<TaxSettings>('taxes');

const initialSettings: TaxSettings = { id: 'store', includedInPrices: false, places: taxTable };

/** How a store collects tax; as the emulator does until the merchant says otherwise. */
export const taxSettings = (tenant: Tenant): TaxSettings => stored(tenant).get('store') ?? initialSettings;

/** Changes how a store collects tax. */
export const changeTaxSettings = (tenant: Tenant, change: Partial<Omit<TaxSettings, 'id'>>): TaxSettings =>
  stored(tenant).put({ ...taxSettings(tenant), ...change });
