import { perObject } from '../../../kernel/per-object.js';
import { type TaxMapping, type TaxSettings, getPlace, taxGroupIds } from '../../settings/tax-settings.js';
import type { TaxRate, TaxTable } from '../../settings/tax-table.js';

const ratesByRegion = (mappings: readonly TaxMapping[], group: string) =>
  new Map(mappings.flatMap(({ groupId, rates, regionId }) => (groupId === group ? [[regionId, rates]] : [])));

/** Rates of the store's own tax groups in a region, by the ID of the group. */
const getGroups = (mappings: readonly TaxMapping[], id: string): Readonly<Record<string, readonly TaxRate[]>> =>
  Object.fromEntries(mappings.flatMap(({ groupId, rates, regionId }) => (regionId === id ? [[groupId, rates]] : [])));

/** Taxes of a store by place. */
export const taxPlaces = perObject(({ mappings, regions }: TaxSettings): TaxTable => {
  const { products, shipping } = taxGroupIds;
  const ofItems = ratesByRegion(mappings, products);
  const ofShipping = ratesByRegion(mappings, shipping);
  const own = mappings.filter(({ groupId }) => groupId !== products && groupId !== shipping);
  return Object.fromEntries(
    regions.map((region) => [
      getPlace(region),
      {
        rates: ofItems.get(region.id) ?? [],
        shippingRates: ofShipping.get(region.id) ?? [],
        ...(own.length > 0 && { groups: getGroups(own, region.id) }),
        includedInPrices: region.includedInPrices,
      },
    ]),
  );
});

/** Default tax exempt group, which every store has: it pays no tax. */
export const fullExemption = { id: '3c1f2a70-9d5e-4f7a-8a43-0f6b1e5d0003', name: 'Exempt from all taxes' } as const;

/** Tax settings of a store with the rates of a tax exempt group. */
export function exemptFrom(settings: TaxSettings, exemptGroupId: string | undefined): TaxSettings {
  if (exemptGroupId === fullExemption.id) return { ...settings, mappings: [] };
  const getRate = ({ exemptRates = [] }: TaxMapping) =>
    exemptRates.find((exempt) => exempt.exemptGroupId === exemptGroupId)?.rate;
  if (exemptGroupId === undefined || settings.mappings.every((mapping) => getRate(mapping) === undefined)) {
    return settings;
  }
  const mappings = settings.mappings.map((mapping) => {
    const rate = getRate(mapping);
    const [first] = mapping.rates;
    return rate === undefined || !first ? mapping : { ...mapping, rates: [{ ...first, rate }] };
  });
  return { ...settings, mappings };
}
