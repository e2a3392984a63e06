import { createClient, fetchWithAuth } from '@cartwright/core';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy, redirects } from '@cartwright/identity';
import { describe, expect, test } from 'vitest';
import { checkout, currentCart, orders, purchase } from '../index.js';

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const origin = 'http://localhost:4321';
const callbacks = { thankYouPageUrl: `${origin}/thanks`, postFlowUrl: `${origin}/cart` };

async function open() {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  const sent: { path: string; body: string }[] = [];
  const client = createClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    modules: { checkout, currentCart, orders, purchase, redirects },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push({ path: new URL(request.url).pathname, body: await request.clone().text() });
      return emulator.fetch(request);
    },
    apiUrl: 'http://localhost',
  });
  const response = await client.use(fetchWithAuth)('/stores-reader/v1/products/query-platformized', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: { filter: { slug: 'everyday-tee' } } }),
  });
  const { products } = (await response.json()) as { products: { id: string }[] };
  const catalogItemId = products[0]?.id ?? '';
  const options = { options: { Size: 'L', Color: 'Moss' } };
  return { client, sent, tee: { quantity: 2, catalogReference: { appId, catalogItemId, options } } };
}

test('goes from the cart to the checkout page, the order and a reorder', async () => {
  const { client, tee } = await open();
  await client.currentCart.addToCurrentCart({ lineItems: [tee] });
  const shippingAddress = {
    country: 'US',
    subdivision: 'US-NY',
    city: 'New York',
    postalCode: '10001',
    addressLine1: '1 Main St',
  };
  const started = await client.purchase.startCheckout(client.redirects.createRedirectSession, {
    callbacks,
    shippingAddress,
    email: 'ada@example.com',
  });
  expect(new URL(started.url).protocol).toMatch(/^http/);

  const { orderId = '' } = await client.checkout.createOrder(started.checkoutId);
  const result = await client.purchase.returnFromCheckout(`${callbacks.thankYouPageUrl}?orderId=${orderId}&ref=mail`);
  expect(result).toMatchObject({ isCompleted: true, url: `${origin}/thanks?ref=mail` });
  if (!result.isCompleted) return;
  expect(result.order.checkoutId).toBe(started.checkoutId);

  const { cart, ...missing } = await client.purchase.reorder(result.order);
  expect(missing).toEqual({ notInCatalog: [], shortfalls: [] });
  expect(cart?.lineItems).toHaveLength(1);
  expect(cart?.lineItems?.[0]).toMatchObject({ quantity: 2, catalogReference: tee.catalogReference });
});

describe('startCheckout', () => {
  test('sends the initial fields of the checkout', async () => {
    const { client, sent, tee } = await open();
    await client.currentCart.addToCurrentCart({ lineItems: [tee] });
    const { checkoutId } = await client.purchase.startCheckout(client.redirects.createRedirectSession, {
      callbacks,
      email: 'ada@example.com',
      ...({ channelType: undefined } as object),
    });
    const readBody = (part: string) => JSON.parse(sent.find(({ path }) => path.includes(part))?.body ?? '{}') as object;
    expect(readBody('create-checkout')).toEqual({ channelType: 'WEB', email: 'ada@example.com' });
    expect(readBody('redirect-session')).toEqual({ ecomCheckout: { checkoutId }, callbacks });
  });

  test('applies a gift card, a coupon and a note to the checkout of the cart', async () => {
    const { client, tee } = await open();
    await client.currentCart.addToCurrentCart({ lineItems: [tee] });
    const { checkoutId } = await client.purchase.startCheckout(client.redirects.createRedirectSession, {
      callbacks,
      giftCardCode: 'GIFT-RICH-5000',
      couponCode: 'WELCOME10',
      checkoutInfo: { buyerNote: 'Hello' },
      email: 'ada@example.com',
    });
    const created = await client.checkout.getCheckout(checkoutId);
    expect(created).toMatchObject({ buyerNote: 'Hello', buyerInfo: { email: 'ada@example.com' } });
    expect(created.appliedDiscounts?.map(({ coupon }) => coupon?.code)).toEqual(['WELCOME10']);
    expect(created.giftCard?.amount?.amount).toBe(created.priceSummary?.total?.amount);
    const refused = client.purchase.startCheckout(client.redirects.createRedirectSession, {
      callbacks,
      giftCardCode: 'NO-SUCH-CARD',
    });
    await expect(refused).rejects.toMatchObject({ code: 'GIFT_CARD_NOT_FOUND' });
  });

  test('buys items immediately, without changing the cart', async () => {
    const { client, tee } = await open();
    await client.currentCart.addToCurrentCart({ lineItems: [tee] });
    const before = await client.currentCart.getCurrentCart();
    const address = { country: 'US', subdivision: 'US-OR', addressLine1: '1 Main St' };
    const { checkoutId } = await client.purchase.startCheckout(client.redirects.createRedirectSession, {
      callbacks,
      lineItems: [{ ...tee, quantity: 1 }],
      email: 'ada@example.com',
      checkoutInfo: { buyerNote: 'Hi' },
      shippingAddress: address,
      billingAddress: address,
      selectedShippingOption: { code: 'express' },
    });
    const created = await client.checkout.getCheckout(checkoutId);
    expect(created).toMatchObject({
      buyerNote: 'Hi',
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: { address: { addressLine1: '1 Main St' } },
      shippingInfo: {
        shippingDestination: { address: { addressLine1: '1 Main St' } },
        selectedCarrierServiceOption: { code: 'express' },
      },
    });
    expect(created.lineItems?.map(({ quantity }) => quantity)).toEqual([1]);
    expect(await client.currentCart.getCurrentCart()).toEqual(before);
  });

  test('fails without a cart and without a redirect URL', async () => {
    const { client, tee } = await open();
    const start = (create: purchase.CreateRedirectSession) => client.purchase.startCheckout(create, { callbacks });
    await expect(start(client.redirects.createRedirectSession)).rejects.toMatchObject({ status: 404 });
    await client.currentCart.addToCurrentCart({ lineItems: [tee] });
    await expect(start(() => Promise.resolve({}))).rejects.toMatchObject({ code: 'invalid_response' });
  });
});

describe('returnFromCheckout', () => {
  test('sends no request without an order ID', async () => {
    const { client, sent } = await open();
    const requested = sent.length;
    expect(await client.purchase.returnFromCheckout(`${origin}/cart?from=checkout`)).toEqual({
      isCompleted: false,
      url: `${origin}/cart?from=checkout`,
    });
    expect(sent).toHaveLength(requested);
  });

  test('the platform rejects an order ID of another buyer', async () => {
    const { client } = await open();
    const address = `${origin}/thanks?orderId=11111111-2222-4333-8444-555555555555`;
    await expect(client.purchase.returnFromCheckout(address)).rejects.toMatchObject({ status: 404 });
  });
});

describe('reorder', () => {
  test('reports the items that cannot be reordered', async () => {
    const { client, tee } = await open();
    const removed = { ...tee.catalogReference, catalogItemId: '11111111-2222-4333-8444-555555555555' };
    const custom = { _id: 'c', quantity: 1, productName: { original: 'Engraving' } };
    const { cart, notInCatalog, shortfalls } = await client.purchase.reorder({
      lineItems: [tee, custom, { quantity: 1, catalogReference: removed }],
    });
    expect(notInCatalog).toEqual([custom]);
    expect(shortfalls).toMatchObject([
      { catalogItemId: removed.catalogItemId, requestedQuantity: 1, addedQuantity: 0 },
    ]);
    expect(cart?.lineItems?.map(({ catalogReference }) => catalogReference?.catalogItemId)).toContain(
      tee.catalogReference.catalogItemId,
    );
  });

  test('does not change the cart if no item can be reordered', async () => {
    const { client, sent } = await open();
    const requested = sent.length;
    expect(await client.purchase.reorder({})).toEqual({ notInCatalog: [], shortfalls: [] });
    expect(sent).toHaveLength(requested);
  });
});
