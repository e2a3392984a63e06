import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getOrder } from './api/orders-v1/order-routes.js';
import { listTransactionsForSingleOrder } from './api/order-payments-v1/payment-routes.js';
import { searchOrders } from './api/orders-v1/order-search-routes.js';
import { createEmulator, type EmulatorOptions } from './create-emulator.js';
import type { Database } from './kernel/state/database.js';
import { DEMO_CLIENT_ID } from './kernel/state/demo.js';
import { catalogItem } from './testing/catalog-item.js';
import { memoryDatabase } from './testing/memory-database.js';
import { Merchant } from './testing/merchant.js';
import { merchant as merchantHeaders, newShopper } from './testing/shopper.js';
import { testApp } from './testing/test-app.js';
import { send } from './testing/visitor.js';

const HOUR = 3_600_000;

const open: { close(): void }[] = [];
const start = (options: EmulatorOptions = {}) => {
  const emulator = createEmulator(options);
  open.push(emulator);
  return emulator;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  for (const emulator of open.splice(0)) emulator.close();
  vi.useRealTimers();
});

/** Creates an order for 100 whose authorized payment is captured or voided after a number of hours. */
async function authorize(merchant: Merchant, now: Date, actionType: 'CAPTURE' | 'VOID', hours: number) {
  const price = { amount: '100.00' };
  const { order } = await merchant.send<{ order: { id: string } }>('POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'POS' },
      lineItems: [{ productName: { original: 'Lamp' }, itemType: { preset: 'PHYSICAL' }, quantity: 1, price }],
      priceSummary: { total: price },
    },
  });
  const executionDate = new Date(now.getTime() + hours * HOUR).toISOString();
  await merchant.send('POST', `/ecom/v1/payments/orders/${order.id}/add-payment`, {
    payments: [
      {
        amount: price,
        regularPaymentDetails: {
          status: 'AUTHORIZED',
          authorizationDetails: { scheduledAction: { actionType, executionDate } },
        },
      },
    ],
  });
  return order.id;
}

const getStatus = async (merchant: Merchant, orderId: string) =>
  (await merchant.send<{ order: { paymentStatus: string } }>('GET', `/ecom/v1/orders/${orderId}`)).order.paymentStatus;

test('work that is scheduled later, and due earlier, is done first', async () => {
  const emulator = start();
  const merchant = new Merchant(emulator);
  const [late, early] = [
    await authorize(merchant, new Date(), 'CAPTURE', 5),
    await authorize(merchant, new Date(), 'VOID', 2),
  ];
  const changed = () => emulator.events().map(({ entityId }) => entityId);
  const before = changed().length;
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(changed().slice(before)).toContain(early);
  expect(changed().slice(before)).not.toContain(late);
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(changed().slice(before)).toContain(late);
});

test('a scheduled capture happens on time without any request, with its events', async () => {
  const delivered: string[] = [];
  const emulator = start({
    seed: 'empty',
    webhooks: [{ url: 'https://app.test/hook', events: ['wix.ecom.v1.order_payment_status_updated'] }],
    fetch: async (request) => (delivered.push(request.url), new Response()),
  });
  const merchant = new Merchant(emulator);
  const orderId = await authorize(merchant, new Date(), 'CAPTURE', 2);
  const known = emulator.events().length;
  await vi.advanceTimersByTimeAsync(2 * HOUR - 1);
  expect(emulator.events()).toHaveLength(known);
  await vi.advanceTimersByTimeAsync(1);
  await emulator.webhooks.settled();
  const types = emulator
    .events()
    .slice(known)
    .map(({ type }) => type);
  expect(types).toContain('wix.ecom.v1.order_payment_status_updated');
  expect(types).toContain('wix.ecom.v1.order_transactions_updated');
  expect(delivered).toEqual(['https://app.test/hook']);
  expect(await getStatus(merchant, orderId)).toBe('PAID');
});

test('a scheduled void happens on time without any request', async () => {
  const emulator = start({ seed: 'empty' });
  await authorize(new Merchant(emulator), new Date(), 'VOID', 2);
  const known = emulator.events().length;
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  const types = emulator
    .events()
    .slice(known)
    .map(({ type }) => type);
  expect(types).toContain('wix.ecom.v1.order_transactions_updated');
});

test('an abandoned cart is recorded an hour after its last change without any request', async () => {
  const emulator = start();
  const shopper = await newShopper(emulator);
  const { catalogItemId, options } = await catalogItem(emulator);
  await shopper.add(catalogItemId, 2, options);
  await vi.advanceTimersByTimeAsync(HOUR / 2);
  await shopper.checkOut();
  const abandoned = () => emulator.events().filter(({ type }) => type.endsWith('CartAbandonedEvent'));
  await vi.advanceTimersByTimeAsync(HOUR - 1000);
  expect(abandoned()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(abandoned()).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('runs due work before a request, with the merchant as its cause', async () => {
  let now = new Date('2030-01-01T00:00:00Z');
  const emulator = start({ seed: 'empty', now: () => now });
  const merchant = new Merchant(emulator);
  const orderId = await authorize(merchant, now, 'CAPTURE', 2);
  now = new Date(now.getTime() + 2 * HOUR);
  const { body, headers } = await send(emulator, 'GET', `/ecom/v1/orders/${orderId}`, { headers: merchantHeaders });
  expect(body).toMatchObject({ order: { paymentStatus: 'PAID' } });
  expect(headers.has('x-wix-consistent')).toBe(false);
  await authorize(merchant, now, 'CAPTURE', 2);
  now = new Date(now.getTime() + 2 * HOUR);
  const orders = (await send(emulator, 'GET', '/_emulator/data/orders')).body;
  expect(orders).toMatchObject([{ paymentStatus: 'PAID' }, { paymentStatus: 'PAID' }]);
});

test('work that was due while the emulator was off is done at its start', async () => {
  const database: Database = memoryDatabase();
  const before = start({ seed: 'empty', database });
  await authorize(new Merchant(before), new Date(), 'CAPTURE', 2);
  before.close();
  vi.setSystemTime(Date.now() + 3 * HOUR);
  const after = start({ seed: 'empty', database });
  await vi.advanceTimersByTimeAsync(0);
  expect(after.events().map(({ type }) => type)).toContain('wix.ecom.v1.order_payment_status_updated');
});

test('a restored snapshot is brought up to its clock', async () => {
  const emulator = start({ seed: 'empty' });
  const merchant = new Merchant(emulator);
  const orderId = await authorize(merchant, new Date(), 'CAPTURE', 2);
  const snapshot = await emulator.snapshot();
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  await emulator.reset();
  expect(vi.getTimerCount()).toBe(0);
  await emulator.restore(snapshot);
  await vi.advanceTimersByTimeAsync(0);
  expect(emulator.events().map(({ type }) => type)).toContain('wix.ecom.v1.order_payment_status_updated');
  expect(await getStatus(merchant, orderId)).toBe('PAID');
});

test('reading an order changes nothing, even where a capture is due', async () => {
  const emulator = start({ seed: 'empty' });
  const orderId = await authorize(new Merchant(emulator), new Date(), 'CAPTURE', 2);
  // Without a scheduler, so that no scheduled work runs.
  const app = testApp([getOrder, searchOrders, listTransactionsForSingleOrder]);
  await app.tenants.restore(await emulator.snapshot());
  vi.setSystemTime(Date.now() + 3 * HOUR);
  const before = await app.tenants.snapshot(DEMO_CLIENT_ID);
  const merchant = new Merchant(app);
  expect(await getStatus(merchant, orderId)).toBe('NOT_PAID');
  await merchant.send('GET', `/ecom/v1/payments/orders/${orderId}`);
  await merchant.send('POST', '/ecom/v1/orders/search', {});
  expect(await app.tenants.snapshot(DEMO_CLIENT_ID)).toEqual(before);
});

test('a tenant without scheduled work has no timer, and close() leaves none', async () => {
  const emulator = start();
  for (let index = 0; index < 100; index++) emulator.clock(`idle-${index}`).freeze();
  const { catalogItemId, options } = await catalogItem(emulator);
  const shopper = await newShopper(emulator);
  await shopper.add(catalogItemId, 1, options);
  expect(vi.getTimerCount()).toBe(0);
  await shopper.checkOut();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(1);
  emulator.close();
  expect(vi.getTimerCount()).toBe(0);
  await shopper.add(catalogItemId, 1, options);
  expect(vi.getTimerCount()).toBe(0);
});
