import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { type CartV2, byId, getCode, createCart, current, item, portland, shopperWith } from '../../testing/cart-v2.js';
import { Merchant } from '../../testing/merchant.js';
import { type Product, type Shopper, newShopper, simpleProduct, storesApp } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

let emulator: Emulator;
let merchant: Merchant;
let product: Product;
let shopper: Shopper;
let cart: CartV2;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  merchant = new Merchant(emulator);
  product = await simpleProduct(emulator, 10);
  ({ cart, shopper } = await shopperWith(emulator, product.id, 2));
});

/** Sets what an order requires. */
async function complete(who: Shopper = shopper): Promise<CartV2> {
  await current(who, 'PATCH', '', {
    cart: { customerInfo: { email: 'ada@example.com', firstName: 'Ada' }, deliveryInfo: { address: portland } },
  });
  return (await current(who, 'POST', 'set-delivery-method', { deliveryMethod: { code: 'standard' } })).body.cart;
}

interface Order {
  order: {
    status: string;
    paymentStatus: string;
    checkoutId: string;
    purchaseFlowId: string;
    buyerInfo: object;
    priceSummary: { total: { amount: string } };
  };
}
const order = async (id: string) => (await merchant.send<Order>('GET', `/ecom/v1/orders/${id}`)).order;
const place = (who: Parameters<typeof byId>[0], body: object = {}, id = cart.id) =>
  byId(who, 'POST', id, 'place-order', body);

test('the merchant places the order of a visitor, with the token of its totals', async () => {
  await complete();
  const { summary } = (await byId(merchant, 'POST', cart.id, 'calculate', {})).body;
  const { priceVerificationToken } = summary;
  const { body, status } = await place(merchant, { priceVerificationToken });
  expect([status, body.completed]).toEqual([200, false]);
  expect(await order(body.orderId)).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    checkoutId: cart.id,
    buyerInfo: { email: 'ada@example.com' },
    priceSummary: { total: { amount: summary.priceSummary.total.amount } },
  });
});

test('after the order the cart stays with the ID of the order, and cannot be changed', async () => {
  await complete();
  const { orderId } = (await place(merchant)).body;
  const ordered = (await byId(shopper, 'GET', cart.id)).body.cart;
  expect(ordered).toMatchObject({ orderPlaced: true, orderId, currentCart: false });
  const changes: [string, string, object?][] = [
    ['POST', 'add-line-items', { catalogItems: [item(product.id)] }],
    ['POST', 'remove-line-items', { lineItemIds: [cart.lineItems[0]?.id] }],
    ['POST', 'add-coupon', { coupon: { code: 'WELCOME10' } }],
    ['POST', 'calculate', {}],
    ['POST', 'estimate', {}],
    ['POST', 'refresh'],
    ['PATCH', '', { cart: { note: 'Late' } }],
    ['POST', 'place-order', {}],
  ];
  for (const [method, verb, body] of changes) {
    const refused = await byId(merchant, method, cart.id, verb, body);
    expect([refused.status, getCode(refused)]).toEqual([428, 'CART_ALREADY_ORDERED']);
    expect(refused.body.details?.applicationError?.data).toEqual({ cartId: cart.id, orderId });
  }
  expect(getCode(await current(shopper, 'GET'))).toBe('OWNED_CART_NOT_FOUND');
  expect((await shopper.cart('GET')).status).toBe(404);
  expect(
    (await current(shopper, 'POST', 'add-line-items', { catalogItems: [item(product.id)] })).body.cart.id,
  ).not.toBe(cart.id);
});

test('the order takes the stock once, and triggers its events', async () => {
  await complete();
  const before = product.stock.quantity ?? 0;
  await place(merchant);
  await place(merchant);
  const after = (await merchant.get(product.id)) as unknown as Product;
  expect(after.stock.quantity).toBe(before - 2);
  const types = emulator.events().map(({ type }) => type);
  expect(types.filter((type) => type === 'wix.ecom.v1.order_created')).toHaveLength(1);
  expect(types).not.toContain('wix.ecom.v2.cart_deleted');
  expect(types.filter((type) => type === 'wix.ecom.v1.cart_deleted')).toHaveLength(1);
});

test('visitors can only place orders that are paid offline', async () => {
  await complete();
  expect((await place(shopper)).status).toBe(403);
  await current(shopper, 'POST', 'add-gift-card', { giftCard: { code: 'GIFT-RICH-5000' } });
  const { body, status } = await place(shopper);
  expect([status, body.completed, body.paymentGatewayOrderId]).toEqual([200, true, undefined]);
  expect(await order(body.orderId)).toMatchObject({ paymentStatus: 'PAID' });
});

test('offline items are ordered by the visitor, and paid later', async () => {
  const { cart: own } = (
    await createCart(merchant, {
      customItems: [
        {
          name: { original: 'Class' },
          quantityInfo: { requestedQuantity: 1 },
          pricing: { price: { amount: '30' } },
          attributes: { itemType: { preset: 'SERVICE' } },
          paymentConfig: { paymentOption: 'FULL_PAYMENT_OFFLINE' },
        },
      ],
    })
  ).body;
  const { body } = await place(shopper, {}, own.id);
  expect(body.completed).toBe(true);
  expect(await order(body.orderId)).toMatchObject({
    paymentStatus: 'NOT_PAID',
    priceSummary: { total: { amount: '30.00' } },
  });
});

test('a payment token charges the card', async () => {
  await complete();
  const { body } = await place(merchant, { paymentToken: 'card-approved' });
  expect(body).toMatchObject({ completed: true });
  expect(body.paymentGatewayOrderId).toMatch(/^[0-9a-f-]{36}$/);
  expect(await order(body.orderId)).toMatchObject({ paymentStatus: 'PAID' });
});

test('a payment on another page places the order when it is completed, and redirects', async () => {
  await complete();
  const redirectUrls = { successUrl: 'https://shop.test/thanks?order={orderId}', errorUrl: 'https://shop.test/sorry' };
  const started = await place(merchant, { paymentToken: 'card-pending', redirectUrls });
  expect(started.body.completed).toBe(false);
  expect((await byId(shopper, 'GET', cart.id)).body.cart.orderPlaced).toBe(false);
  expect(getCode(await place(merchant, {}))).toBe('PAYMENT_ALREADY_IN_PROGRESS');
  const finish = (token: string | undefined) =>
    emulator.fetch(
      new Request(`http://localhost/ecom/v2/carts/handle-async-checkout-completion?token=${token}`, {
        redirect: 'manual',
      }),
    );
  const { orderId, paymentGatewayOrderId } = started.body;
  for (let time = 0; time < 2; time++) {
    const redirect = await finish(paymentGatewayOrderId);
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      302,
      `https://shop.test/thanks?order=${orderId}`,
    ]);
  }
  expect((await byId(shopper, 'GET', cart.id)).body.cart).toMatchObject({ orderPlaced: true, orderId });
  expect(await order(orderId)).toMatchObject({ paymentStatus: 'PAID', checkoutId: cart.id });
  expect((await finish('unknown')).status).toBe(401);
});

test('a pending payment expires after three hours', async () => {
  await complete();
  const pending = { paymentToken: 'card-pending', redirectUrls: { errorUrl: 'https://shop.test/sorry' } };
  await place(merchant, pending);
  emulator.clock().advance(3 * 60 * 60 * 1000 + 1);
  expect(getCode(await place(merchant, pending))).toBe('PAYMENT_ATTEMPT_EXPIRED');
  expect((await place(merchant, pending)).body.completed).toBe(false);
});

test('the hosted page accepts a cart ID, is prefilled from the cart, and places its order', async () => {
  await complete();
  const session = await shopper.call<{ redirectSession: { fullUrl: string } }>(
    'POST',
    '/_api/redirects-api/v1/redirect-session',
    { ecomCheckout: { checkoutId: cart.id }, callbacks: { thankYouPageUrl: 'http://localhost:5173/thanks' } },
  );
  const url = session.body.redirectSession.fullUrl;
  const page = await (await emulator.fetch(new Request(url))).text();
  expect(page).toContain('ada@example.com');
  expect(page).toContain('1 Main St');
  const hidden = [...page.matchAll(/<input\s+type="hidden"\s+name="([^"]+)"\s+value="([^"]*)"/g)];
  const known = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const form = {
    ...known,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    addressLine: '1 Main St',
    city: 'Portland',
    country: 'US',
    'subdivision-US': 'US-OR',
    postalCode: '97209',
    shippingOption: 'express',
    action: 'update',
  };
  const post = (fields: Record<string, string>) =>
    emulator.fetch(new Request(url, { method: 'POST', body: new URLSearchParams({ ...form, ...fields }) }));
  await post({});
  expect((await byId(shopper, 'GET', cart.id)).body.cart.deliveryInfo.method?.code).toBe('express');
  const updated = await (await emulator.fetch(new Request(url))).text();
  const totals = [...updated.matchAll(/name="(total-[^"]+)"\s+value="([^"]*)"/g)];
  const paid = await post({
    ...Object.fromEntries(totals.map(([, name = '', value = '']) => [name, value])),
    action: 'pay',
    payment: 'card-approved',
  });
  const orderId = new URL(paid.headers.get('location') ?? '').searchParams.get('orderId') ?? '';
  expect(await order(orderId)).toMatchObject({ paymentStatus: 'PAID', checkoutId: cart.id });
  expect((await byId(shopper, 'GET', cart.id)).body.cart).toMatchObject({ orderPlaced: true, orderId });
  expect((await current(shopper, 'GET')).status).toBe(404);
  expect((await emulator.fetch(new Request(url))).headers.get('location')).toContain(orderId);
});

test('the checkout URL leads to the hosted page, or to the custom page of the cart', async () => {
  const { checkoutUrl } = (await byId(shopper, 'POST', cart.id, 'get-checkout-url', {})).body;
  expect((await emulator.fetch(new Request(checkoutUrl))).status).toBe(200);
  await byId(shopper, 'PATCH', cart.id, '', { cart: { customCheckoutUrl: 'https://pay.test/{checkout_id}/start' } });
  expect((await byId(shopper, 'POST', cart.id, 'get-checkout-url', {})).body.checkoutUrl).toBe(
    `https://pay.test/${cart.id}/start`,
  );
});

test('an external checkout orders with its token, without a payment', async () => {
  await complete();
  const { body } = await send<{ token: string }>(emulator, 'POST', '/_emulator/checkout-links', {
    body: { checkoutId: cart.id, url: 'https://pay.test/done' },
  });
  const placeWith = async (token: string) => {
    const response = await emulator.fetch(
      new Request(`http://localhost/ecom/v2/carts/${cart.id}/place-order`, {
        method: 'POST',
        headers: {
          authorization: shopper.token,
          'content-type': 'application/json',
          'x-wix-third-party-checkout-token': token,
        },
        body: '{}',
      }),
    );
    return { status: response.status, body: (await response.json()) as { orderId: string; completed: boolean } };
  };
  expect((await placeWith('wrong')).status).toBe(400);
  const placed = await placeWith(body.token);
  expect(placed).toMatchObject({ status: 200, body: { completed: true } });
  expect(await order(placed.body.orderId)).toMatchObject({ paymentStatus: 'NOT_PAID' });
});

test('the merchant marks a cart as ordered elsewhere', async () => {
  const orderId = '0a1b2c3d-0000-4000-8000-000000000001';
  expect((await byId(shopper, 'POST', cart.id, 'mark-cart-as-completed', { orderId })).status).toBe(403);
  const { body } = await byId(merchant, 'POST', cart.id, 'mark-cart-as-completed', { orderId });
  expect(body.cart).toMatchObject({ orderPlaced: true, orderId });
  expect((await current(shopper, 'GET')).status).toBe(404);
});

test('an abandoned cart that is ordered is recovered', async () => {
  await complete();
  emulator.clock().advance(3_600_001);
  await place(merchant, { paymentToken: 'card-approved' });
  const { abandonedCart } = await merchant
    .send<{ abandonedCart: { status: string } }>('GET', `/stores/v1/abandonedCarts/${cart.id}`)
    .catch(() => ({ abandonedCart: { status: 'unknown' } }));
  expect(abandonedCart.status).toBe('RECOVERED');
});

test('a cart with open access belongs to the first visitor who changes it, and reads store nothing', async () => {
  const { cart: open } = (
    await createCart(merchant, {
      catalogItems: [{ quantity: 1, catalogReference: { appId: storesApp, catalogItemId: product.id } }],
    })
  ).body;
  expect(open.customerInfo).toMatchObject({ openAccess: true });
  expect(open.customerInfo).not.toHaveProperty('visitorId');
  const stranger = await newShopper(emulator);
  for (const reader of [shopper, stranger]) {
    const { cart: read } = (await byId(reader, 'GET', open.id)).body;
    expect(read.customerInfo).toMatchObject({ openAccess: false });
    expect(read.revision).toBe(open.revision);
  }
  expect((await byId(merchant, 'GET', open.id)).body.cart.customerInfo).toMatchObject({ openAccess: true });
  expect((await byId(shopper, 'PATCH', open.id, '', { cart: { note: 'Mine' } })).status).toBe(200);
  expect((await byId(stranger, 'GET', open.id)).status).toBe(404);
  expect((await byId(shopper, 'GET', open.id)).body.cart.customerInfo).toMatchObject({ openAccess: false });
});

test('the violations of a preview cart name its subscriptions and gift cards', async () => {
  const subscriptionOption = {
    title: 'Monthly',
    subscriptionSettings: { frequency: 'MONTH', autoRenewal: true },
    discount: { type: 'PERCENT', value: 50 },
  };
  const path = '/stores/v1/subscription-options';
  const created = await merchant.send<{ subscriptionOption: { id: string } }>('POST', path, { subscriptionOption });
  const { id } = created.subscriptionOption;
  await merchant.send('POST', `${path}/product/${product.id}/assign`, { assignedSubscriptionOptions: [{ id }] });
  await merchant.send('PATCH', `${path}/product/${product.id}/allowOneTimePurchase`, { allowed: true });
  const giftCard = {
    name: { original: 'Gift card' },
    quantityInfo: { requestedQuantity: 1 },
    pricing: { price: { amount: '25.00' } },
    attributes: { itemType: { preset: 'GIFT_CARD' } },
  };
  const { body } = await createCart(merchant, {
    cart: { demo: true },
    catalogItems: [item(product.id), item(product.id, 1, { subscriptionOptionId: id })],
    customItems: [giftCard],
  });
  const [, subscription, voucher] = body.cart.lineItems;
  const { summary } = (await byId(merchant, 'POST', body.cart.id, 'calculate', {})).body;
  const code = (subject: string) => `${subject}_NOT_SUPPORTED_ON_DEMO_CART`;
  expect(summary.violations.filter((violation) => violation.code.endsWith('DEMO_CART'))).toMatchObject([
    {
      code: code('SUBSCRIPTION_ITEM'),
      subscriptionItemNotSupportedOnDemoCartData: { lineItemIds: [subscription?.id] },
    },
    { code: code('GIFT_CARD_ITEM'), giftCardItemNotSupportedOnDemoCartData: { lineItemIds: [voucher?.id] } },
  ]);
});
