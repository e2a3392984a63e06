import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Amount, type Body, type Shopper, newShopper, simpleProduct } from '../../testing/shopper.js';

interface Option {
  id: string;
  revision: string;
  title: string;
  deliveryRegionIds: string[];
  rates: { amount: string; conditions: object[] }[];
}
interface Region {
  id: string;
  name: string;
  destinations: { countryCode: string; subdivisions: string[] }[];
}
interface Answer extends Body {
  shippingOption?: Option;
  shippingOptions?: Option[];
  deliveryProfiles?: { default: boolean; deliveryRegions: Region[] }[];
}

const path = '/ecom/v1/shipping-options';
let emulator: Emulator;
let store: Merchant;
let shopper: Shopper;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  store = new Merchant(emulator);
  shopper = await newShopper(emulator);
  await shopper.add((await simpleProduct(emulator)).id);
});

const call = (method: string, end: string, body?: unknown) => store.call<Answer>(method, path + end, body);
const code = ({ body }: { body: Body }) => body.details?.applicationError?.code;
const options = async () => (await call('POST', '/query', { query: {} })).body.shippingOptions ?? [];
const profiles = async () =>
  (await store.send<Answer>('GET', '/ecom/v1/delivery-profiles/query')).deliveryProfiles ?? [];
const regionNamed = async (name: string) =>
  (await profiles()).flatMap(({ deliveryRegions }) => deliveryRegions).find((one) => one.name === name)!;
const optionsIn = async (regionId: string) =>
  (await call('POST', '/query', { query: { filter: { deliveryRegionIds: { $hasSome: [regionId] } } } })).body
    .shippingOptions ?? [];

/** Delivery methods that the shopper's cart offers in a country: title and price. */
async function offered(country: string, subdivision?: string) {
  const shippingAddress = { country, subdivision, city: 'A', postalCode: '10115' };
  const { body } = await shopper.call<{
    shippingInfo: {
      carrierServiceOptions: { shippingOptions: { code: string; title: string; cost: { price: Amount } }[] }[];
    };
  }>('POST', '/ecom/v1/carts/current/estimate-totals', { shippingAddress, calculateShipping: true });
  const methods = body.shippingInfo.carrierServiceOptions.flatMap(({ shippingOptions }) => shippingOptions);
  expect(new Set(methods.map((method) => method.code)).size).toBe(methods.length);
  return methods.map(({ cost, title }) => `${title} ${cost.price.amount}`);
}

describe('a shipping option', () => {
  test('of the demo shop is what its carts offer, and belongs to one delivery region', async () => {
    const canada = await regionNamed('Canada');
    expect(canada.destinations).toEqual([{ countryCode: 'CA', subdivisions: [] }]);
    expect(await regionNamed('Rest of the world')).toMatchObject({ destinations: [] });
    const titles = (await optionsIn(canada.id)).map(({ title }) => title);
    expect(await offered('CA', 'CA-ON')).toEqual(titles.map((title) => expect.stringContaining(title) as string));
    expect((await options()).map(({ title }) => title)).not.toContain('Pick up in store');
  });

  test('is created, charged at its lowest matching rate, changed and deleted, with an event for each change', async () => {
    const { id: regionId } = await regionNamed('Europe');
    const before = await offered('DE');
    const created = await call('POST', '', {
      shippingOption: {
        title: 'Bicycle',
        estimatedDeliveryTime: 'Next week',
        deliveryRegionIds: [regionId],
        rates: [
          { amount: '9.9' },
          { amount: '1', conditions: [{ type: 'BY_TOTAL_QUANTITY', operator: 'GTE', value: '2' }] },
        ],
      },
    });
    expect(created.body.shippingOption).toMatchObject({ revision: '1', deliveryRegionIds: [regionId] });
    expect(await offered('DE')).toEqual([...before, 'Bicycle 9.90']);
    const { id, revision } = created.body.shippingOption!;
    const update = (fields: object) => call('PATCH', `/${id}`, { shippingOption: { id, ...fields } });
    const changed = await update({ revision, rates: [{ amount: '4.5', multiplyByQuantity: true }] });
    expect(changed.body.shippingOption).toMatchObject({ revision: '2', title: 'Bicycle' });
    expect(await offered('DE')).toContain('Bicycle 4.50');
    expect(code(await update({ revision, title: 'Late' }))).toBe('INVALID_REVISION');
    expect((await call('GET', `/${id}`)).body.shippingOption).toEqual(changed.body.shippingOption);
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect(await offered('DE')).toEqual(before);
    const events = emulator.events().filter(({ type }) => type.startsWith('wix.ecom.v1.shipping_option_'));
    expect(events.map(({ entityId, type }) => [entityId, type.split('_').at(-1)])).toEqual([
      [id, 'created'],
      [id, 'updated'],
      [id, 'deleted'],
    ]);
  });

  test('is offered in the regions that are added to it, also next to one with the same code', async () => {
    const [canada, europe] = [await regionNamed('Canada'), await regionNamed('Europe')];
    const [standard] = await optionsIn(canada.id);
    const change = (action: string, revision = '1') =>
      call('POST', `/${standard?.id}/${action}-delivery-region`, { deliveryRegionId: europe.id, revision });
    const before = await offered('DE');
    const added = await change('add');
    expect(added.body.shippingOption).toMatchObject({ revision: '2', deliveryRegionIds: [canada.id, europe.id] });
    expect(await offered('DE')).toHaveLength(before.length + 1);
    expect(code(await change('remove'))).toBe('INVALID_REVISION');
    expect((await change('remove', '2')).body.shippingOption?.deliveryRegionIds).toEqual([canada.id]);
    expect(await offered('DE')).toEqual(before);
  });

  test('is refused with every field violation', async () => {
    const rates = [{ amount: '-1', conditions: [{ type: 'BY_MOOD', operator: 'LTE', value: 'x' }] }];
    const invalid = await call('POST', '', { shippingOption: { deliveryRegionIds: ['none'], rates } });
    expect(getViolations(invalid)).toEqual([
      'shippingOption.deliveryRegionIds OTHER',
      'shippingOption.rates[0].amount DECIMAL_GTE',
      'shippingOption.rates[0].conditions[0].type INVALID_ENUM_VALUE',
      'shippingOption.rates[0].conditions[0].value FORMAT',
    ]);
    expect(getViolations(await call('POST', '', { shippingOption: { rates: [] } }))).toEqual([
      'shippingOption.rates MIN_SIZE',
    ]);
    const half = [{ amount: '1', conditions: [{ type: 'BY_TOTAL_QUANTITY', operator: 'GTE', value: '1.5' }] }];
    expect(code(await call('POST', '', { shippingOption: { rates: half } }))).toBe('INVALID_QUANTITY_VALUE');
    const [first] = await options();
    const moved = { revision: first?.revision, deliveryRegionIds: [] };
    expect(getViolations(await call('PATCH', `/${first?.id}`, { shippingOption: moved }))).toEqual([
      'shippingOption.deliveryRegionIds OTHER',
    ]);
  });

  test('is available to the merchant only', async () => {
    const id = (await options())[0]?.id ?? '';
    for (const [method, end] of [
      ['POST', ''],
      ['POST', '/query'],
      ['GET', `/${id}`],
      ['PATCH', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/add-delivery-region`],
    ] as const) {
      expect((await shopper.call(method, path + end, method === 'GET' ? undefined : {})).status).toBe(403);
    }
    expect((await shopper.call('POST', '/ecom/v1/delivery-profiles/query', {})).status).toBe(403);
  });
});
