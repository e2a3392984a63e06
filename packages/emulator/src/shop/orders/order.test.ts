import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import {
  type Body,
  type Product,
  type Shopper,
  merchant,
  newShopper,
  createShopper,
  simpleProduct,
} from '../../testing/shopper.js';
import { memoryDatabase } from '../../testing/memory-database.js';
import { send } from '../../testing/visitor.js';
import { repetitions } from '../../../../../scripts/lib/scope.js';

/** Number of shoppers who order at the same time. */
const BUYERS = repetitions({ sample: 30, full: 100 });

let emulator: Emulator;
let shopper: Shopper;
let product: Product;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  shopper = await newShopper(emulator);
  product = await simpleProduct(emulator, 10);
});

interface OrderAnswer extends Body {
  orderId?: string;
  paymentGatewayOrderId?: string;
}
const code = ({ body }: { body: Body }) => body.details?.applicationError?.code;
const order = (who: Shopper, checkoutId: string) =>
  who.call<OrderAnswer>('POST', `/ecom/v1/checkouts/${checkoutId}/create-order`, {});
const stock = async () =>
  (
    await send<{ product: Product }>(emulator, 'GET', `/stores-reader/v1/products/${product.id}`, {
      token: shopper.token,
    })
  ).body.product.stock.quantity ?? 0;

describe('a checkout', () => {
  it('keeps its id and is brought up to date', async () => {
    const line = (await shopper.add(product.id, 1)).body.cart?.lineItems[0];
    const id = await shopper.checkOut();
    await shopper.cart('POST', 'update-line-items-quantity', { lineItems: [{ id: line?.id, quantity: 3 }] });
    const repeated = await shopper.cart('POST', 'create-checkout', { channelType: 'WEB' });
    expect(repeated.body.checkoutId).toBe(id);
    expect((await shopper.cart('GET')).body.cart?.checkoutId).toBe(id);
    const { body } = await shopper.call<{ checkout: object }>('GET', `/v1/checkouts/${id}`);
    expect(body.checkout).toMatchObject({
      id,
      completed: false,
      channelType: 'WEB',
      lineItems: [{ quantity: 3, media: {}, taxDetails: { taxRate: '0' } }],
      buyerInfo: { email: 'ada@example.com' },
      shippingInfo: { shippingDestination: { address: { city: 'Portland' } }, carrierServiceOptions: [{}] },
    });
  });

  it('is rejected for an empty cart, sold-out items and invalid fields', async () => {
    const line = (await shopper.add(product.id, 1)).body.cart?.lineItems[0];
    const make = (body: object) => shopper.cart('POST', 'create-checkout', body);
    expect((await make({ channelType: 'MARKET' })).status).toBe(400);
    expect((await make({ channelType: 'WEB', email: 'nobody' })).status).toBe(400);
    expect((await make({ channelType: 'WEB', shippingAddress: { country: 'Nowhere' } })).status).toBe(400);
    const buyer = await newShopper(emulator);
    await buyer.add(product.id, await stock());
    expect((await order(buyer, await buyer.checkOut())).status).toBe(200);
    expect(code(await make({ channelType: 'WEB' }))).toBe('FULL_OUT_OF_STOCK');
    await shopper.cart('POST', 'remove-line-items', { lineItemIds: [line?.id] });
    expect(code(await make({ channelType: 'WEB' }))).toBe('EMPTY_CHECKOUT');
  });

  it('is for its owner and the merchant only', async () => {
    await shopper.add(product.id);
    const path = `/ecom/v1/checkouts/${await shopper.checkOut()}`;
    const stranger = await newShopper(emulator);
    const foreign = await newShopper(emulator, 'another-client');
    for (const who of [stranger, foreign]) {
      const response = await who.call('GET', path);
      expect([response.status, code(response)]).toEqual([404, 'CHECKOUT_NOT_FOUND']);
      expect((await who.call('POST', `${path}/create-order`, {})).status).toBe(404);
    }
    expect((await send(emulator, 'GET', path, { headers: merchant })).status).toBe(200);
    expect((await shopper.call('GET', '/ecom/v1/checkouts/..%2Forders')).status).toBe(404);
  });
});

describe('an order', () => {
  it('is placed once, deducts the stock, deletes the cart and emails the buyer', async () => {
    const before = await stock();
    await shopper.add(product.id, 2);
    await shopper.cart('PATCH', undefined, { couponCode: 'ONCE5' });
    const checkoutId = await shopper.checkOut();
    const { body } = await order(shopper, checkoutId);
    expect(body.orderId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await stock()).toBe(before - 2);
    expect((await shopper.cart('GET')).status).toBe(404);
    const second = await order(shopper, checkoutId);
    expect([second.status, code(second), second.body.details?.applicationError?.data]).toEqual([
      409,
      'CHECKOUT_ALREADY_PAID',
      { orderId: body.orderId },
    ]);
    expect(await stock()).toBe(before - 2);
    expect(emulator.mails()).toMatchObject([
      { to: 'ada@example.com', kind: 'ORDER_CONFIRMATION', data: { orderNumber: '10001' } },
    ]);
    const checkout = await shopper.call<{ checkout: object }>('GET', `/ecom/v1/checkouts/${checkoutId}`);
    expect(checkout.body.checkout).toMatchObject({ completed: true });

    await shopper.add(product.id);
    expect(code(await shopper.cart('PATCH', undefined, { couponCode: 'ONCE5' }))).toBe('ERROR_COUPON_USAGE_EXCEEDED');
    expect((await shopper.cart('GET')).body.cart?.checkoutId).toBeUndefined();
  });

  it('has everything the platform sends', async () => {
    await shopper.add(product.id, 2);
    const { body } = await order(shopper, await shopper.checkOut());
    const response = await shopper.call<{ order: { priceSummary: Record<string, { amount: string }> } }>(
      'GET',
      `/ecom/v1/orders/${body.orderId}`,
    );
    const subtotal = (product.price.discountedPrice * 2).toFixed(2);
    expect(response.body.order).toMatchObject({
      id: body.orderId,
      number: '10001',
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      currency: 'USD',
      channelInfo: { type: 'WEB' },
      buyerInfo: { email: 'ada@example.com' },
      lineItems: [
        { quantity: 2, lineItemPrice: { amount: subtotal }, productName: { original: product.name }, image: {} },
      ],
      priceSummary: { subtotal: { amount: subtotal } },
      shippingInfo: { code: 'standard', logistics: { shippingDestination: { address: { country: 'US' } } } },
      recipientInfo: { address: { city: 'Portland' } },
      activities: [{ type: 'ORDER_PLACED' }],
      balanceSummary: { paid: { amount: '0.00' } },
    });
  });

  it('is for its buyer and the merchant only', async () => {
    await shopper.add(product.id);
    const path = `/ecom/v1/orders/${(await order(shopper, await shopper.checkOut())).body.orderId}`;
    const stranger = await (await newShopper(emulator)).call('GET', path);
    expect([stranger.status, code(stranger)]).toEqual([404, 'ORDER_NOT_FOUND']);
    expect((await shopper.call('GET', '/v1/orders/unknown')).status).toBe(404);
    expect((await send(emulator, 'GET', path, { headers: merchant })).status).toBe(200);
  });

  it('is rejected without an address or sufficient stock, and changes nothing', async () => {
    const before = await stock();
    await shopper.add(product.id, before);
    const bare = await shopper.cart('POST', 'create-checkout', { channelType: 'WEB' });
    expect(code(await order(shopper, bare.body.checkoutId ?? ''))).toBe('NO_SELECTED_CARRIER_SERVICE_OPTION');
    const checkoutId = await shopper.checkOut();
    const buyer = await newShopper(emulator);
    await buyer.add(product.id, 1);
    await order(buyer, await buyer.checkOut());
    const refused = await order(shopper, checkoutId);
    expect([refused.status, code(refused)]).toEqual([428, 'PARTIAL_OUT_OF_STOCK']);
    expect(await stock()).toBe(before - 1);
    expect((await shopper.cart('GET')).body.cart?.lineItems[0]?.availability.status).toBe('PARTIALLY_AVAILABLE');
  });

  it('never sells more than the stock to concurrent buyers', { timeout: 60_000 }, async () => {
    const buyer = await newShopper(emulator);
    await buyer.add(product.id, (await stock()) - 10);
    await order(buyer, await buyer.checkOut());
    const crowd = await Promise.all(Array.from({ length: BUYERS }, () => newShopper(emulator)));
    const results = await Promise.all(
      crowd.map(async (one) => {
        await one.add(product.id, 1);
        return order(one, await one.checkOut());
      }),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await stock()).toBe(0);
    const numbers = new Set(emulator.mails().map(({ data }) => (data as { orderNumber: string }).orderNumber));
    expect(numbers.size).toBe(11);
  });

  it('is placed once for concurrent requests', async () => {
    await shopper.add(product.id);
    const before = await stock();
    const checkoutId = await shopper.checkOut();
    const results = await Promise.all(Array.from({ length: 20 }, () => order(shopper, checkoutId)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stock()).toBe(before - 1);
  });

  it('redeems a coupon for one order only once for concurrent orders', async () => {
    const crowd = await Promise.all(Array.from({ length: 5 }, () => newShopper(emulator)));
    const checkoutIds = await Promise.all(
      crowd.map(async (one) => {
        await one.add(product.id);
        await one.cart('PATCH', undefined, { couponCode: 'ONCE5' });
        return one.checkOut();
      }),
    );
    const results = await Promise.all(crowd.map((one, index) => order(one, checkoutIds[index] ?? '')));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter((response) => code(response) === 'CALCULATION_ERROR')).toHaveLength(4);
  });

  it('reads the same from a database, with its checkout and the next number', async () => {
    const database = memoryDatabase();
    emulator = createEmulator({ catalogVersion: 'v1', database });
    shopper = await newShopper(emulator);
    await shopper.add(product.id, 2);
    await shopper.cart('PATCH', undefined, { couponCode: 'WELCOME10' });
    const checkoutId = await shopper.checkOut();
    const { body } = await order(shopper, checkoutId);
    const paths = [`/ecom/v1/orders/${body.orderId}`, `/ecom/v1/checkouts/${checkoutId}`];
    const read = () => Promise.all(paths.map(async (path) => (await shopper.call('GET', path)).body));
    const before = await read();
    emulator = createEmulator({ catalogVersion: 'v1', database });
    shopper = createShopper(emulator, shopper.token);
    expect(await read()).toEqual(before);
    await shopper.add(product.id);
    await order(shopper, await shopper.checkOut());
    expect(emulator.mails().map(({ data }) => (data as { orderNumber: string }).orderNumber)).toEqual([
      '10001',
      '10002',
    ]);
  });
});
