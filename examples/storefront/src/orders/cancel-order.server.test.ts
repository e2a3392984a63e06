import { type Client, createClient, fetchWithAuth } from '@cartwright/core';
import { currentCartV2, orderFulfillments, orders, orderTransactions } from '@cartwright/ecom';
import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { inventoryItemsV3 } from '@cartwright/stores';
import { createCatalog } from '@cartwright/stores/catalog';
import { toLineItem } from '@cartwright/stores/selection';
import { beforeEach, expect, test } from 'vitest';
import { cancelOwnOrder } from './cancel-order.server.js';
import { createMerchant } from '../../server/merchant.js';

const apiUrl = 'http://localhost:4000';
let emulator = createEmulator();
/** Paths of the requests with the API key that change something. */
let changes: string[];

beforeEach(() => {
  emulator = createEmulator();
  changes = [];
});

const platformFetch: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  const isMerchant = request.headers.get('authorization') === DEMO_API_KEY;
  const action = new URL(request.url).pathname.split('/').at(-1) ?? '';
  if (isMerchant && ['cancel', 'void-authorized-payments'].includes(action)) changes.push(action);
  return emulator.fetch(request);
};

const newShopper = () =>
  createClient({
    apiUrl,
    fetch: platformFetch,
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    modules: { currentCartV2, orders },
  });
type Shopper = ReturnType<typeof newShopper>;

const merchant = createClient({
  apiUrl,
  fetch: platformFetch,
  auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
  modules: { inventoryItemsV3, orderFulfillments, orders, orderTransactions },
});

/** Places an order of two teapots that is not paid. Returns its ID. */
async function placeOrder(shopper: Shopper): Promise<string> {
  const teapot = await createCatalog(shopper).getProduct({ slug: 'quiet-teapot' });
  const { cart } = await shopper.currentCartV2.createCurrentCart({
    catalogItems: teapot ? [toLineItem(teapot, {}, 2)] : [],
    deliveryMethod: { code: 'pickup' },
    cart: {
      customerInfo: { email: 'robin@example.com' },
      deliveryInfo: { address: { country: 'US', subdivision: 'US-OR', city: 'Portland', postalCode: '97209' } },
    },
  });
  const store = createMerchant({ apiUrl, fetch: platformFetch }, DEMO_API_KEY, DEMO_SITE_ID);
  const { priceVerificationToken = null } = await store.calculate(cart?._id ?? '');
  return store.place(cart?._id ?? '', priceVerificationToken);
}

async function pay(orderId: string, status: 'APPROVED' | 'AUTHORIZED' | 'PENDING'): Promise<void> {
  const amount = (await merchant.orders.getOrder(orderId)).priceSummary?.total?.amount ?? '0';
  await merchant.orderTransactions.addPayments(orderId, [
    { amount: { amount }, regularPaymentDetails: { status, offlinePayment: false } },
  ]);
}

async function fulfill(orderId: string): Promise<void> {
  const [line] = (await merchant.orders.getOrder(orderId)).lineItems ?? [];
  await merchant.orderFulfillments.createFulfillment(orderId, { lineItems: [{ _id: line?._id ?? '', quantity: 1 }] });
}

const stock = async () => {
  const teapot = await createCatalog(merchant).getProduct({ slug: 'quiet-teapot' });
  const found = await merchant.inventoryItemsV3
    .queryInventoryItems()
    .eq('productId', teapot?.id ?? '')
    .find();
  return found.items[0]?.quantity;
};

async function mails(): Promise<string[]> {
  const response = await emulator.fetch(new Request(`${apiUrl}/_emulator/mails?clientId=${DEMO_CLIENT_ID}`));
  return ((await response.json()) as { subject: string }[]).map(({ subject }) => subject);
}

const cancel = (shopper: Client, id: string) => cancelOwnOrder(shopper, () => Promise.resolve(merchant), id);

const state = async (id: string) => {
  const { fulfillmentStatus, paymentStatus, status } = await merchant.orders.getOrder(id);
  return [status, paymentStatus, fulfillmentStatus];
};

test('an unpaid order is canceled once, with its items in stock again and an email', async () => {
  const shopper = newShopper();
  const before = await stock();
  const id = await placeOrder(shopper);
  expect(await stock()).not.toBe(before);
  expect(await Promise.all([cancel(shopper, id), cancel(shopper, id)])).toEqual([true, true]);
  expect(await cancel(shopper, id)).toBe(true);
  expect(await state(id)).toEqual(['CANCELED', 'NOT_PAID', 'NOT_FULFILLED']);
  expect(await stock()).toBe(before);
  expect((await mails()).filter((subject) => subject.endsWith('canceled'))).toHaveLength(1);
});

test('a payment that is only authorized is voided before', async () => {
  const shopper = newShopper();
  const id = await placeOrder(shopper);
  await pay(id, 'AUTHORIZED');
  expect(await cancel(shopper, id)).toBe(true);
  expect((await state(id))[0]).toBe('CANCELED');
  const { orderTransactions: transactions } = await merchant.orderTransactions.listTransactionsForSingleOrder(id);
  expect(transactions?.payments?.map(({ regularPaymentDetails }) => regularPaymentDetails?.status)).toEqual(['VOIDED']);
});

test('an order of someone else is not found, although the API key could cancel it', async () => {
  const id = await placeOrder(newShopper());
  const other = newShopper();
  await other.use(fetchWithAuth)('/stores/v3/provision/version');
  await expect(cancel(other, id)).rejects.toMatchObject({ status: 404 });
  expect([await state(id), changes]).toEqual([['APPROVED', 'NOT_PAID', 'NOT_FULFILLED'], []]);
});

test.each([
  ['paid', (id: string) => pay(id, 'APPROVED')],
  ['fulfilled in part', fulfill],
  [
    'fulfilled in part, with an authorized payment',
    async (id: string) => {
      await pay(id, 'AUTHORIZED');
      await fulfill(id);
    },
  ],
  ['waiting for its payment', (id: string) => pay(id, 'PENDING')],
])('an order that is %s stays as it is', async (_, change) => {
  const shopper = newShopper();
  const id = await placeOrder(shopper);
  await change(id);
  const before = await state(id);
  expect(await cancel(shopper, id)).toBe(false);
  expect([await state(id), changes]).toEqual([before, []]);
});
