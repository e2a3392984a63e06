import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { catalogItem } from '../../testing/catalog-item.js';
import { getViolations, Merchant } from '../../testing/merchant.js';
import { type Amount, type Body, newShopper } from '../../testing/shopper.js';

interface Location {
  id: string;
  name: string;
  revision: string;
  active: boolean;
  address: object;
  rates: object[];
  deliveryRegionIds: string[];
}
interface Answer extends Body {
  pickupLocation: Location;
  pickupLocations: Location[];
  errors: { id?: string; error: { code: string } }[];
  deliveryProfiles: { deliveryRegions: { id: string; name: string }[] }[];
}

let emulator: Emulator;
let store: Merchant;
let regionId: string;
beforeEach(async () => {
  emulator = createEmulator({ cartV1: 'available' });
  store = new Merchant(emulator);
  const { deliveryProfiles } = await store.send<Answer>('GET', '/ecom/v1/delivery-profiles/query');
  regionId = deliveryProfiles[0]!.deliveryRegions.find(({ name }) => name === 'Canada')!.id;
});

const call = (method: string, path = '', body?: unknown) =>
  store.call<Answer>(method, `/v1/pickup-locations${path}`, body);
const bulk = (method: string, path: string, body?: unknown) =>
  store.call<Answer>(method, `/v1/bulk/pickup-locations/${path}`, body);
const code = ({ body }: { body: Body }) => body.details?.applicationError?.code;

const address = { country: 'CA', city: 'Halifax', addressLine: '3 Quay Road' };
const newLocation = (fields: object = {}) => ({
  name: 'Counter at the quay',
  address,
  deliveryTime: 'Tomorrow',
  instructions: 'Ring twice.',
  active: true,
  rates: [{ amount: '1.50' }],
  deliveryRegionIds: [regionId],
  ...fields,
});
const create = async (fields: object = {}) =>
  (await call('POST', '', { pickupLocation: newLocation(fields) })).body.pickupLocation;

interface Option {
  code: string;
  title: string;
  cost: { price: Amount };
  logistics: object;
}

/** Delivery methods that a cart is offered at a place, or only those with this code. */
async function getOffers(place: object): Promise<Option[]> {
  const { catalogItemId, options } = await catalogItem(emulator);
  const shopper = await newShopper(emulator);
  await shopper.add(catalogItemId, 1, options);
  const shippingAddress = { city: 'A', postalCode: '1000', ...place };
  const { body } = await shopper.call<{
    shippingInfo: { carrierServiceOptions?: { shippingOptions: Option[] }[] };
  }>('POST', '/ecom/v1/carts/current/estimate-totals', { shippingAddress, calculateShipping: true });
  return (body.shippingInfo.carrierServiceOptions ?? []).flatMap(({ shippingOptions }) => shippingOptions);
}
const titles = async (country: string) => (await getOffers({ country })).map(({ title }) => title);

test('carts in its regions offer a location, with its address, instructions and rate', async () => {
  const location = await create();
  const [offer] = (await getOffers({ country: 'CA' })).filter((one) => one.code === location.id);
  expect(offer).toMatchObject({
    title: 'Counter at the quay',
    cost: { price: { amount: '1.50' } },
    logistics: {
      deliveryTime: 'Tomorrow',
      instructions: 'Ring twice.',
      pickupDetails: { address, pickupMethod: 'STORE_PICKUP' },
    },
  });
  expect(await titles('DE')).not.toContain('Counter at the quay');
});

test('a location is updated with its revision, and offered while it is active', async () => {
  const { id } = await create();
  const change = { pickupLocation: { revision: '1', active: false, instructions: null } };
  const { body } = await call('PATCH', `/${id}`, change);
  expect(body.pickupLocation).toMatchObject({ revision: '2', active: false, name: 'Counter at the quay' });
  expect(body.pickupLocation).not.toHaveProperty('instructions');
  expect(await titles('CA')).not.toContain('Counter at the quay');
  expect(code(await call('PATCH', `/${id}`, change))).toBe('INVALID_REVISION');
  expect((await call('GET', `/${id}`)).body.pickupLocation).toEqual(body.pickupLocation);
  const moved = { pickupLocation: { revision: '2', deliveryRegionIds: [] } };
  expect(getViolations(await call('PATCH', `/${id}`, moved))).toEqual(['pickupLocation.deliveryRegionIds OTHER']);
});

test('regions are added to a location and removed from it', async () => {
  const { id } = await create({ deliveryRegionIds: [] });
  expect(await titles('CA')).not.toContain('Counter at the quay');
  const change = { deliveryRegionId: regionId, revision: '1' };
  const added = await call('POST', `/${id}/add-delivery-region`, change);
  expect(added.body.pickupLocation.deliveryRegionIds).toEqual([regionId]);
  expect(await titles('CA')).toContain('Counter at the quay');
  expect(code(await call('POST', `/${id}/remove-delivery-region`, change))).toBe('INVALID_REVISION');
  const removed = await call('POST', `/${id}/remove-delivery-region`, { ...change, revision: '2' });
  expect(removed.body.pickupLocation).toMatchObject({ revision: '3', deliveryRegionIds: [] });
  expect(
    getViolations(await call('POST', `/${id}/add-delivery-region`, { deliveryRegionId: 'x', revision: '3' })),
  ).toEqual(['deliveryRegionId OTHER']);
});

test('a location is offered as it is in a region whose rates were removed', async () => {
  await create();
  const appId = 'c8a08776-c095-4dec-8553-8f9698d86adc';
  await store.send('POST', '/ecom/v1/delivery-profiles/remove-delivery-carrier', { deliveryRegionId: regionId, appId });
  expect(await titles('CA')).toEqual(['Counter at the quay']);
});

test('a deleted location is not offered', async () => {
  const { id } = await create();
  expect((await call('DELETE', `/${id}`)).body).toEqual({});
  expect(await titles('CA')).not.toContain('Counter at the quay');
  expect(code(await call('GET', `/${id}`))).toBe('PICKUP_LOCATION_NOT_FOUND');
  expect(code(await call('DELETE', `/${id}`))).toBe('PICKUP_LOCATION_NOT_FOUND');
});

test('locations are queried by address, name and region', async () => {
  const { id } = await create();
  const find = async (filter: object) =>
    (await call('POST', '/query', { query: { filter } })).body.pickupLocations.map((one) => one.id);
  expect(await find({ 'address.city': 'Halifax' })).toEqual([id]);
  expect(await find({ deliveryRegionIds: { $hasSome: [regionId] } })).toEqual([id]);
  expect(await find({ name: { $startsWith: 'Counter' } })).toEqual([id]);
  expect(await find({ 'address.country': 'US' })).toHaveLength(1);
  const sorted = await call('POST', '/query', { query: { sort: [{ fieldName: 'name', order: 'ASC' }] } });
  expect(sorted.status).toBe(400);
});

test('bulk calls apply each location on its own, and list the failures', async () => {
  const created = (await bulk('POST', 'create', { pickupLocations: [newLocation(), { name: 'Nowhere' }] })).body;
  expect(created.pickupLocations.map(({ name }) => name)).toEqual(['Counter at the quay']);
  expect(created.errors).toMatchObject([{ error: { code: 'INVALID_ARGUMENT' } }]);
  const [{ id }] = created.pickupLocations as [Location];
  const changes = [
    { id, revision: '1', name: 'Counter at the pier' },
    { id: 'gone', revision: '1' },
  ];
  const updated = (await bulk('PATCH', 'update', { pickupLocations: changes })).body;
  expect(updated.pickupLocations).toMatchObject([{ id, name: 'Counter at the pier', revision: '2' }]);
  expect(updated.errors).toMatchObject([{ id: 'gone', error: { code: 'PICKUP_LOCATION_NOT_FOUND' } }]);
  const deleted = await bulk('DELETE', `delete?pickupLocationIds=${id}&pickupLocationIds=gone`);
  expect(deleted.body).toMatchObject({ errors: [{ id: 'gone', error: { code: 'PICKUP_LOCATION_NOT_FOUND' } }] });
  expect((await bulk('DELETE', `delete?pickupLocationIds=${id}`)).body.errors).toHaveLength(1);
});

test('a location requires an address, and fields within their limits', async () => {
  const violations = async (pickupLocation: object) => getViolations(await call('POST', '', { pickupLocation }));
  expect(await violations({})).toEqual(['pickupLocation.address REQUIRED_FIELD']);
  expect(await violations(newLocation({ name: '' }))).toEqual(['pickupLocation.name MIN_LENGTH']);
  expect(await violations(newLocation({ address: { country: 'Canada' } }))).toEqual([
    'pickupLocation.address.country FORMAT',
  ]);
  expect(await violations(newLocation({ rates: [{ amount: '-1' }] }))).toEqual([
    'pickupLocation.rates[0].amount DECIMAL_GTE',
  ]);
  const rates = [{ amount: '1', conditions: [{ type: 'BY_TOTAL_QUANTITY', operator: 'EQ', value: '1.5' }] }];
  expect(code(await call('POST', '', { pickupLocation: newLocation({ rates }) }))).toBe('INVALID_QUANTITY_VALUE');
});

test('pickup locations are managed by merchants only', async () => {
  const shopper = await newShopper(emulator);
  expect((await shopper.call('POST', '/v1/pickup-locations/query', {})).status).toBe(403);
});
