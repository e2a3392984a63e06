import { perObject } from '../../../kernel/per-object.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { ShippingRegion, ShippingService } from '../../settings/shipping-table.js';
import { type ShippingOption, type ShippingSettings, shippingSettings } from '../../settings/shipping-settings.js';

/** Services of options, each with a unique code: an option whose code is taken has its ID instead. */
function getServices(options: readonly ShippingOption[]): readonly ShippingService[] {
  const services = new Map<string, ShippingService>();
  for (const { code, deliveryTime, id, pickupIn, prices, title } of options) {
    const unique = services.has(code) ? id : code;
    services.set(unique, { id, code: unique, title, deliveryTime, prices, ...(pickupIn && { pickupIn }) });
  }
  return [...services.values()];
}

const getRegions = perObject(({ options, regions }: ShippingSettings): readonly ShippingRegion[] =>
  regions.map((region) => ({
    ...region,
    services: getServices(options.filter(({ regionIds }) => regionIds.includes(region.id))),
  })),
);

/** Delivery regions of a store with the services offered in each. */
export const shippingRegions = (tenant: Tenant): readonly ShippingRegion[] => getRegions(shippingSettings(tenant));
