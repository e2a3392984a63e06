import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderLoaded, renderWith, waitFor } from '../../testing/render.js';
import { useCartEstimate } from '../index.js';
import { useWholeCart } from '../../testing/use-whole-cart.js';

const estimatePath = '/carts/current/estimate';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

const toOregon = { calculateTax: true, calculateDelivery: true };
const useBoth = () => ({ ...useWholeCart(), estimate: useCartEstimate(toOregon) });

it('sends no request without a cart, or while it is disabled', async () => {
  const { result, unmount } = await renderLoaded(platform.client, useBoth);
  await waitFor(() => expect(result.current.estimate).toMatchObject({ data: null, isFetching: false }));
  unmount();
  await platform.fill(['espresso-pair', 1]);
  await renderLoaded(platform.client, () => ({
    ...useWholeCart(),
    estimate: useCartEstimate(toOregon, { query: { enabled: false } }),
  }));
  expect(platform.sent(estimatePath)).toEqual([]);
});

it('refetches the totals when the platform confirms another cart, and flags the old totals as stale', async () => {
  await platform.fill(['espresso-pair', 1]);
  const { result } = await renderLoaded(platform.client, useBoth);
  await waitFor(() => expect(result.current.estimate.data?.priceSummary).toBeDefined());
  await waitFor(() => expect(result.current.estimate.totalsAreStale).toBe(false));
  const total = () => Number(result.current.estimate.data?.priceSummary?.total?.amount);
  const before = total();
  const gate = platform.delay('/update-line-items');
  const line = result.current.cart?.lineItems?.[0]?._id ?? '';
  let change: Promise<unknown> | undefined;
  act(() => void (change = result.current.updateQuantity(line, 3)));
  expect(result.current.estimate.totalsAreStale).toBe(true);
  expect(total()).toBe(before);
  gate.open();
  await act(async () => void (await change));
  await waitFor(() => expect(result.current.estimate.totalsAreStale).toBe(false));
  expect(total()).toBeGreaterThan(before);
  expect(platform.sent(estimatePath)).toHaveLength(2);
});

it('refetches the totals when items of the cart have sold out', async () => {
  await platform.fill(['espresso-pair', 1]);
  const { result } = await renderLoaded(platform.client, useBoth);
  await waitFor(() => expect(result.current.estimate.totalsAreStale).toBe(false));
  expect(Number(result.current.estimate.data?.priceSummary?.subtotal?.amount)).toBeGreaterThan(0);
  await platform.sellOut('espresso-pair');
  await act(async () => void (await result.current.refreshItems()));
  await waitFor(() => expect(Number(result.current.estimate.data?.priceSummary?.subtotal?.amount)).toBe(0));
});

it('has no totals once the cart is empty', async () => {
  await platform.fill(['espresso-pair', 1]);
  const { result } = renderWith(platform.client, useBoth);
  await waitFor(() => expect(result.current.estimate.data).toBeDefined());
  await act(async () => void (await result.current.removeItem(result.current.cart?.lineItems?.[0]?._id ?? '')));
  await waitFor(() => expect(result.current.estimate.data).toBeNull());
});
