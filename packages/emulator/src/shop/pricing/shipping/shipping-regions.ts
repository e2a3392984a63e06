import { sum } from '../../../kernel/money/decimal.js';
import { perObject } from '../../../kernel/per-object.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { StoredLine } from '../../line-items/line.js';
import { type ShippingRegion, type ShippingService, carrierId } from '../../settings/shipping-table.js';
import {
  type DeliveryRegion,
  type ShippingOption,
  type ShippingSettings,
  shippingSettings,
} from '../../settings/shipping-settings.js';

/** Services of options, each with a unique code: an option whose code is taken has its ID instead. */
function getServices(options: readonly ShippingOption[], surcharge: string | undefined): readonly ShippingService[] {
  const services = new Map<string, ShippingService>();
  for (const { code, deliveryTime, id, pickup, prices, title } of options) {
    const unique = services.has(code) ? id : code;
    services.set(unique, {
      id,
      code: unique,
      title,
      deliveryTime,
      prices,
      ...(pickup ? { pickup } : surcharge && { surcharge }),
    });
  }
  return [...services.values()];
}

/** Services of a region: only pickup if the store's rates were removed from it. */
function getRegionServices({ carriers, id }: DeliveryRegion, options: readonly ShippingOption[]) {
  const carrier = carriers?.find(({ appId }) => appId === carrierId);
  const isShipped = !carriers || carrier !== undefined;
  const charges = carrier?.charges.map(({ amount }) => amount) ?? [];
  return getServices(
    options.filter(
      ({ isInactive, pickup, regionIds }) => !isInactive && regionIds.includes(id) && (isShipped || pickup),
    ),
    charges.length > 0 ? sum(charges) : undefined,
  );
}

const getRegions = perObject(
  ({ options, regions }: ShippingSettings): ReadonlyMap<string, readonly ShippingRegion[]> => {
    const byProfile = new Map<string, ShippingRegion[]>();
    for (const region of regions) {
      if (region.isInactive) continue;
      const { id, name, places, profileId = '' } = region;
      const shipping = { id, name, places, services: getRegionServices(region, options) };
      byProfile.set(profileId, [...(byProfile.get(profileId) ?? []), shipping]);
    }
    return byProfile;
  },
);

/**
 * Delivery regions of a store with the services offered in each.
 *
 * @param profileId - ID of the delivery profile. Defaults to the default profile.
 */
export const shippingRegions = (tenant: Tenant, profileId = ''): readonly ShippingRegion[] =>
  getRegions(shippingSettings(tenant)).get(profileId) ?? [];

/**
 * Delivery profile that applies to line items: that of all shipped ones. `undefined` for the default profile, and if they
 * have different ones.
 */
export function findProfileId(tenant: Tenant, lines: readonly StoredLine[]): string | undefined {
  const shipped = lines.filter(({ facts }) => facts.shippable);
  const [id, ...others] = new Set(shipped.map(({ facts }) => facts.display?.deliveryProfileId));
  const { profiles = [] } = shippingSettings(tenant);
  return others.length === 0 && profiles.some((profile) => profile.id === id) ? id : undefined;
}
