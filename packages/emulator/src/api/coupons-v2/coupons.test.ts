import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Body, type Shopper, newShopper } from '../../testing/shopper.js';

interface CouponBody {
  id: string;
  specification: Record<string, unknown> & { code: string };
  expired: boolean;
  numberOfUsages: number;
}
interface CouponResponse extends Body {
  id?: string;
  coupon?: CouponBody;
  coupons?: CouponBody[];
  totalResults?: number;
  orderId?: string;
}

const path = '/stores/v2/coupons';
const startTime = String(Date.parse('2024-01-01T00:00:00.000Z'));
const spring = { name: 'Spring', code: 'SPRING', startTime, percentOffRate: 10, scope: { namespace: 'stores' } };

let emulator: Emulator;
let store: Merchant;
let shopper: Shopper;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  store = new Merchant(emulator);
  shopper = await newShopper(emulator);
});

const create = async (specification: object) =>
  (await store.send<CouponResponse>('POST', path, { specification })).id ?? '';
const createViolations = async (specification: object) =>
  getViolations(await store.call('POST', path, { specification }));
const read = async (id: string) => (await store.send<CouponResponse>('GET', `${path}/${id}`)).coupon;
const find = async (filter: object, more: object = {}) =>
  store.send<CouponResponse>('POST', `${path}/query`, {
    query: { filter: JSON.stringify(filter), ...more },
  });
const code = ({ body }: { body: Body }) => body.details?.applicationError?.code;
const product = async (price: number, more: object = {}) => (await store.create({ priceData: { price }, ...more })).id;
const apply = (couponCode: string, who = shopper) => who.cart('PATCH', '', { couponCode });
const discounts = async () =>
  (await shopper.call<{ appliedDiscounts: object[] }>('POST', '/ecom/v1/carts/current/estimate-totals', {})).body
    .appliedDiscounts;
const order = async (who = shopper) =>
  who.call<CouponResponse>('POST', `/ecom/v1/checkouts/${await who.checkOut()}/create-order`, {});
const eventTypes = () => emulator.events().filter(({ type }) => type.startsWith('wix.ecommerce.coupons.v2.'));

describe('a coupon', () => {
  test('is created, read, updated and deleted, with an event for each change', async () => {
    const { scope: _, ...unscoped } = { ...spring, usageLimit: 5, minimumSubtotal: 20 };
    const id = await create(unscoped);
    expect(await read(id)).toMatchObject({
      specification: { ...unscoped, active: true, type: 'percentOffRate' },
      expired: false,
      numberOfUsages: 0,
      displayData: { name: 'Spring', formattedPrice: '10% off' },
    });
    const specification = { percentOffRate: 12.5, usageLimit: null, scope: { namespace: 'stores' } };
    await store.send('PATCH', `${path}/${id}`, { specification });
    const changed = (await read(id))?.specification;
    expect(changed).toMatchObject({ name: 'Spring', percentOffRate: 12.5, scope: { namespace: 'stores' } });
    expect(Object.keys(changed ?? {})).not.toEqual(expect.arrayContaining(['usageLimit']));
    expect(changed).not.toHaveProperty('minimumSubtotal');
    await store.send('DELETE', `${path}/${id}`);
    for (const method of ['GET', 'DELETE']) {
      const response = await store.call(method, `${path}/${id}`);
      expect([response.status, code(response)]).toEqual([404, 'ERROR_COUPON_DOES_NOT_EXIST']);
    }
    expect(eventTypes().map(({ entityId, type }) => [entityId, type.split('.').at(-1)])).toEqual([
      [id, 'coupon_created'],
      [id, 'coupon_updated'],
      [id, 'coupon_deleted'],
    ]);
  });

  test('has a unique code, in upper or lower case', async () => {
    const id = await create(spring);
    const other = await create({ ...spring, code: 'OTHER' });
    for (const response of [
      await store.call('POST', path, { specification: { ...spring, code: 'spring' } }),
      await store.call('PATCH', `${path}/${other}`, { specification: { code: 'Spring' } }),
    ]) {
      expect([response.status, code(response)]).toEqual([409, 'ERROR_COUPON_CODE_ALREADY_EXISTS']);
    }
    await store.send('PATCH', `${path}/${id}`, { specification: { code: 'spring' } });
    expect((await read(id))?.specification.code).toBe('spring');
  });

  test('is rejected with all of its field violations', async () => {
    expect(await createViolations({ percentOffRate: 101, usageLimit: 0, expirationTime: 'soon' })).toEqual([
      'specification.name REQUIRED_FIELD',
      'specification.code REQUIRED_FIELD',
      'specification.startTime REQUIRED_FIELD',
      'specification.expirationTime FORMAT',
      'specification.usageLimit MIN',
      'specification.percentOffRate MAX',
    ]);
    expect(await createViolations({ ...spring, code: 'x'.repeat(21) })).toEqual(['specification.code MAX_LENGTH']);
    expect(await createViolations({ ...spring, moneyOffAmount: 5 })).toEqual(['specification OTHER']);
    expect(await createViolations({ ...spring, percentOffRate: undefined })).toEqual(['specification OTHER']);
    expect(await createViolations({ ...spring, minimumSubtotal: 5 })).toEqual(['specification.scope OTHER']);
    expect(await createViolations({ ...spring, expirationTime: startTime })).toEqual([
      'specification.expirationTime OTHER',
    ]);
    expect(await createViolations({ ...spring, percentOffRate: undefined, buyXGetY: { x: 1.5 } })).toEqual([
      'specification.buyXGetY.x DECIMAL_MAX_SCALE',
      'specification.buyXGetY.y REQUIRED_FIELD',
    ]);
    const scope = { namespace: 'stores', group: { name: 'collection' } };
    expect(await createViolations({ ...spring, scope })).toEqual(['specification.scope.group.entityId REQUIRED_FIELD']);
    const id = await create(spring);
    const other = await store.call('PATCH', `${path}/${id}`, { specification: { moneyOffAmount: 5 } });
    expect(getViolations(other)).toEqual(['specification.moneyOffAmount OTHER']);
    expect(eventTypes()).toHaveLength(1);
  });

  test('is available to the merchant only', async () => {
    const id = await create(spring);
    for (const [method, end, body] of [
      ['POST', '', { specification: { ...spring, code: 'MINE' } }],
      ['GET', `/${id}`, undefined],
      ['PATCH', `/${id}`, { specification: { percentOffRate: 100 } }],
      ['DELETE', `/${id}`, undefined],
      ['POST', '/query', {}],
    ] as const) {
      expect((await shopper.call(method, path + end, body)).status).toBe(403);
    }
  });
});

test('is found by JSON filters and sorting, page by page', async () => {
  const ended = await create({ ...spring, code: 'ENDED', expirationTime: String(Number(startTime) + 1) });
  const off = await create({ ...spring, code: 'OFF', active: false });
  expect((await find({ 'specification.code': 'ENDED' })).coupons?.map(({ id }) => id)).toEqual([ended]);
  expect((await find({ 'specification.active': 'false' })).coupons?.map(({ id }) => id)).toEqual([off]);
  const expired = await find({ expired: 'true' });
  expect(expired.coupons?.every((coupon) => coupon.expired)).toBe(true);
  expect(expired.coupons?.map(({ id }) => id)).toContain(ended);
  const sort = JSON.stringify({ 'specification.code': 'asc' });
  const all = await find({}, { sort });
  const page = await find({}, { sort, paging: { limit: 2, offset: 3 } });
  expect(page.totalResults).toBe(all.totalResults);
  expect(page.coupons).toEqual(all.coupons?.slice(3, 5));
  expect((await store.call('POST', `${path}/query`, { query: { filter: '{"colour":"red"}' } })).status).toBe(400);
});

describe('in a cart', () => {
  test.each([
    [{ fixedPriceAmount: 7.5 }, '5.00'],
    [{ buyXGetY: { x: 1, y: 1 } }, '10.00'],
    [{ percentOffRate: 50, limitedToOneItem: true }, '5.00'],
    [{ moneyOffAmount: 12.34 }, '12.34'],
  ])('%o discounts two items of ten by %s', async (kind, discount) => {
    await create({ ...spring, percentOffRate: undefined, code: 'KIND', ...kind });
    await shopper.add(await product(10), 2);
    await apply('kind');
    expect(await discounts()).toMatchObject([{ coupon: { code: 'KIND', amount: { amount: discount } } }]);
  });

  test('discounts only its product if it is limited to one', async () => {
    const [mug, bowl] = [await product(10), await product(30)];
    const scope = { namespace: 'stores', group: { name: 'product', entityId: mug } };
    await create({ ...spring, percentOffRate: 50, scope });
    await shopper.add(bowl);
    expect(code(await apply('SPRING'))).toBe('ERROR_COUPON_NOT_APPLICABLE');
    const line = (await shopper.add(mug)).body.cart?.lineItems[1]?.id;
    await apply('SPRING');
    expect(await discounts()).toMatchObject([
      { discountType: 'SPECIFIC_ITEMS', lineItemIds: [line], coupon: { amount: { amount: '5.00' } } },
    ]);
  });

  test('can be used by a customer as often as the limit allows, under any name', async () => {
    const id = await create({ ...spring, limitPerCustomer: 1 });
    const thing = await product(10);
    await shopper.add(thing);
    await apply('SPRING');
    expect((await order()).status).toBe(200);
    expect(await read(id)).toMatchObject({ numberOfUsages: 1 });
    expect(eventTypes().map(({ type }) => type.split('_').at(-1))).toEqual(['created', 'applied']);
    await shopper.add(thing);
    expect(code(await apply('SPRING'))).toBe('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED');
    const sameAddress = await newShopper(emulator);
    await sameAddress.add(thing);
    await apply('SPRING', sameAddress);
    expect(code(await order(sameAddress))).toBe('CALCULATION_ERROR');
    expect(await read(id)).toMatchObject({ numberOfUsages: 1 });
  });

  test('no longer applies after it is deleted', async () => {
    const id = await create(spring);
    await shopper.add(await product(10));
    await apply('SPRING');
    await store.send('DELETE', `${path}/${id}`);
    expect((await shopper.cart('GET')).body.cart?.appliedDiscounts).toEqual([]);
  });
});
