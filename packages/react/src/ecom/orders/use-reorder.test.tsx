import type { Order } from '@cartwright/ecom/orders';
import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getAuth, iris, memberTokens, otto } from '../../testing/members.js';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderLoaded, renderWith, waitFor } from '../../testing/render.js';
import { useReorder } from '../index.js';
import { useWholeCart } from '../../testing/use-whole-cart.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

const createOrder = async (...items: (readonly [slug: string, quantity: number])[]): Promise<Order> => ({
  lineItems: await Promise.all(items.map(([slug, quantity]) => platform.lineItem(slug, quantity))),
});

it('adds the items of an order to the cart', async () => {
  const { result } = await renderLoaded(platform.client, () => ({ ...useWholeCart(), again: useReorder() }));
  const order = await createOrder(['quiet-teapot', 1], ['espresso-pair', 2]);
  act(() => result.current.again.mutate(order));
  await waitFor(() => expect(result.current.again.data).toMatchObject({ notInCatalog: [], shortfalls: [] }));
  expect(result.current.itemCount).toBe(3);
});

it('adds the items once for two clicks in a row, and again afterwards', async () => {
  const { result } = await renderLoaded(platform.client, () => ({ ...useWholeCart(), again: useReorder() }));
  const order = await createOrder(['quiet-teapot', 1]);
  const { mutateAsync } = result.current.again;
  await act(async () => void (await Promise.all([mutateAsync(order), mutateAsync(order)])));
  expect(result.current.itemCount).toBe(1);
  await act(async () => void (await mutateAsync(order)));
  expect(result.current.itemCount).toBe(2);
});

it('adds the items for the member who clicks, while the click of a former session still runs', async () => {
  const auth = getAuth(platform);
  auth.setTokens(await memberTokens(platform, iris.id));
  const { result } = await renderLoaded(platform.client, () => ({ ...useWholeCart(), again: useReorder() }));
  const order = await createOrder(['quiet-teapot', 1]);
  const tokens = await memberTokens(platform, otto.id);
  const gate = platform.delay('/add-line-items');
  const first = result.current.again.mutateAsync(order).catch((error: unknown) => error);
  await waitFor(() => expect(gate.waiting()).toBe(1));
  await act(async () => auth.setTokens(tokens));
  act(gate.open);
  const second = result.current.again.mutateAsync(order);
  expect(await first).toMatchObject({ code: 'session_changed' });
  await act(async () => void (await second));
  expect(result.current.itemCount).toBe(1);
  expect(platform.sent('/add-line-items')).toHaveLength(2);
});

it('reports items that can no longer be bought', async () => {
  const { result } = renderWith(platform.client, () => useReorder());
  const order = await createOrder(['quiet-teapot', 1], ['orange-blossom-candle', 1]);
  const custom = { productName: { original: 'Wrapping' }, quantity: 1 };
  await act(async () => {
    const done = await result.current.mutateAsync({ lineItems: [...order.lineItems!, custom] });
    expect(done.notInCatalog).toEqual([custom]);
    expect(done.shortfalls).toMatchObject([{ index: 1, reason: 'out_of_stock' }]);
    expect(done.cart?.lineItems?.length).toBeGreaterThan(0);
  });
});

it('sends no request for an order without catalog items', async () => {
  const { result } = renderWith(platform.client, () => useReorder());
  await act(async () => expect(await result.current.mutateAsync({})).toEqual({ notInCatalog: [], shortfalls: [] }));
  expect(platform.sent()).toEqual([]);
});

it('fails with the error of the platform', async () => {
  const { result } = renderWith(platform.client, () => useReorder());
  const order = await createOrder(['quiet-teapot', 1]);
  platform.refuse('/add-line-items', 403, 'NO_PERMISSION');
  act(() => result.current.mutate(order));
  await waitFor(() => expect(result.current.error?.code).toBe('NO_PERMISSION'));
});
