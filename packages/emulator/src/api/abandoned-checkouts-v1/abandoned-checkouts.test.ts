import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { DEMO_SITE_ID } from '../../kernel/state/demo.js';
import type { Emulator } from '../../protocol/emulator.js';
import { catalogItem } from '../../testing/catalog-item.js';
import { iris, merchant, signIn } from '../../testing/member.js';
import { type Body, type Shopper, createShopper, newShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

const HOUR = 3_600_000;
const PATH = '/ecom/v1/abandoned-checkout';

interface AbandonedCheckout {
  id: string;
  status: string;
  checkoutId: string;
  cartId?: string;
  checkoutUrl: string;
  createdDate: string;
  checkoutRecoveredDate?: string;
  buyerInfo: { email: string; memberId?: string; contactId?: string };
  contactDetails?: { firstName?: string };
  totalPrice: { amount: string };
  lineItems: { quantity: number; productName: object; catalogReference: object }[];
  activities: { type: string; createdDate: string }[];
}
interface Response extends Body {
  abandonedCheckout?: AbandonedCheckout;
  abandonedCheckouts?: AbandonedCheckout[];
  results?: { itemMetadata: { success: boolean } }[];
}

let emulator: Emulator;
let product: Awaited<ReturnType<typeof catalogItem>>;

const ask = (method: string, path: string, body?: object) =>
  send<Response>(emulator, method, path, { headers: merchant, ...(body && { body }) });
const find = async (filter: object = {}): Promise<AbandonedCheckout[]> =>
  (await ask('POST', `${PATH}/query`, { query: { filter } })).body.abandonedCheckouts ?? [];
const search = async (given: object): Promise<AbandonedCheckout[]> =>
  (await ask('POST', `${PATH}/search`, { search: given })).body.abandonedCheckouts ?? [];
const events = () =>
  emulator.events().flatMap(({ type }) => (type.startsWith('wix.ecom.v1.abandoned') ? [type.split('_').at(-1)] : []));
const getCode = ({ body }: { body: Body }) => body.details?.applicationError?.code;

/** Leaves a checkout. */
async function leave(shopper?: Shopper): Promise<{ shopper: Shopper; checkoutId: string }> {
  const buyer = shopper ?? (await newShopper(emulator));
  await buyer.add(product.catalogItemId, 2, product.options);
  return { shopper: buyer, checkoutId: await buyer.checkOut() };
}
const buy = ({ checkoutId, shopper }: Awaited<ReturnType<typeof leave>>) =>
  shopper.call('POST', `/ecom/v1/checkouts/${checkoutId}/create-order`, {});

beforeEach(async () => {
  emulator = createEmulator({ now: () => new Date('2027-03-01T09:00:00Z'), cartV1: 'available' });
  product = await catalogItem(emulator);
  emulator.clock().freeze();
});

test('a checkout is abandoned an hour after its last change', async () => {
  const { checkoutId } = await leave();
  emulator.clock().advance(HOUR - 1);
  expect(await find()).toEqual([]);
  emulator.clock().advance(1);
  const [checkout] = await find();
  expect(checkout).toMatchObject({
    status: 'ABANDONED',
    checkoutId,
    createdDate: '2027-03-01T10:00:00.000Z',
    buyerInfo: { email: 'ada@example.com' },
    lineItems: [{ quantity: 2, catalogReference: { catalogItemId: product.catalogItemId } }],
    activities: [],
  });
  expect(Number(checkout?.totalPrice.amount)).toBeGreaterThan(0);
  expect((await ask('GET', `${PATH}/${checkout?.id}`)).body.abandonedCheckout).toEqual(checkout);
  expect(events()).toEqual(['created']);
});

test('a completed checkout is recovered if it was abandoned, and is none if it was not', async () => {
  const abandoned = await leave();
  emulator.clock().advance(HOUR);
  const bought = await leave();
  await buy(bought);
  await buy(abandoned);
  emulator.clock().advance(2 * HOUR);
  const found = await find();
  expect(found).toMatchObject([
    { checkoutId: abandoned.checkoutId, status: 'RECOVERED', checkoutRecoveredDate: '2027-03-01T10:00:00.000Z' },
  ]);
  expect(events()).toEqual(['created', 'updated', 'recovered']);
});

test('a checkout that is changed and left again is updated', async () => {
  const { checkoutId, shopper } = await leave();
  emulator.clock().advance(HOUR);
  const change = { checkout: { buyerNote: 'Ring twice', buyerInfo: { email: 'ida@example.com' } } };
  await shopper.call('PATCH', `/ecom/v1/checkouts/${checkoutId}`, change);
  emulator.clock().advance(HOUR);
  expect(await find()).toMatchObject([
    { buyerInfo: { email: 'ida@example.com' }, createdDate: '2027-03-01T10:00:00.000Z' },
  ]);
  expect(events()).toEqual(['created', 'updated']);
});

test('the link of a checkout leads to its page without a token, and the buyer completes it there', async () => {
  await leave();
  emulator.clock().advance(100 * HOUR);
  const [{ checkoutUrl } = { checkoutUrl: '' }] = await find();
  expect(new URL(checkoutUrl).searchParams.get('metasiteId')).toBe(DEMO_SITE_ID);
  const response = await emulator.fetch(new Request(checkoutUrl));
  expect(response.status).toBe(302);
  const page = await emulator.fetch(new Request(response.headers.get('location') ?? ''));
  expect(await page.text()).toContain('ada@example.com');
});

test('a Cart V2 is abandoned if its checkout page was opened', async () => {
  const { catalogItemId, options } = product;
  const shopper = await newShopper(emulator);
  const catalogReference = {
    appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
    catalogItemId,
    ...(options && { options }),
  };
  const { body } = await shopper.call<{ cart: { id: string } }>('POST', '/ecom/v2/carts', {
    cart: { customerInfo: { email: 'eva@example.com' } },
    catalogItems: [{ catalogReference, quantity: 1 }],
  });
  emulator.clock().advance(HOUR);
  expect(await find()).toEqual([]);
  await shopper.call('POST', '/_api/redirects-api/v1/redirect-session', { ecomCheckout: { checkoutId: body.cart.id } });
  emulator.clock().advance(HOUR);
  expect(await find()).toMatchObject([{ checkoutId: body.cart.id, cartId: body.cart.id }]);
});

test('apps add activities, at most 20, and search by them and by the buyer', async () => {
  const { access_token } = await signIn(emulator, iris);
  const { checkoutId, shopper } = await leave(createShopper(emulator, access_token));
  await shopper.call('PATCH', `/ecom/v1/checkouts/${checkoutId}`, { checkout: { buyerInfo: { email: iris.email } } });
  await leave();
  emulator.clock().advance(HOUR);
  const [checkout] = await find({ 'buyerInfo.email': 'ada@example.com' });
  const path = `/ecom/v1/abandoned-checkouts/${checkout?.id}/add-activity`;
  const noted = await ask('POST', path, { activityType: 'EMAIL_SENT' });
  expect(noted.body.abandonedCheckout?.activities).toEqual([
    { type: 'EMAIL_SENT', createdDate: '2027-03-01T10:00:00.000Z' },
  ]);
  const ids = async (given: object) => (await search(given)).map(({ id }) => id);
  expect(await ids({ filter: { 'activities.type': { $hasSome: ['EMAIL_SENT'] } } })).toEqual([checkout?.id]);
  expect(await ids({ search: { expression: 'ada' } })).toEqual([checkout?.id]);
  expect(await ids({ sort: [{ fieldName: 'createdDate', order: 'ASC' }] })).toHaveLength(2);
  expect((await ask('POST', `${PATH}/search`, { search: { filter: { status: { $gt: 'A' } } } })).status).toBe(400);
  expect((await ask('POST', path, { activityType: 'PIGEON_SENT' })).status).toBe(400);
  for (let count = 1; count < 20; count++) await ask('POST', path, { activityType: 'SCHEDULED' });
  expect(getCode(await ask('POST', path, { activityType: 'SCHEDULED' }))).toBe('MAX_ACTIVITIES_EXCEEDED');
});

test('analytics count and value the checkouts of a range of days by status', async () => {
  const first = await leave();
  await leave();
  emulator.clock().advance(HOUR);
  await buy(first);
  const [left] = await find({ status: 'ABANDONED' });
  const [recovered] = await find({ status: 'RECOVERED' });
  const analyze = async (body: object) => (await ask('POST', `${PATH}/get-analytics`, body)).body;
  const day = { startDate: '2027-03-01', endDate: '2027-03-01' };
  expect(await analyze(day)).toEqual({
    currency: 'USD',
    recoverableValue: left?.totalPrice.amount,
    recoverableCheckoutCount: 1,
    averageRecoverableCheckoutValue: left?.totalPrice.amount,
    recoveredValue: recovered?.totalPrice.amount,
    recoveredCheckoutCount: 1,
    recoveryRate: 0.5,
  });
  expect(await analyze({ ...day, metrics: ['RECOVERED_CHECKOUT_COUNT'], statuses: ['ABANDONED'] })).toEqual({
    currency: 'USD',
    recoveredCheckoutCount: 0,
  });
  expect(await analyze({ startDate: '2027-03-02', endDate: '2027-03-03' })).toMatchObject({ recoveryRate: 0 });
  for (const body of [{}, { startDate: '2027-03-01' }, { startDate: '1.3.2027', endDate: '2027-03-02' }]) {
    expect((await ask('POST', `${PATH}/get-analytics`, body)).status).toBe(400);
  }
  expect((await ask('POST', `${PATH}/get-analytics`, { ...day, startDate: '2027-03-02' })).status).toBe(400);
});

test('records are deleted one by one or in bulk, and the checkouts stay', async () => {
  const { checkoutId, shopper } = await leave();
  await leave();
  emulator.clock().advance(HOUR);
  const [first, second] = await find();
  expect((await ask('DELETE', `${PATH}/${first?.id}`)).status).toBe(200);
  const bulk = await ask('POST', '/ecom/v1/bulk/abandoned-checkout/delete', {
    abandonedCheckoutIds: [first?.id, second?.id],
  });
  expect(bulk.body.results?.map(({ itemMetadata }) => itemMetadata.success)).toEqual([false, true]);
  expect(getCode(await ask('GET', `${PATH}/${first?.id}`))).toBe('ABANDONED_CHECKOUT_NOT_FOUND');
  expect((await shopper.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).status).toBe(200);
  expect(events()).toEqual(['created', 'created', 'deleted', 'deleted']);
});

test('only the merchant reads abandoned checkouts', async () => {
  const { shopper } = await leave();
  for (const path of ['query', 'search', 'get-analytics']) {
    expect((await shopper.call('POST', `${PATH}/${path}`, {})).status).toBe(403);
  }
  expect((await shopper.call('GET', `${PATH}/x`)).status).toBe(403);
});
