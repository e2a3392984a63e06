import { createClient, fetchWithAuth } from '@cartwright/core';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy, redirects } from '@cartwright/identity';
import { describe, expect, test } from 'vitest';
import { cartV2, currentCartV2, purchaseV2 } from '../index.js';

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const missingId = '11111111-2222-4333-8444-555555555555';
const origin = 'http://localhost:4321';
const callbacks = { thankYouPageUrl: `${origin}/thanks`, postFlowUrl: `${origin}/cart` };
const address = { country: 'US', subdivision: 'US-OR', city: 'Salem', postalCode: '97301', addressLine1: '1 Main St' };

async function open() {
  const emulator = createEmulator();
  const sent: string[] = [];
  const client = createClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    modules: { cartV2, currentCartV2, purchaseV2, redirects },
    fetch: (input, init) => {
      const request = new Request(input, init);
      sent.push(`${request.method} ${new URL(request.url).pathname}`);
      return emulator.fetch(request);
    },
    apiUrl: 'http://localhost',
  });
  const response = await client.use(fetchWithAuth)('/stores/v3/products/slug/everyday-tee');
  const { product } = (await response.json()) as {
    product: { id: string; variantsInfo: { variants: { id: string; inventoryStatus: { inStock: boolean } }[] } };
  };
  const variant = product.variantsInfo.variants.find(({ inventoryStatus }) => inventoryStatus.inStock);
  const tee = {
    quantity: 2,
    catalogReference: { appId, catalogItemId: product.id, options: { variantId: variant?.id ?? '' } },
  };
  const start = (options: Partial<purchaseV2.StartCheckoutOptions> = {}) =>
    client.purchaseV2.startCheckout(client.redirects.createRedirectSession, { callbacks, ...options });
  return { client, emulator, sent, start, tee };
}

describe('startCheckout', () => {
  test('saves the given fields in the current cart, whose ID is the checkout ID', async () => {
    const { client, start, tee } = await open();
    const added = await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [tee] });
    const { checkoutId, url } = await start({
      email: 'ada@example.com',
      shippingAddress: address,
      billingAddress: address,
      deliveryMethod: { code: 'express' },
      couponCode: 'WELCOME10',
      giftCardCode: 'GIFT-RICH-5000',
      cart: { note: 'Hello', customerInfo: { firstName: 'Ada' } },
    });
    expect(checkoutId).toBe(added.cart?._id);
    expect(new URL(url).protocol).toMatch(/^http/);
    const { cart } = await client.currentCartV2.getCurrentCart();
    expect(cart).toMatchObject({
      note: 'Hello',
      customerInfo: { email: 'ada@example.com', firstName: 'Ada' },
      deliveryInfo: { address: { addressLine1: '1 Main St' }, method: { code: 'express' } },
      paymentInfo: { billingAddress: { city: 'Salem' } },
      coupons: [{ code: 'WELCOME10' }],
    });
    expect(cart?.paymentInfo?.giftCards).toHaveLength(1);
  });

  test('replaces coupon and gift card, and keeps the coupon if the new one is rejected', async () => {
    const { client, start, tee } = await open();
    await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [tee] });
    await start({ couponCode: 'WELCOME10', giftCardCode: 'GIFT-RICH-5000' });
    await start({ couponCode: 'welcome10', giftCardCode: 'GIFT-RICH-5000', giftCardRedeemAmount: '5.00' });
    const couponCodes = async () =>
      (await client.currentCartV2.getCurrentCart()).cart?.coupons?.map(({ code }) => code);
    expect(await couponCodes()).toEqual(['WELCOME10']);
    const { cart } = await client.currentCartV2.getCurrentCart();
    expect(cart?.paymentInfo?.giftCards).toMatchObject([{ requestedRedeemAmount: { amount: '5.00' } }]);
    await expect(start({ couponCode: 'NO-SUCH-COUPON' })).rejects.toMatchObject({ code: 'INVALID_COUPON_CODE' });
    expect(await couponCodes()).toEqual(['WELCOME10']);
  });

  test('buys items at once, and leaves the current cart as it is', async () => {
    const { client, start, tee } = await open();
    const before = await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [tee] });
    const { checkoutId } = await start({
      catalogItems: [{ ...tee, quantity: 1 }],
      email: 'ada@example.com',
      shippingAddress: address,
      deliveryMethod: { code: 'express' },
      couponCode: 'WELCOME10',
    });
    const created = await client.cartV2.getCart(checkoutId);
    expect(created).toMatchObject({
      customerInfo: { email: 'ada@example.com' },
      deliveryInfo: { method: { code: 'express' } },
      coupons: [{ code: 'WELCOME10' }],
    });
    expect(created.lineItems?.map(({ quantityInfo }) => quantityInfo?.confirmedQuantity)).toEqual([1]);
    expect(checkoutId).not.toBe(before.cart?._id);
    expect(await client.currentCartV2.getCurrentCart()).toEqual(before);
  });

  test('only reads the cart if there is nothing to save', async () => {
    const { client, sent, start, tee } = await open();
    await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [tee] });
    const count = sent.length;
    await start();
    expect(sent.slice(count)).toEqual(['GET /ecom/v2/carts/current', 'POST /_api/redirects-api/v1/redirect-session']);
  });

  test('fails without a cart and without a redirect URL', async () => {
    const { client, start, tee } = await open();
    await expect(start()).rejects.toMatchObject({ status: 404 });
    await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [tee] });
    const withoutUrl = client.purchaseV2.startCheckout(() => Promise.resolve({}), { callbacks });
    await expect(withoutUrl).rejects.toMatchObject({ code: 'invalid_response' });
  });
});

describe('reorder', () => {
  test('adds what is available, and reports the rest', async () => {
    const { client, tee } = await open();
    const gone = { ...tee.catalogReference, catalogItemId: missingId };
    const custom = { _id: 'c', quantity: 1, productName: { original: 'Engraving' } };
    const { cart, notInCatalog, shortfalls } = await client.purchaseV2.reorder({
      lineItems: [tee, custom, { quantity: 3, catalogReference: gone }],
    });
    expect(notInCatalog).toEqual([custom]);
    expect(shortfalls).toEqual([
      {
        index: 1,
        catalogReference: gone,
        catalogItemId: missingId,
        requestedQuantity: 3,
        addedQuantity: 0,
        reason: 'not_found',
      },
    ]);
    expect(cart?.lineItems?.map(({ quantityInfo }) => quantityInfo?.confirmedQuantity)).toEqual([2]);
  });

  test('adds the quantity that is in stock', async () => {
    const { client, tee } = await open();
    const { cart, shortfalls } = await client.purchaseV2.reorder({ lineItems: [{ ...tee, quantity: 90_000 }] });
    const addedQuantity = cart?.lineItems?.[0]?.quantityInfo?.confirmedQuantity ?? 0;
    expect(addedQuantity).toBeGreaterThan(0);
    expect(shortfalls).toMatchObject([{ requestedQuantity: 90_000, addedQuantity, reason: 'out_of_stock' }]);
  });

  test('does not change the cart if no item can be reordered', async () => {
    const { client, sent } = await open();
    const count = sent.length;
    expect(await client.purchaseV2.reorder({})).toEqual({ notInCatalog: [], shortfalls: [] });
    expect(sent).toHaveLength(count);
  });
});
