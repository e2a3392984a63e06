import { createClient, fetchWithAuth } from '@cartwright/core';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { beforeEach, expect, test } from 'vitest';
import { checkout, currentCart, orders } from '../index.js';

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

interface WireProduct {
  id: string;
  slug: string;
}

function open() {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  const client = createClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    modules: { checkout, currentCart, orders },
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
    apiUrl: 'http://localhost',
  });
  const productId = async (slug: string): Promise<string> => {
    const response = await client.use(fetchWithAuth)('/stores-reader/v1/products/query-platformized', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: { filter: { slug } } }),
    });
    const { products } = (await response.json()) as { products: WireProduct[] };
    return products[0]?.id ?? '';
  };
  return { client, productId };
}

let shop: ReturnType<typeof open>;
beforeEach(() => {
  shop = open();
});

const tee = async (choices: Record<string, string>, quantity = 1) => ({
  quantity,
  catalogReference: { appId, catalogItemId: await shop.productId('everyday-tee'), options: { options: choices } },
});

test('a visitor has no cart before the first item is added and after it is deleted', async () => {
  const { client } = shop;
  const noCart = { code: 'OWNED_CART_NOT_FOUND', status: 404 };
  await expect(client.currentCart.getCurrentCart()).rejects.toMatchObject(noCart);
  await expect(client.currentCart.deleteCurrentCart()).rejects.toMatchObject(noCart);
  const { cart } = await client.currentCart.addToCurrentCart({ lineItems: [await tee({ Size: 'L', Color: 'Moss' })] });
  expect((await client.currentCart.getCurrentCart())._id).toBe(cart?._id);
  await client.currentCart.deleteCurrentCart();
  await expect(client.currentCart.getCurrentCart()).rejects.toMatchObject(noCart);
});

test('from an item to a checkout: quantity, coupon, estimate', async () => {
  const { client } = shop;
  const { cart } = await client.currentCart.addToCurrentCart({
    lineItems: [await tee({ Size: 'L', Color: 'Moss' }), await tee({ Size: 'M', Color: 'Rose' })],
  });
  expect(cart?._createdDate).toBeInstanceOf(Date);
  const [first, second] = cart?.lineItems ?? [];
  expect(first?.image).toMatch(/^wix:image:\/\/v1\//);
  expect(first?.url).toMatch(/^https?:\/\//);
  expect(first?.availability?.status).toBe(currentCart.ItemAvailabilityStatus.AVAILABLE);

  const more = await client.currentCart.updateCurrentCartLineItemQuantity([{ _id: first?._id ?? '', quantity: 3 }]);
  expect(more.cart?.lineItems?.map(({ quantity }) => quantity)).toEqual([3, 1]);
  const less = await client.currentCart.removeLineItemsFromCurrentCart([second?._id ?? '']);
  expect(less.cart?.lineItems).toHaveLength(1);
  expect(less.cart?.subtotal?.amount).toBe('114.00');

  await expect(client.currentCart.updateCurrentCart({ couponCode: 'NOPE' })).rejects.toMatchObject({
    code: 'ERROR_COUPON_DOES_NOT_EXIST',
  });
  const discounted = await client.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' });
  expect(discounted.appliedDiscounts?.[0]?.coupon?.code).toBe('WELCOME10');

  const shippingAddress = { country: 'US', subdivision: 'US-NY', city: 'New York', postalCode: '10001' };
  const estimate = await client.currentCart.estimateCurrentCartTotals({ shippingAddress });
  expect(estimate.priceSummary).toMatchObject({ subtotal: { amount: '114.00' }, discount: { amount: '11.40' } });
  expect(estimate.shippingInfo?.carrierServiceOptions?.[0]?.shippingOptions?.length).toBeGreaterThan(0);

  const { checkoutId = '' } = await client.currentCart.createCheckoutFromCurrentCart({
    channelType: currentCart.ChannelType.WEB,
    shippingAddress,
  });
  const created = await client.checkout.getCheckout(checkoutId);
  expect(created.lineItems?.map(({ quantity }) => quantity)).toEqual([3]);
  expect(created.lineItems?.[0]?.media).toMatch(/^wix:image:\/\/v1\//);
  expect(created.shippingInfo?.shippingDestination?.address).toMatchObject({ country: 'US', subdivision: 'US-NY' });
  expect(created.priceSummary?.total).toEqual(estimate.priceSummary?.total);
  const repeated = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  expect(repeated.checkoutId).toBe(checkoutId);

  const without = await client.currentCart.removeCouponFromCurrentCart();
  expect(without.cart?.appliedDiscounts).toEqual([]);
});

test('the platform returns success and adds nothing if choices are missing', async () => {
  const { cart } = await shop.client.currentCart.addToCurrentCart({ lineItems: [await tee({ Size: 'L' })] });
  expect(cart?.lineItems ?? []).toHaveLength(0);
});

test('an unknown order and an unknown checkout are errors', async () => {
  await expect(shop.client.orders.getOrder('11111111-1111-4111-8111-111111111111')).rejects.toMatchObject({
    status: 404,
    code: 'ORDER_NOT_FOUND',
  });
  await expect(shop.client.checkout.getCheckout('11111111-1111-4111-8111-111111111111')).rejects.toMatchObject({
    status: 404,
  });
});
