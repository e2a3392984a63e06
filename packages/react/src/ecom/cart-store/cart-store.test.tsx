import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createContextValue } from '../../provider/create-context-value.js';
import { cartQuery } from '../../queries/cart-query.js';
import { getAuth, memberTokens, otto } from '../../testing/members.js';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderLoaded, renderWith, waitFor } from '../../testing/render.js';
import { deferred } from '../cart-changes/deferred.js';
import * as code from '../cart-changes/index.js';
import { useCart, useCartMutation } from '../index.js';
import { cartStore } from './cart-store.js';

const quantityPath = '/update-line-items';
const couponPath = '/add-coupon';

let platform: Platform;
beforeEach(async () => {
  platform = createPlatform();
  await platform.fill(['espresso-pair', 3]);
});

/** Store of a fetched cart with one line item, whose code is loaded with `load`. */
async function open(load: () => Promise<typeof code>) {
  const queryClient = new QueryClient();
  const context = createContextValue(platform.client, queryClient, { cartVersion: 2, catalogVersion: undefined });
  const { lineItems } = (await queryClient.fetchQuery(cartQuery(platform.client))) ?? {};
  const [{ _id: lineItemId = '' } = {}] = lineItems ?? [];
  const store = cartStore(context, load);
  const pending = () => {
    const { isUpdating, quantities } = store.pending();
    return { isUpdating, quantities: Object.fromEntries(quantities) };
  };
  const cached = (queryKey: QueryKey = cartQuery(platform.client).queryKey) =>
    queryClient.getQueryData<Cart>(queryKey)?.lineItems?.map(({ quantityInfo }) => quantityInfo?.requestedQuantity);
  return { store, lineItemId, pending, cached };
}

/** Code that is delivered later. */
function delayCode() {
  const { promise, resolve } = deferred<typeof code>();
  return { load: () => promise, deliver: () => resolve(code) };
}

/** Requests that changed the cart, by the ends of their paths. */
const listWrites = () =>
  platform.sent().flatMap((request) => (request.startsWith('GET') ? [] : [request.replace(/^.*\//, '/')]));

it('shows changes before their code is loaded, and sends them in their order afterwards', async () => {
  const { load, deliver } = delayCode();
  const { store, lineItemId, pending, cached } = await open(load);
  const seen: unknown[] = [];
  store.subscribe(() => seen.push(pending().quantities[lineItemId]));
  const before = listWrites().length;
  const changes = [
    store.change('updateQuantity', { lineItemId, quantity: 5 }),
    store.change('applyCoupon', { code: 'WELCOME10' }),
    store.change('changeQuantity', { lineItemId, difference: 2 }),
    store.change('changeQuantity', { lineItemId, difference: -1 }),
  ];
  expect(pending()).toEqual({ isUpdating: true, quantities: { [lineItemId]: 6 } });
  expect(listWrites()).toHaveLength(before);
  deliver();
  await Promise.all(changes);
  expect(listWrites().slice(before)).toEqual([quantityPath, couponPath, quantityPath]);
  await store.settled();
  expect(pending()).toEqual({ isUpdating: false, quantities: {} });
  expect(cached()).toEqual([6]);
  expect(seen.slice(0, 4)).toEqual([5, 5, 7, 6]);
});

it('shows a removal before its code is loaded', async () => {
  const { load, deliver } = delayCode();
  const { store, lineItemId, pending, cached } = await open(load);
  const removal = store.change('removeItem', { lineItemId });
  expect(pending()).toEqual({ isUpdating: true, quantities: { [lineItemId]: 0 } });
  deliver();
  await removal;
  expect(cached()).toEqual([]);
});

it.each([0, 1, 2, 3, 4, 5])(
  'sends a change after those that wait, also %i turns of the microtask queue after their code was loaded',
  async (turns) => {
    const { load, deliver } = delayCode();
    const { store, lineItemId, cached } = await open(load);
    const first = store.change('updateQuantity', { lineItemId, quantity: 5 });
    const second = load().then(async () => {
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      return store.change('updateQuantity', { lineItemId, quantity: 2 });
    });
    deliver();
    await Promise.all([first, second]);
    expect(cached()).toEqual([2]);
  },
);

it('fails with load_failed if the code cannot be loaded, and loads it again for the next change', async () => {
  const load = vi.fn(() => Promise.resolve(code));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { store, lineItemId, pending, cached } = await open(load);
  const before = listWrites().length;
  const change = store.change('updateQuantity', { lineItemId, quantity: 5 });
  const settled = store.settled();
  await expect(settled).rejects.toMatchObject({ code: 'load_failed' });
  await expect(change).rejects.toMatchObject({ kind: 'network', code: 'load_failed' });
  expect(pending()).toEqual({ isUpdating: false, quantities: {} });
  expect(listWrites()).toHaveLength(before);
  await store.change('updateQuantity', { lineItemId, quantity: 5 });
  expect(cached()).toEqual([5]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('drops a change that waits for its code when the session changes', async () => {
  const { load, deliver } = delayCode();
  const { store, lineItemId, pending } = await open(load);
  const before = listWrites().length;
  const tokens = await memberTokens(platform, otto.id);
  const change = store.change('updateQuantity', { lineItemId, quantity: 5 });
  getAuth(platform).setTokens(tokens);
  expect(pending()).toEqual({ isUpdating: false, quantities: {} });
  deliver();
  await expect(change).rejects.toMatchObject({ code: 'session_changed' });
  expect(listWrites()).toHaveLength(before);
});

it('is settled after the changes that wait for their code', async () => {
  const { load, deliver } = delayCode();
  const { store, lineItemId, cached } = await open(load);
  const change = store.change('updateQuantity', { lineItemId, quantity: 5 });
  deliver();
  await store.settled();
  expect(cached()).toEqual([5]);
  await change;
});

it('loads the code when the browser is idle, for components that can change the cart only', async () => {
  const load = vi.fn(() => Promise.resolve(code));
  vi.doMock('../cart-changes/index.js', load);
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  onTestFinished(() => {
    vi.doUnmock('../cart-changes/index.js');
    vi.unstubAllGlobals();
  });
  await renderLoaded(platform.client, () => useCart());
  expect(idle).toEqual([]);
  renderWith(platform.client, () => useCartMutation('addItems'));
  expect(load).not.toHaveBeenCalled();
  for (const run of idle) run();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});
