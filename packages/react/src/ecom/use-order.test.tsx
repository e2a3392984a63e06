import { createCheckoutFromCurrentCart } from '@cartwright/ecom/current-cart';
import { beforeEach, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderLoaded, renderWith } from '../testing/render.js';
import { useOrder } from './index.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

async function placeOrder(): Promise<string> {
  await platform.fill(['espresso-pair', 2]);
  const shippingAddress = { country: 'US', subdivision: 'US-OR', city: 'Portland', postalCode: '97201' };
  const { checkoutId } = await platform.client.use({ createCheckoutFromCurrentCart }).createCheckoutFromCurrentCart({
    ...{ channelType: 'WEB', email: 'ada@example.com' },
    shippingAddress: { ...shippingAddress, addressLine1: '12 Pike Street' },
  });
  const answer = await platform.client.fetchWithAuth(`/ecom/v1/checkouts/${checkoutId}/create-order`, {
    ...{ method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
  });
  return ((await answer.json()) as { orderId: string }).orderId;
}

it('reads the order that was placed', async () => {
  const orderId = await placeOrder();
  const { result } = await renderLoaded(platform.client, () => useOrder(orderId));
  expect(result.current.data).toMatchObject({ _id: orderId, lineItems: [{ quantity: 2 }] });
});

it('is null for an unknown order, and reads nothing without an id', async () => {
  const unknown = '00000000-0000-4000-8000-00000000dead';
  const { result } = await renderLoaded(platform.client, () => useOrder(unknown));
  expect(result.current).toMatchObject({ data: null, isError: false });
  const before = platform.sent().length;
  expect(renderWith(platform.client, () => useOrder(null)).result.current.data).toBeUndefined();
  expect(platform.sent()).toHaveLength(before);
});
