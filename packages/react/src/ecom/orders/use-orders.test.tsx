import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getAuth } from '../../testing/members.js';
import { placeOrder } from '../../testing/place-order.js';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderLoaded, renderWith, waitFor } from '../../testing/render.js';
import { useOrders } from '../index.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

async function buy(quantity: number): Promise<void> {
  await placeOrder(platform, quantity);
  platform.emulator.clock().advance(1000);
}

const quantities = (orders: readonly { lineItems?: { quantity?: number }[] }[]) =>
  orders.map(({ lineItems }) => lineItems?.[0]?.quantity);

it("reads the buyer's orders, the newest first, page by page", async () => {
  for (const quantity of [1, 2, 3]) await buy(quantity);
  const { result } = await renderLoaded(platform.client, () => useOrders({ limit: 2 }));
  expect(quantities(result.current.data?.items ?? [])).toEqual([3, 2]);
  expect(result.current.hasNextPage).toBe(true);
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(quantities(result.current.data?.items ?? [])).toEqual([3, 2, 1]));
  expect(result.current.hasNextPage).toBe(false);
});

it('is empty for a buyer without orders, and sends no request while disabled', async () => {
  await getAuth(platform).getAuthHeaders();
  renderWith(platform.client, () => useOrders({}, { query: { enabled: false } }));
  const { result } = await renderLoaded(platform.client, () => useOrders());
  expect(result.current).toMatchObject({ data: { items: [] }, hasNextPage: false, isError: false });
  expect(platform.sent('/orders/search')).toHaveLength(1);
});
