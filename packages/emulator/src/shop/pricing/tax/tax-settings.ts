import type { Tenant } from '../../../kernel/state/tenant.js';
import { type TaxTable, taxTable } from './tax-table.js';

/** Tax settings of a store. */
export interface TaxSettings {
  readonly id: 'store';
  /** Whether catalog prices and shipping prices include tax. */
  readonly includedInPrices: boolean;
  readonly places: TaxTable;
}

const stored = (tenant: Tenant) => tenant.collection<TaxSettings>('taxes');

const initialSettings: TaxSettings = { id: 'store', includedInPrices: false, places: taxTable };

/** Tax settings of a store. Defaults to those of the emulator. */
export const taxSettings = (tenant: Tenant): TaxSettings => stored(tenant).get('store') ?? initialSettings;

/** Changes the tax settings of a store. */
export const changeTaxSettings = (tenant: Tenant, change: Partial<Omit<TaxSettings, 'id'>>): TaxSettings =>
  stored(tenant).put({ ...taxSettings(tenant), ...change });
