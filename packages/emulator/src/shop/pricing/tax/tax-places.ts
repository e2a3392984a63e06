import { perObject } from '../../../kernel/per-object.js';
import { type TaxMapping, type TaxSettings, getPlace, taxGroupIds } from '../../settings/tax-settings.js';
import type { TaxTable } from '../../settings/tax-table.js';

const ratesByRegion = (mappings: readonly TaxMapping[], group: string) =>
  new Map(mappings.flatMap(({ groupId, rates, regionId }) => (groupId === group ? [[regionId, rates]] : [])));

/** Taxes of a store by place. */
export const taxPlaces = perObject(({ mappings, regions }: TaxSettings): TaxTable => {
  const ofItems = ratesByRegion(mappings, taxGroupIds.products);
  const ofShipping = ratesByRegion(mappings, taxGroupIds.shipping);
  return Object.fromEntries(
    regions.map((region) => [
      getPlace(region),
      {
        rates: ofItems.get(region.id) ?? [],
        shippingRates: ofShipping.get(region.id) ?? [],
        includedInPrices: region.includedInPrices,
      },
    ]),
  );
});
