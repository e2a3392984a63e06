import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { type RegionCarrier, changeShippingSettings, shippingSettings } from '../../shop/settings/shipping-settings.js';
import { carrierId } from '../../shop/settings/shipping-table.js';
import { requestProperty } from '../catalog-v3/cursor-query.js';
import { saveRegions } from './delivery-profile-routes.js';
import { formatProfile, getCarriers, listProfiles, requireProfile } from './format-delivery-profile.js';
import { readCarrier } from './read-region.js';

/** The only carrier of the emulator: the store's shipping options. */
const storeCarrier = {
  id: carrierId,
  displayName: 'Shipping options',
  description: 'The rates of the store.',
  fallbackDefinitionMandatory: false,
  toggleGetCarrierSettingsEnabled: true,
};

const refuse = (kind: 'notFound' | 'failedPrecondition', code: string, description: string) =>
  new ApplicationError(kind, code, description);

/**
 * Finds the profile of a region.
 *
 * @throws {ApplicationError} 404 `DELIVERY_REGION_NOT_FOUND`
 */
function findRegion(tenant: Tenant, id: unknown) {
  for (const profile of listProfiles(shippingSettings(tenant))) {
    const region = profile.regions.find((one) => one.id === id);
    if (region) return { profile, region };
  }
  throw refuse('notFound', 'DELIVERY_REGION_NOT_FOUND', 'There is no delivery region with this ID.');
}

/** Changes the carriers of the requested region. */
function changeCarriers(
  { body, tenant }: RouteContext,
  change: (carriers: readonly RegionCarrier[]) => readonly RegionCarrier[],
): object {
  const { profile, region } = findRegion(tenant, requestProperty(body, 'deliveryRegionId'));
  const changed = { ...region, carriers: change(getCarriers(region)) };
  return saveRegions(
    tenant,
    profile,
    profile.regions.map((one) => (one.id === region.id ? changed : one)),
  );
}

/** Gets the profile of a region. */
const getDeliveryProfileByDeliveryRegionId = route({
  id: 'ecom.deliveryProfile.getDeliveryProfileByDeliveryRegionId',
  method: 'GET',
  paths: [
    '/ecom/v1/delivery-profiles/delivery-regions/{deliveryRegionId}',
    '/v1/delivery-profiles/delivery-regions/{deliveryRegionId}',
  ],
  access: 'merchant',
  handle: ({ params, tenant }) => ({
    deliveryProfile: formatProfile(findRegion(tenant, params['deliveryRegionId']).profile),
  }),
});

/** Adds a carrier to a region. */
const addDeliveryCarrier = route({
  id: 'ecom.deliveryProfile.addDeliveryCarrier',
  method: 'POST',
  paths: ['/ecom/v1/delivery-profiles/add-delivery-carrier', '/v1/delivery-profiles/add-delivery-carrier'],
  access: 'merchant',
  handle: (context) =>
    changeCarriers(context, (carriers) => {
      const carrier = readCarrier(new FieldReader(), requestProperty(context.body, 'deliveryCarrier'));
      if (carriers.some(({ appId }) => appId === carrier.appId)) {
        throw refuse('failedPrecondition', 'CARRIER_ALREADY_EXISTS_IN_REGION', 'The region has the carrier already.');
      }
      return [...carriers, carrier];
    }),
});

/** Updates the charges and the backup rate of a carrier. */
const updateDeliveryCarrier = route({
  id: 'ecom.deliveryProfile.updateDeliveryCarrier',
  method: 'PATCH',
  paths: ['/ecom/v1/delivery-profiles/update-delivery-carrier', '/v1/delivery-profiles/update-delivery-carrier'],
  access: 'merchant',
  handle: (context) =>
    changeCarriers(context, (carriers) => {
      const given = requestProperty(context.body, 'deliveryCarrier');
      const before = carriers.find(({ appId }) => appId === requestProperty(given, 'appId'));
      const carrier = readCarrier(new FieldReader(), given, before);
      if (!before) throw refuse('notFound', 'DELIVERY_CARRIER_NOT_FOUND', 'The region does not have the carrier.');
      return carriers.map((one) => (one === before ? carrier : one));
    }),
});

/** Removes a carrier from a region. */
const removeDeliveryCarrier = route({
  id: 'ecom.deliveryProfile.removeDeliveryCarrier',
  method: 'POST',
  paths: ['/ecom/v1/delivery-profiles/remove-delivery-carrier', '/v1/delivery-profiles/remove-delivery-carrier'],
  access: 'merchant',
  handle: (context) =>
    changeCarriers(context, (carriers) => {
      const read = new FieldReader();
      const appId = read.string(requestProperty(context.body, 'appId') ?? '', 'appId', { min: 1, max: 36 });
      read.check();
      return carriers.filter((carrier) => carrier.appId !== appId);
    }),
});

/** Lists the carriers of the site. */
const listInstalledDeliveryCarriers = route({
  id: 'ecom.deliveryProfile.listInstalledDeliveryCarriers',
  method: 'GET',
  paths: ['/ecom/v1/delivery-profiles/installed-carriers', '/v1/delivery-profiles/installed-carriers'],
  access: 'merchant',
  handle: () => ({ installedDeliveryCarriers: [storeCarrier] }),
});

/** Lists the shipping options of a profile by region, as the table of the store's carrier. */
const listDeliveryCarriers = route({
  id: 'ecom.deliveryProfile.listDeliveryCarriers',
  method: 'POST',
  paths: [
    '/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers',
    '/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const { regions } = requireProfile(tenant, params['deliveryProfileId']);
    const read = new FieldReader();
    const given = requestProperty(body, 'appIds');
    const appIds = given === undefined ? [carrierId] : read.ids(given, 'appIds', { min: 1, max: 25 });
    read.check();
    const { options } = shippingSettings(tenant);
    const settings = regions.map((region) => ({
      deliveryRegionId: region.id,
      dashboardTables: [
        {
          title: storeCarrier.displayName,
          columns: [
            { key: 'title', name: 'Title' },
            { key: 'deliveryTime', name: 'Delivery time' },
          ],
          rows: options
            .filter(({ pickup, regionIds }) => !pickup && regionIds.includes(region.id))
            .map(({ deliveryTime, id, isInactive, title }) => ({
              key: id,
              data: { title, deliveryTime },
              active: !isInactive,
            })),
        },
      ],
    }));
    const results = appIds.map((id) =>
      id === carrierId
        ? {
            deliveryCarrierMetadata: { id, success: true },
            deliveryCarrierDetails: { ...storeCarrier, toggleUpdateCarrierActiveStatusEnabled: true },
            deliveryCarrierRegionalSettings: settings,
          }
        : {
            deliveryCarrierMetadata: {
              id,
              success: false,
              error: { code: 'DELIVERY_CARRIER_NOT_FOUND', description: 'No carrier has this app ID.', data: {} },
            },
          },
    );
    const totalSuccesses = results.filter(({ deliveryCarrierMetadata }) => deliveryCarrierMetadata.success).length;
    const totalFailures = results.length - totalSuccesses;
    return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } };
  },
});

/** Switches a shipping option on or off. */
function setActive({ body, tenant }: RouteContext, carrierField: string): object {
  const read = new FieldReader();
  const rowId = read.string(requestProperty(body, 'rowId') ?? '', 'rowId', { min: 1, max: 36 });
  const active = read.boolean(requestProperty(body, 'active'), 'active');
  if (active === undefined) read.missing('active');
  read.check();
  const { options } = shippingSettings(tenant);
  const isKnown = requestProperty(body, carrierField) === carrierId && options.some(({ id }) => id === rowId);
  if (!isKnown) throw refuse('notFound', 'DELIVERY_CARRIER_NOT_FOUND', 'No carrier has such a row.');
  changeShippingSettings(tenant, {
    options: options.map((option) => (option.id === rowId ? { ...option, isInactive: !active } : option)),
  });
  return {};
}

const setDeliveryCarrierActiveStatus = route({
  id: 'ecom.deliveryProfile.setDeliveryCarrierActiveStatus',
  method: 'POST',
  paths: [
    '/ecom/v1/delivery-profiles/delivery-carriers/set-active-status',
    '/v1/delivery-profiles/delivery-carriers/set-active-status',
  ],
  access: 'merchant',
  handle: (context) => setActive(context, 'carrierAppId'),
});

const updateCarrierSettings = route({
  id: 'ecom.deliveryProfile.updateCarrierSettings',
  method: 'POST',
  paths: ['/ecom/v1/delivery-profiles/update-carrier-settings', '/v1/delivery-profiles/update-carrier-settings'],
  access: 'merchant',
  handle: (context) => setActive(context, 'carrierId'),
});

const properties = { postalCodeRequired: true, pickupOnly: false };

/** Gets where the store delivers: the destinations of all active regions. */
const getDeliveryDestinationProperties = route({
  id: 'ecom.deliveryProfile.getDeliveryDestinationProperties',
  method: 'GET',
  paths: [
    '/ecom/v1/delivery-profiles/delivery-destination-properties',
    '/v1/delivery-profiles/delivery-destination-properties',
  ],
  access: 'merchant',
  handle: ({ tenant }) => {
    const regions = shippingSettings(tenant).regions.filter(({ isInactive }) => !isInactive);
    const places = regions.flatMap((region) => region.places);
    const countries = [...new Set(places.map((place) => place.split('-')[0] ?? ''))].filter((one) => one !== '*');
    return {
      ...(places.includes('*') && { restOfWorld: properties }),
      countries: countries.map((country) => ({
        country,
        deliveryDestinationProperties: properties,
        subdivisions: [...new Set(places)]
          .filter((place) => place.startsWith(`${country}-`))
          .map((place) => ({
            subdivision: place.slice(country.length + 1),
            deliveryDestinationProperties: properties,
          })),
      })),
    };
  },
});

/** The routes of the carriers of delivery regions. */
export const deliveryCarrierRoutes: readonly Route[] = [
  getDeliveryProfileByDeliveryRegionId,
  addDeliveryCarrier,
  updateDeliveryCarrier,
  removeDeliveryCarrier,
  listInstalledDeliveryCarriers,
  listDeliveryCarriers,
  setDeliveryCarrierActiveStatus,
  updateCarrierSettings,
  getDeliveryDestinationProperties,
];
