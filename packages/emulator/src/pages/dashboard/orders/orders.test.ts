import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import type { Emulator } from '../../../protocol/emulator.js';
import { Dashboard } from '../../../testing/dashboard.js';
import { Merchant } from '../../../testing/merchant.js';
import { type MerchantOrder, addPayment, createMerchantOrder } from '../../../testing/merchant-order.js';
import { shareKeyPair } from '../../../testing/share-key-pair.js';

interface Order {
  number: string;
  status: string;
  paymentStatus: string;
  fulfillmentStatus: string;
  balanceSummary: Record<'paid' | 'refunded', { amount: string }>;
}

shareKeyPair();

let emulator: Emulator;
let dashboard: Dashboard;
let order: MerchantOrder;
beforeEach(async () => {
  emulator = createEmulator({
    seed: 'empty',
    webhooks: [{ url: 'http://shop.test/' }],
    fetch: async () => new Response(),
  });
  dashboard = new Dashboard(emulator);
  order = await createMerchantOrder(emulator);
});

const read = async () =>
  (await new Merchant(emulator).send<{ order: Order }>('GET', `/ecom/v1/orders/${order.id}`)).order;
const submit = (action: string, fields: Record<string, string> = {}) =>
  dashboard.post(`orders/${order.id}/${action}`, fields);

test('orders are listed, searched and filtered', async () => {
  await createMerchantOrder(emulator, 'bob@example.com');
  expect((await dashboard.get('orders')).text).toMatch(/bob@example\.com.*ada@example\.com.*\$90\.00.*not paid/);
  const found = await dashboard.get('orders?q=ADA@');
  expect(found.text).not.toContain('bob@example.com');
  await submit('pay', { amount: '90.00' });
  const unpaid = await dashboard.get('orders?stage=unpaid');
  expect(unpaid.text).toContain('bob@example.com');
  expect(unpaid.text).not.toContain('ada@example.com');
  expect((await dashboard.get('orders/unknown')).status).toBe(404);
});

test('payments are added until the order is paid, and reach webhooks', async () => {
  expect((await submit('pay', { amount: '20.00' })).text).toMatch(/partially paid.*Balance \$70\.00/);
  expect((await submit('pay', { amount: '100' })).text).toContain('INVALID_AMOUNT');
  expect((await submit('pay', { amount: 'all' })).status).toBe(400);
  const page = await submit('pay', { amount: '70.00' });
  expect(page.text).toContain('The payment was added.');
  expect(page.text).not.toContain('Add an offline payment');
  expect(await read()).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { paid: { amount: '90.00' } } });
  await emulator.webhooks.settled();
  const types = emulator.webhooks.deliveries().map(({ status, type }) => [status, type]);
  expect(types).toContainEqual(['delivered', 'wix.ecom.v1.order_payment_status_updated']);
});

test('an authorized payment is captured or voided', async () => {
  const [first, second] = [
    await addPayment(emulator, order.id, '50.00', 'AUTHORIZED'),
    await addPayment(emulator, order.id, '40.00', 'AUTHORIZED'),
  ];
  expect((await dashboard.get('orders?stage=authorized')).text).toContain('ada@example.com');
  expect((await dashboard.get(`orders/${order.id}`)).text).toMatch(/authorized.*Capture.*Void/);
  await submit('capture', { paymentId: first });
  await submit('void', { paymentId: second });
  expect(await read()).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { paid: { amount: '50.00' } },
  });
  expect((await submit('capture', { paymentId: second })).text).toContain('PAYMENT_ALREADY_VOIDED');
});

test('a pending payment is settled', async () => {
  const paymentId = await addPayment(emulator, order.id, '90.00', 'PENDING');
  expect((await submit('settle', { paymentId, status: 'LOST' })).status).toBe(400);
  expect((await submit('settle', { paymentId, status: 'APPROVED' })).text).toContain('The payment was settled.');
  expect(await read()).toMatchObject({ paymentStatus: 'PAID' });
});

test('a payment is refunded in parts, with an email', async () => {
  const paymentId = await addPayment(emulator, order.id, '90.00', 'APPROVED');
  const page = await submit('refund', { paymentId, amount: '30.00', mail: 'on', reason: 'Broken' });
  expect(page.text).toContain('The payment was refunded.');
  expect(await read()).toMatchObject({
    paymentStatus: 'PARTIALLY_REFUNDED',
    balanceSummary: { refunded: { amount: '30.00' } },
  });
  expect(emulator.mails().at(-1)).toMatchObject({ kind: 'ORDER_REFUNDED', to: 'ada@example.com' });
  expect((await submit('refund', { paymentId, amount: '60.01' })).text).toContain('INVALID_AMOUNT');
  await submit('refund', { paymentId, amount: '60.00' });
  expect(await read()).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' });
});

test('a bank charges a payment back, and reverses it', async () => {
  const paymentId = await addPayment(emulator, order.id, '90.00', 'APPROVED');
  expect((await submit('chargeback', { paymentId })).text).toContain('Charged back $90.00');
  expect((await submit('chargeback', { paymentId, reverse: 'on' })).text).toContain('The chargeback was changed.');
  expect(emulator.events().map(({ type }) => type)).toContain('wix.ecom.v1.order_updated');
});

test('line items are fulfilled with a tracking number, which the buyer gets', async () => {
  const quantity = `quantity-${order.lineId}`;
  expect((await submit('fulfill', { [quantity]: '4' })).status).toBe(400);
  const page = await submit('fulfill', { [quantity]: '2', shippingProvider: 'ups', trackingNumber: '1Z' });
  expect(page.text).toMatch(/2 fulfilled.*ups 1Z/);
  expect(page.html).toContain('href="https://www.ups.com/track?tracknum=1Z"');
  expect(await read()).toMatchObject({ fulfillmentStatus: 'PARTIALLY_FULFILLED' });
  expect(emulator.mails().at(-1)).toMatchObject({ kind: 'SHIPPING_CONFIRMATION' });
  await submit('fulfill', { [quantity]: '1' });
  expect(await read()).toMatchObject({ fulfillmentStatus: 'FULFILLED' });
});

test('an order is canceled', async () => {
  await submit('cancel', { mail: 'on' });
  expect(await read()).toMatchObject({ status: 'CANCELED' });
  expect(emulator.mails().at(-1)).toMatchObject({ kind: 'ORDER_CANCELED' });
  expect((await submit('cancel')).text).toContain('ORDER_ALREADY_CANCELED');
});
