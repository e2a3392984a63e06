import { derivedId } from '../../kernel/state/derived-id.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type TaxRate, type TaxTable, taxTable } from './tax-table.js';

/** Part of all tax regions and rates. Dates are ISO 8601 strings. */
interface Revised {
  readonly id: string;
  /** Revision number. 1 when created, incremented by each update. */
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** Place in which a store collects tax. */
export interface TaxRegion extends Revised {
  readonly country: string;
  /** Subdivision without the country, such as `NY`. Absent for the whole country. */
  readonly subdivision?: string;
  /** ID of the app that calculates the tax. */
  readonly appId: string;
  readonly includedInPrices: boolean;
}

/** Tax rate of a tax group in a tax region. */
export interface TaxMapping extends Revised {
  readonly groupId: string;
  readonly regionId: string;
  /** Rates of the jurisdictions, whose sum applies. A rate that a merchant sets has one jurisdiction. */
  readonly rates: readonly TaxRate[];
  readonly description?: string;
  /** Rates of tax exempt groups, instead of `rates`. */
  readonly exemptRates?: readonly ExemptRate[];
  /** Data of apps, as given. */
  readonly appFields?: object;
}

/** Tax rate of a tax exempt group, as a decimal fraction. */
export interface ExemptRate {
  readonly exemptGroupId: string;
  readonly rate: string;
}

/** Tax settings of a store. */
export interface TaxSettings {
  readonly id: 'store';
  /** Whether catalog prices and shipping prices include tax, also in regions that do not specify it. */
  readonly includedInPrices: boolean;
  /** Dates of the setting. Absent until a merchant sets it. */
  readonly createdDate?: string;
  readonly updatedDate?: string;
  readonly regions: readonly TaxRegion[];
  readonly mappings: readonly TaxMapping[];
}

/** App that calculates tax by the rates of the store. */
export const manualCalculatorId = 'd9eb3b2f-6d6c-4b84-a1de-3a1a4dd1f6f5';

/** IDs of the default tax groups: items, and shipping. */
export const taxGroupIds = {
  products: '3c1f2a70-9d5e-4f7a-8a43-0f6b1e5d0001',
  shipping: '3c1f2a70-9d5e-4f7a-8a43-0f6b1e5d0002',
} as const;

/** Key of a tax region in a table of taxes: the country, or the country and subdivision (ISO 3166-2). */
export const getPlace = ({ country, subdivision }: Pick<TaxRegion, 'country' | 'subdivision'>): string =>
  subdivision ? `${country}-${subdivision}` : country;

const seedDate = '2024-01-01T00:00:00.000Z';

/** Converts taxes by place to tax regions and their rates. */
function toTaxSettings(places: TaxTable): TaxSettings {
  const revised = { revision: 1, createdDate: seedDate, updatedDate: seedDate };
  const regionId = (place: string) => derivedId('tax-region', place);
  const mapping = (place: string, groupId: string, rates: readonly TaxRate[]): readonly TaxMapping[] =>
    rates.length === 0
      ? []
      : [{ id: derivedId('tax-mapping', place, groupId), ...revised, groupId, regionId: regionId(place), rates }];
  return {
    id: 'store',
    includedInPrices: false,
    regions: Object.keys(places).map((place) => {
      const [country = '', subdivision] = place.split('-');
      const location = { country, ...(subdivision && { subdivision }) };
      return { id: regionId(place), ...revised, ...location, appId: manualCalculatorId, includedInPrices: false };
    }),
    mappings: Object.entries(places).flatMap(([place, { rates, shippingRates }]) => [
      ...mapping(place, taxGroupIds.products, rates),
      ...mapping(place, taxGroupIds.shipping, shippingRates),
    ]),
  };
}

const stored = (tenant: Tenant) => tenant.collection<TaxSettings>('taxes');

/** Initial tax settings of a store: the emulator's rates. */
export const initialTaxes: TaxSettings = toTaxSettings(taxTable);

/** Tax settings of a store. */
export const taxSettings = (tenant: Tenant): TaxSettings => stored(tenant).get('store') ?? initialTaxes;

/** Changes the tax settings of a store. */
export const changeTaxSettings = (tenant: Tenant, change: Partial<Omit<TaxSettings, 'id'>>): TaxSettings =>
  stored(tenant).put({ ...taxSettings(tenant), ...change });
