import { beforeEach, describe, expect, it, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { DEMO_APP_ID, DEMO_APP_SECRET, DEMO_SITE_ID } from '../../kernel/state/demo.js';
import type { Emulator } from '../../protocol/emulator.js';
import { iris, signIn } from '../../testing/member.js';
import { addPayment, createMerchantOrder } from '../../testing/merchant-order.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Body, createShopper, findProducts, newShopper, type Shopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

const QUERY = '/stores/v2/orders/query';

interface Found extends Body {
  readonly orders: readonly { readonly id: string; readonly [field: string]: unknown }[];
  readonly metadata: object;
  readonly totalResults: number;
}

let emulator: Emulator;
let merchant: Merchant;
beforeEach(() => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  merchant = new Merchant(emulator);
  emulator.clock().freeze(new Date('2026-05-01T10:00:00.000Z'));
});

const query = (input?: object) => merchant.call<Found>('POST', QUERY, input && { query: input });
const getIds = async (input: object) => (await query(input)).body.orders.map(({ id }) => id);
const find = (filter: object) => getIds({ filter: JSON.stringify(filter) });
const read = async (id: string) => (await query({ filter: JSON.stringify({ id }) })).body.orders[0];

const address = {
  country: 'US',
  subdivision: 'US-OR',
  city: 'Portland',
  postalCode: '97209',
  addressLine: '1 Main St',
};

/** Buys two of a product with options and a text, and returns its ID and the one of the order. */
async function buy(shopper: Shopper, { code, delivery = 'standard' }: { code?: string; delivery?: string }) {
  const [product] = await findProducts(
    emulator,
    ({ customTextFields, productOptions, productType, stock }) =>
      productType === 'physical' &&
      productOptions.length > 0 &&
      customTextFields.length > 0 &&
      stock.inventoryStatus === 'IN_STOCK',
  );
  if (!product) throw new Error('The seed has no such product.');
  const options = Object.fromEntries(
    product.productOptions.map(({ choices, name }) => [name, choices[0]?.description]),
  );
  const titles = (product.customTextFields as unknown as { title: string }[]).map(({ title }) => title);
  const customTextFields = Object.fromEntries(titles.map((title) => [title, 'Ada']));
  await shopper.add(product.id, 2, { options, customTextFields });
  if (code !== undefined) await shopper.cart('PATCH', '', { couponCode: code });
  const checkoutId = await shopper.checkOut();
  const contactDetails = { firstName: 'Ada', lastName: 'Byron', phone: '555' };
  const destination = { address: { ...address, addressLine2: 'Floor 2' }, contactDetails };
  await shopper.call('PATCH', `/ecom/v1/checkouts/${checkoutId}`, {
    checkout: {
      billingInfo: destination,
      shippingInfo: {
        shippingDestination: destination,
        selectedCarrierServiceOption: { code: delivery },
      },
    },
  });
  const placed = await shopper.call<{ orderId: string }>('POST', `/ecom/v1/checkouts/${checkoutId}/create-order`, {});
  return { id: placed.body.orderId, product, options, titles };
}

describe('a legacy order', () => {
  it('has the fields of an order that was placed in a checkout', async () => {
    const { id, options, product, titles } = await buy(await newShopper(emulator), { code: 'WELCOME10' });
    const { product: stored } = await merchant.send<{ product: { weight: number } }>(
      'GET',
      `/stores-reader/v1/products/${product.id}`,
    );
    const names = { firstName: 'Ada', lastName: 'Byron' };
    const contact = { phone: '555', email: 'ada@example.com' };
    const { price } = product.price;
    const [subtotal, discount, total] = [price * 2, price * 0.2, price * 1.8].map((amount) => amount.toFixed(2));
    const legacyAddress = {
      fullName: names,
      country: 'US',
      subdivision: 'US-OR',
      city: 'Portland',
      zipCode: '97209',
      ...contact,
      addressLine1: '1 Main St',
      addressLine2: 'Floor 2',
    };
    const coupons = await merchant.send<{ coupons: { id: string; specification: { code: string; name: string } }[] }>(
      'POST',
      '/stores/v2/coupons/query',
      {},
    );
    const coupon = coupons.coupons.find(({ specification }) => specification.code === 'WELCOME10');
    expect(await read(id)).toEqual({
      id,
      number: '10001',
      dateCreated: '2026-05-01T10:00:00.000Z',
      lastUpdated: '2026-05-01T10:00:00.000Z',
      buyerInfo: { id: expect.any(String) as string, identityType: 'CONTACT', ...names, ...contact },
      currency: 'USD',
      weightUnit: 'LB',
      totals: {
        subtotal,
        shipping: '0.00',
        tax: '0.00',
        discount,
        total,
        weight: String(stored.weight * 2),
        quantity: 2,
      },
      billingInfo: { address: legacyAddress },
      shippingInfo: {
        code: 'standard',
        deliveryOption: 'Standard shipping',
        estimatedDeliveryTime: '3–5 business days',
        shippingRegion: 'United States',
        shipmentDetails: { ...names, ...contact, address: legacyAddress },
      },
      buyerLanguage: 'en',
      archived: false,
      paymentStatus: 'NOT_PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      lineItems: [
        {
          index: 1,
          quantity: 2,
          price: price.toFixed(2),
          name: product.name,
          productId: product.id,
          variantId: expect.any(String) as string,
          lineItemType: 'PHYSICAL',
          options: Object.entries(options).map(([option, selection]) => ({ option, selection })),
          customTextFields: titles.map((title) => ({ title, value: 'Ada' })),
          weight: String(stored.weight),
          mediaItem: expect.objectContaining({
            mediaType: 'IMAGE',
            url: expect.stringMatching(/^http:\/\/localhost\/media\/cw-/) as string,
            mediaId: expect.stringMatching(/^cw-/) as string,
            altText: product.name,
          }) as object,
          sku: expect.any(String) as string,
          totalPrice: total,
          discount,
          tax: '0.00',
          priceData: { price: price.toFixed(2), totalPrice: total, taxIncludedInPrice: false },
        },
      ],
      activities: [{ type: 'ORDER_PLACED', timestamp: '2026-05-01T10:00:00.000Z' }],
      fulfillments: [],
      discount: {
        value: discount,
        appliedCoupon: { couponId: coupon?.id, name: coupon?.specification.name, code: 'WELCOME10' },
      },
      channelInfo: { type: 'WEB' },
    });
  });

  it('names the member who bought it, and the place of a pickup', async () => {
    const { access_token: token } = await signIn(emulator, iris);
    const { member } = (await send<{ member: { id: string } }>(emulator, 'GET', '/members/v1/members/my', { token }))
      .body;
    const { id } = await buy(createShopper(emulator, token), { delivery: 'pickup' });
    const order = await read(id);
    expect(order).toMatchObject({
      buyerInfo: { id: member.id, identityType: 'MEMBER' },
      enteredBy: { id: member.id, identityType: 'MEMBER' },
      shippingInfo: {
        code: 'pickup',
        pickupDetails: {
          firstName: 'Ada',
          pickupAddress: { city: 'Portland', addressLine1: '1420 NW Marshall Street' },
          pickupInstructions: expect.stringContaining('order number') as string,
        },
      },
    });
    expect(order?.['shippingInfo']).not.toHaveProperty('shipmentDetails');
    expect(await find({ 'buyerInfo.id': member.id })).toEqual([id]);
  });

  it('follows payments, refunds, fulfillments, comments and changes of the order', async () => {
    const { id, lineId } = await createMerchantOrder(emulator);
    expect(await read(id)).toMatchObject({
      totals: { total: '90.00', quantity: 3 },
      lineItems: [{ name: 'Mug', lineItemType: 'CUSTOM_AMOUNT_ITEM', price: '30.00', totalPrice: '90.00' }],
      paymentStatus: 'NOT_PAID',
    });
    expect(((await read(id))?.['lineItems'] as [object])[0]).not.toHaveProperty('productId');
    const pending = await addPayment(emulator, id, '90.00', 'PENDING');
    expect(await read(id)).toMatchObject({ paymentStatus: 'PENDING', billingInfo: {} });
    expect((await read(id))?.['billingInfo']).not.toHaveProperty('paidDate');
    await merchant.send('POST', `/ecom/v1/payments/${pending}/orders/${id}/update-payment-transaction-status`, {
      status: 'DECLINED',
    });
    expect(await read(id)).toMatchObject({ paymentStatus: 'NOT_PAID' });
    emulator.clock().advance(60_000);
    await merchant.send('POST', `/ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {});
    expect(await read(id)).toMatchObject({
      paymentStatus: 'PAID',
      lastUpdated: '2026-05-01T10:01:00.000Z',
      billingInfo: { paymentMethod: 'Offline', paidDate: '2026-05-01T10:01:00.000Z' },
    });
    const { orderTransactions } = await merchant.send<{
      orderTransactions: { payments: { id: string; amount: object }[] };
    }>('GET', `/ecom/v1/payments/orders/${id}`);
    await merchant.send('POST', '/ecom/v1/order-billing/refund-payments', {
      orderId: id,
      paymentRefunds: [
        { paymentId: orderTransactions.payments.at(-1)?.id, amount: { amount: '10.00' }, externalRefund: true },
      ],
    });
    await merchant.send('POST', `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
      fulfillment: { lineItems: [{ id: lineId, quantity: 1 }], trackingInfo: { trackingNumber: 'T1' } },
    });
    await merchant.send('POST', `/ecom/v1/orders/${id}/activities`, {
      activity: { merchantComment: { message: 'Fragile' } },
    });
    await merchant.send('PATCH', `/ecom/v1/orders/${id}`, { order: { archived: true, buyerNote: 'Ring twice' } });
    expect(await read(id)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      totals: { refund: '10.00' },
      fulfillments: [{ lineItems: [{ index: 1, quantity: 1 }], trackingInfo: { trackingNumber: 'T1' } }],
      activities: expect.arrayContaining([
        expect.objectContaining({ type: 'MERCHANT_COMMENT', message: 'Fragile' }),
      ]) as object[],
      archived: true,
      buyerNote: 'Ring twice',
    });
    await merchant.send('POST', `/ecom/v1/orders/${id}/cancel`, {});
    expect(await read(id)).toMatchObject({ fulfillmentStatus: 'CANCELED' });
  });
});

test('legacy orders are filtered, sorted and paged', async () => {
  const ids: string[] = [];
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
    ids.push((await createMerchantOrder(emulator, email)).id);
    emulator.clock().advance(60_000);
  }
  const [a, b, c] = ids;
  await merchant.send('POST', `/ecom/v1/payments-collector/orders/${b}/mark-as-paid`, {});
  await merchant.send('PATCH', `/ecom/v1/orders/${c}`, { order: { archived: true } });
  expect(await find({ id: b })).toEqual([b]);
  expect(await find({ number: '10002' })).toEqual([b]);
  expect(await find({ number: { $gte: 10002 } })).toEqual([b, c]);
  expect(await find({ dateCreated: { $lt: '2026-05-01T10:01:00.000Z' } })).toEqual([a]);
  expect(await find({ lastUpdated: { $gt: '2026-05-01T10:02:00.000Z' } })).toEqual([b, c]);
  expect(await find({ paymentStatus: { $ne: 'PAID' } })).toEqual([a, c]);
  expect(await find({ fulfillmentStatus: 'NOT_FULFILLED', archived: { $ne: true } })).toEqual([a, b]);
  expect(await find({ 'buyerInfo.email': { $in: ['a@example.com', 'c@example.com'] } })).toEqual([a, c]);
  expect(await find({ $or: [{ id: a }, { $and: [{ archived: true }, { paymentStatus: 'NOT_PAID' }] }] })).toEqual([
    a,
    c,
  ]);
  expect(await getIds({ sort: '[{"dateCreated":"desc"}]' })).toEqual([c, b, a]);
  expect(await getIds({ sort: '{"number":"desc"}' })).toEqual([c, b, a]);
  const { body } = await query({ sort: '{"dateCreated":"desc"}', paging: { limit: 1, offset: 1 } });
  expect(body).toMatchObject({ orders: [{ id: b }], metadata: { items: 1, offset: 1 }, totalResults: 3 });
  const all = await query();
  expect([all.status, all.body.orders.length]).toEqual([200, 3]);
  expect(all.body).toMatchObject({ metadata: { items: 100, offset: 0 }, totalResults: 3 });
});

test('queries of legacy orders that are not supported are refused', async () => {
  const violations = async (input: object) => getViolations(await query(input));
  expect(await violations({ filter: '{' })).toEqual(['query.filter FORMAT']);
  expect(await violations({ sort: '[' })).toEqual(['query.sort FORMAT']);
  expect(await violations({ filter: '{"color":"red"}' })).toEqual(['query.filter.color OTHER']);
  expect(await violations({ paging: { limit: 101 } })).toEqual(['query.paging.limit MAX']);
});

test.each(['v1', 'v3'] as const)(
  'legacy orders of a store with Catalog %s are for merchants and apps',
  async (version) => {
    const shop = createEmulator({ catalogVersion: version });
    const call = async (token: string) => (await send(shop, 'POST', QUERY, { body: {}, token })).status;
    expect(await call((await newShopper(shop)).token)).toBe(403);
    expect(await call((await signIn(shop, iris)).access_token)).toBe(403);
    const grant = { grantType: 'client_credentials', clientId: DEMO_APP_ID, clientSecret: DEMO_APP_SECRET };
    const app = await send<{ access_token: string }>(shop, 'POST', '/oauth2/token', {
      body: { ...grant, instanceId: DEMO_SITE_ID },
    });
    expect(await call(app.body.access_token)).toBe(200);
  },
);
