import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { carrierId } from '../../shop/settings/shipping-table.js';
import { catalogItem } from '../../testing/catalog-item.js';
import { getViolations, Merchant } from '../../testing/merchant.js';
import { type Amount, type Body, newShopper } from '../../testing/shopper.js';

interface Region {
  id: string;
  name: string;
  active: boolean;
  deliveryCarriers: { appId: string; additionalCharges: object[] }[];
  destinations: { countryCode: string; subdivisions: string[] }[];
}
interface Profile {
  id: string;
  name: string;
  default: boolean;
  revision: string;
  deliveryRegions: Region[];
}
interface Row {
  key: string;
  active: boolean;
  data: { title: string };
}
interface Answer extends Body {
  deliveryProfile: Profile;
  deliveryProfiles: Profile[];
  shippingOption: { id: string };
  installedDeliveryCarriers: { id: string }[];
  restOfWorld?: object;
  countries: { country: string; subdivisions: { subdivision: string }[] }[];
  results: {
    deliveryCarrierMetadata: { success: boolean };
    deliveryCarrierRegionalSettings?: { deliveryRegionId: string; dashboardTables: { rows: Row[] }[] }[];
  }[];
}

const PATH = '/ecom/v1/delivery-profiles';

let emulator: Emulator;
let store: Merchant;
beforeEach(() => {
  emulator = createEmulator({ cartV1: 'available' });
  store = new Merchant(emulator);
});

const call = (method: string, path = '', body?: unknown) => store.call<Answer>(method, PATH + path, body);
const code = ({ body }: { body: Body }) => body.details?.applicationError?.code;
const getDefault = async (): Promise<Profile> => {
  const [profile] = (await call('POST', '/query', { query: { filter: { default: true } } })).body.deliveryProfiles;
  return profile!;
};
const create = async (name: string, deliveryRegions: object[] = []) =>
  (await call('POST', '', { deliveryProfile: { name, deliveryRegions } })).body.deliveryProfile;
/** Delivery methods that a cart of a product is offered in a country: their titles and prices. */
async function getOffers(country: string): Promise<[title: string, price: string][]> {
  const { catalogItemId, options } = await catalogItem(emulator);
  const shopper = await newShopper(emulator);
  await shopper.add(catalogItemId, 1, options);
  const shippingAddress = { country, city: 'A', postalCode: '1000' };
  const { body } = await shopper.call<{
    shippingInfo: {
      carrierServiceOptions?: { shippingOptions: { title: string; cost: { price: Amount } }[] }[];
    };
  }>('POST', '/ecom/v1/carts/current/estimate-totals', { shippingAddress, calculateShipping: true });
  const { carrierServiceOptions = [] } = body.shippingInfo;
  return carrierServiceOptions.flatMap(({ shippingOptions }) =>
    shippingOptions.map(({ cost, title }): [string, string] => [title, cost.price.amount]),
  );
}

const eventTypes = () =>
  emulator
    .events()
    .flatMap(({ type }) =>
      type.includes('delivery_profile') ? type.replace('wix.ecom.v1.delivery_profile_', '') : [],
    );

test('a profile is created, renamed and deleted, each with an event', async () => {
  const destinations = [{ countryCode: 'US', subdivisions: ['US-CA'] }];
  const bulky = await create('Bulky', [{ name: 'West', destinations }]);
  expect(bulky).toMatchObject({
    name: 'Bulky',
    default: false,
    revision: '1',
    deliveryRegions: [{ name: 'West', active: true, destinations, deliveryCarriers: [{ appId: carrierId }] }],
  });
  expect((await call('GET', `/${bulky.id}`)).body.deliveryProfile).toEqual(bulky);
  const renamed = await call('PATCH', `/${bulky.id}`, {
    deliveryProfile: { id: bulky.id, revision: '1', name: 'Big' },
  });
  expect(renamed.body.deliveryProfile).toMatchObject({
    name: 'Big',
    revision: '2',
    deliveryRegions: bulky.deliveryRegions,
  });
  const found = await call('GET', `/delivery-regions/${bulky.deliveryRegions[0]?.id}`);
  expect(found.body.deliveryProfile.id).toBe(bulky.id);
  expect((await call('DELETE', `/${bulky.id}`)).status).toBe(200);
  expect(code(await call('GET', `/${bulky.id}`))).toBe('DELIVERY_PROFILE_NOT_FOUND');
  expect(code(await call('GET', `/delivery-regions/${bulky.deliveryRegions[0]?.id}`))).toBe(
    'DELIVERY_REGION_NOT_FOUND',
  );
  expect(eventTypes()).toEqual(['created', 'region_added', 'updated', 'deleted', 'region_removed']);
});

test('changes of a profile are refused as the platform does', async () => {
  const profile = await getDefault();
  const update = (fields: object) =>
    call('PATCH', `/${profile.id}`, { deliveryProfile: { id: profile.id, revision: profile.revision, ...fields } });
  expect(code(await update({ deliveryRegions: [] }))).toBe('DELIVERY_REGION_CANNOT_BE_UPDATED');
  expect(code(await update({ default: false }))).toBe('DEFAULT_CANNOT_BE_UPDATED');
  expect(code(await update({ revision: '7', name: 'A' }))).toBe('INVALID_REVISION');
  expect(code(await call('DELETE', `/${profile.id}`))).toBe('DEFAULT_DELIVERY_PROFILE_CANNOT_BE_DELETED');
  expect(code(await call('POST', '', { deliveryProfile: { name: 'A', default: true } }))).toBe(
    'SINGLE_DEFAULT_DELIVERY_PROFILE',
  );
  expect(getViolations(await call('POST', '', { deliveryProfile: {} }))).toHaveLength(1);
  const add = (countryCode: string, subdivisions: string[] = []) =>
    call('POST', `/${profile.id}/delivery-region`, {
      deliveryRegion: { name: 'New', destinations: [{ countryCode, subdivisions }] },
    });
  expect(code(await add('SE', ['SE-AB']))).toBe('SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY');
  const [taken] = profile.deliveryRegions.flatMap(({ destinations }) => destinations);
  expect(code(await add(taken?.countryCode ?? '', taken?.subdivisions))).toBe('DESTINATIONS_COLLISION');
});

test('carts are shipped to a region as its profile says: added, inactive, and removed', async () => {
  const { id, revision } = await getDefault();
  const before = await getOffers('GL');
  const deliveryRegion = { name: 'Greenland', destinations: [{ countryCode: 'GL', subdivisions: [] }] };
  const { body } = await call('POST', `/${id}/delivery-region`, { deliveryRegion, revision });
  const greenland = body.deliveryProfile.deliveryRegions.find(({ name }) => name === 'Greenland')!;
  expect(await getOffers('GL')).toEqual([]);
  const shippingOption = { deliveryRegionIds: [greenland.id], title: 'Ferry', rates: [{ amount: '30.00' }] };
  await store.send('POST', '/ecom/v1/shipping-options', { shippingOption });
  expect(await getOffers('GL')).toEqual([['Ferry', '30.00']]);
  const path = `/${id}/delivery-region/${greenland.id}`;
  const paused = await call('PATCH', path, { deliveryRegion: { id: greenland.id, active: false } });
  expect(paused.body.deliveryProfile.deliveryRegions.find(({ name }) => name === 'Greenland')).toMatchObject({
    active: false,
    destinations: deliveryRegion.destinations,
  });
  expect(await getOffers('GL')).toEqual(before);
  expect(code(await call('DELETE', `${path}?revision=1`))).toBe('INVALID_REVISION');
  expect((await call('DELETE', path)).status).toBe(200);
  expect(code(await call('DELETE', path))).toBe('DELIVERY_REGION_NOT_FOUND');
  expect(eventTypes().filter((type) => type.startsWith('region'))).toEqual([
    'region_added',
    'region_updated',
    'region_removed',
  ]);
});

test('products of another profile are shipped to its regions only', async () => {
  const bulky = await create('Bulky', [{ name: 'Germany', destinations: [{ countryCode: 'DE' }] }]);
  const shippingOption = {
    deliveryRegionIds: [bulky.deliveryRegions[0]?.id],
    title: 'Forwarder',
    rates: [{ amount: '80.00' }],
  };
  await store.send('POST', '/ecom/v1/shipping-options', { shippingOption });
  expect((await getOffers('DE')).map(([title]) => title)).not.toContain('Forwarder');
  const { catalogItemId } = await catalogItem(emulator);
  const { product } = await store.send<{ product: { revision: string } }>(
    'GET',
    `/stores/v3/products/${catalogItemId}`,
  );
  await store.send('PATCH', `/stores/v3/products/${catalogItemId}`, {
    product: {
      id: catalogItemId,
      revision: product.revision,
      physicalProperties: { deliveryProfileId: bulky.id },
    },
  });
  expect(await getOffers('DE')).toEqual([['Forwarder', '80.00']]);
  expect(await getOffers('FR')).toEqual([]);
});

test('a carrier of a region has charges, and its rates can be switched off', async () => {
  const { deliveryRegions } = await getDefault();
  const country = 'CA';
  const region = deliveryRegions.find(({ destinations }) => destinations[0]?.countryCode === country)!;
  const before = await getOffers(country);
  const deliveryCarrier = { appId: carrierId, additionalCharges: [{ description: 'Handling', amount: '2.50' }] };
  await call('PATCH', '/update-delivery-carrier', { deliveryRegionId: region.id, deliveryCarrier });
  expect((await getOffers(country)).map(([, price]) => Number(price))).toEqual(
    before.map(([, price]) => Number(price) + 2.5),
  );
  const add = (appId: string) =>
    call('POST', '/add-delivery-carrier', { deliveryRegionId: region.id, deliveryCarrier: { appId } });
  expect(code(await add(carrierId))).toBe('CARRIER_ALREADY_EXISTS_IN_REGION');
  expect(code(await add('other'))).toBe('UNKNOWN_DELIVERY_CARRIER');
  await call('POST', '/remove-delivery-carrier', { deliveryRegionId: region.id, appId: carrierId });
  expect(await getOffers(country)).toEqual([]);
  expect((await add(carrierId)).status).toBe(200);
  expect(await getOffers(country)).toEqual(before);

  expect((await call('GET', '/installed-carriers')).body.installedDeliveryCarriers).toMatchObject([{ id: carrierId }]);
  const { id } = await getDefault();
  const { results } = (await call('POST', `/${id}/delivery-carriers`, { appIds: [carrierId, 'other'] })).body;
  expect(results.map(({ deliveryCarrierMetadata }) => deliveryCarrierMetadata.success)).toEqual([true, false]);
  const settings = results[0]?.deliveryCarrierRegionalSettings?.find((one) => one.deliveryRegionId === region.id);
  const row = settings?.dashboardTables[0]?.rows.find(({ data }) => data.title === before[0]?.[0]);
  const setActive = (rowId: string | undefined) =>
    call('POST', '/delivery-carriers/set-active-status', { carrierAppId: carrierId, rowId, active: false });
  expect((await setActive(row?.key)).status).toBe(200);
  expect(await getOffers(country)).toEqual(before.slice(1));
  expect(code(await setActive('none'))).toBe('DELIVERY_CARRIER_NOT_FOUND');
});

test('the destinations of a store are those of its active regions', async () => {
  const { countries, restOfWorld } = (await call('GET', '/delivery-destination-properties')).body;
  expect(countries.map(({ country }) => country)).toContain('US');
  expect(restOfWorld).toBeDefined();
  const profile = await getDefault();
  const fields = { namespace: '@account/app', namespaceData: { warehouse: '7' } };
  const noted = await call('POST', `/${profile.id}/update-extended-fields`, fields);
  expect(noted.body.deliveryProfile).toMatchObject({
    extendedFields: { namespaces: { '@account/app': { warehouse: '7' } } },
  });
});
