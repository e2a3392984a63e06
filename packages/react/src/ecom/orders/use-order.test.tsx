import { beforeEach, expect, it } from 'vitest';
import { placeOrder } from '../../testing/place-order.js';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderLoaded, renderWith } from '../../testing/render.js';
import { useOrder } from '../index.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

it('reads the order that was placed', async () => {
  const orderId = await placeOrder(platform);
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
