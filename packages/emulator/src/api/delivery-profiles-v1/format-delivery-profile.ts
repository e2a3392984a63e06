import {
  type DeliveryProfile,
  type DeliveryRegion,
  type RegionCarrier,
  type ShippingSettings,
  shippingSettings,
} from '../../shop/settings/shipping-settings.js';
import { carrierId } from '../../shop/settings/shipping-table.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';

const createdDate = '2024-01-01T00:00:00.000Z';

/** ID of the default delivery profile. */
export const DEFAULT_PROFILE_ID = '7d0b9c1e-44a5-4c8e-9d5b-2f8f6b1a0001';

/** Default delivery profile of a store, before it is changed. */
const defaultProfile: DeliveryProfile = {
  id: DEFAULT_PROFILE_ID,
  revision: 1,
  name: storeSettings.name,
  createdDate,
  updatedDate: createdDate,
};

/** Delivery profile with its regions. */
export interface ProfileWithRegions extends DeliveryProfile {
  readonly regions: readonly DeliveryRegion[];
}

/** Delivery profiles of a store with their regions, the default one first. */
export function listProfiles({ profiles = [], regions }: ShippingSettings): readonly ProfileWithRegions[] {
  const isChanged = profiles.some(({ id }) => id === DEFAULT_PROFILE_ID);
  return [...(isChanged ? [] : [defaultProfile]), ...profiles].map((profile) => ({
    ...profile,
    regions: regions.filter(({ profileId = DEFAULT_PROFILE_ID }) => profileId === profile.id),
  }));
}

/** Finds a delivery profile. @throws {ApplicationError} 404 `DELIVERY_PROFILE_NOT_FOUND` */
export function requireProfile(tenant: Tenant, id: string | undefined): ProfileWithRegions {
  const profile = listProfiles(shippingSettings(tenant)).find((one) => one.id === id);
  if (profile) return profile;
  const description = 'There is no delivery profile with this ID.';
  throw new ApplicationError('notFound', 'DELIVERY_PROFILE_NOT_FOUND', description, { deliveryProfileId: id });
}

/** Countries and subdivisions of places such as `US-AK` and `PR`. `*` is everywhere else: no destinations. */
function getDestinations(places: readonly string[]): readonly object[] {
  const byCountry = new Map<string, string[]>();
  for (const place of places) {
    if (place === '*') continue;
    const [country = ''] = place.split('-');
    const subdivisions = byCountry.get(country) ?? [];
    byCountry.set(country, place === country ? subdivisions : [...subdivisions, place]);
  }
  return [...byCountry].map(([countryCode, subdivisions]) => ({ countryCode, subdivisions }));
}

const formatCarrier = ({ appId, backupRate, charges }: RegionCarrier) => ({
  appId,
  ...(backupRate && { backupRate }),
  additionalCharges: charges,
});

/** Carriers of a region: the store's own rates, unless they were changed. */
export const getCarriers = ({ carriers }: DeliveryRegion): readonly RegionCarrier[] =>
  carriers ?? [{ appId: carrierId, charges: [] }];

/** Formats a delivery region as the platform does. */
export const formatRegion = (region: DeliveryRegion) => ({
  id: region.id,
  name: region.name,
  active: !region.isInactive,
  createdDate: region.createdDate ?? createdDate,
  deliveryCarriers: getCarriers(region).map(formatCarrier),
  destinations: getDestinations(region.places),
});

/** Formats a delivery profile as the platform does. */
export const formatProfile = ({ appFields, creatorAppId, regions, ...profile }: ProfileWithRegions) => ({
  id: profile.id,
  revision: String(profile.revision),
  createdDate: profile.createdDate,
  updatedDate: profile.updatedDate,
  name: profile.name,
  default: profile.id === DEFAULT_PROFILE_ID,
  deliveryRegions: regions.map(formatRegion),
  ...(creatorAppId && { createdBy: { appId: creatorAppId } }),
  ...(appFields && { extendedFields: appFields }),
});
