import { createClient, media } from '@cartwright/core';
import { currentCart, orders, checkout } from '@cartwright/ecom';
import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '@cartwright/emulator';
import { startServer, type RunningServer } from '@cartwright/emulator/node';
import { OAuthStrategy } from '@cartwright/identity';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { products } from '@cartwright/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ emulator: createEmulator({ catalogVersion: 'v1', seed: 12 }) });
});
afterAll(() => server.close());

/** Media type of a URL's response for clients that accept any type, such as the optimizer of next/image. */
async function fetchType(url: string): Promise<string | null> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.headers.get('content-type');
}

test('the images of products, cart lines and order lines are raster images of the media host that the client names', async () => {
  const mediaUrl = `${server.url}/media`;
  const options = { apiUrl: server.url, cdnUrl: server.url, mediaUrl };
  const shopper = createClient({
    ...options,
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    modules: { checkout, currentCart, media, products },
  });
  const merchant = createClient({
    ...options,
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    modules: { orders },
  });
  const { items } = await shopper.products.queryProducts().find();
  const product = items.find(({ productOptions, stock }) => productOptions?.length === 0 && stock?.inStock);
  const { cart } = await shopper.currentCart.addToCurrentCart({
    lineItems: [
      {
        quantity: 1,
        catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: product?._id ?? '' },
      },
    ],
  });
  const { checkoutId } = await shopper.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    email: 'robin@demo.example',
    shippingAddress: {
      country: 'US',
      subdivision: 'US-NY',
      city: 'New York',
      postalCode: '10001',
      addressLine1: '1 Elm',
    },
  });
  const order = await shopper.checkout.createOrder(checkoutId ?? '');
  const placed = await merchant.orders.getOrder(String(order.orderId));

  const ofProduct = product?.media?.mainMedia?.image?.url ?? '';
  const ofCart = cart?.lineItems?.[0]?.image ?? '';
  const ofOrder = placed.lineItems?.[0]?.image ?? '';
  for (const url of [
    shopper.media.getScaledToFillImageUrl(ofProduct, 60, 40),
    media.getScaledToFillImageUrl(ofCart, 60, 40),
    media.getScaledToFillImageUrl(ofOrder, 60, 40),
  ]) {
    expect(url).toContain(`${mediaUrl}/`);
    expect(url).toContain('/v1/fill/w_60,h_40,');
    expect(await fetchType(url)).toBe('image/jpeg');
  }
});
