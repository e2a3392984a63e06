import { getAuth, memberTokens, otto } from '../../testing/members.js';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderLoaded, renderWith, waitFor } from '../../testing/render.js';
import { useStartCheckout } from '../index.js';
import { useWholeCart } from '../../testing/use-whole-cart.js';

const checkoutPath = '/redirect-session';
const callbacks = { thankYouPageUrl: 'http://localhost:5173/thank-you', postFlowUrl: 'http://localhost:5173/cart' };
const useBoth = () => ({ ...useWholeCart(), checkout: useStartCheckout({}, { redirect: false }) });

let platform: Platform;
beforeEach(async () => {
  platform = createPlatform();
  await platform.fill(['espresso-pair', 1]);
});

it('leads to the hosted page of a checkout of the cart', async () => {
  const { result } = await renderLoaded(platform.client, useBoth);
  let url = '';
  await act(async () => void (url = await result.current.checkout.mutateAsync({ callbacks })));
  const page = await platform.emulator.fetch(new Request(url));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Espresso');
});

it("prefills the hosted page with the shop's data", async () => {
  const { result } = await renderLoaded(platform.client, useBoth);
  let url = '';
  const known = {
    email: 'ada@example.com',
    shippingAddress: { country: 'US', subdivision: 'US-OR', addressLine1: '1 Main St', postalCode: '97209' },
    deliveryMethod: { code: 'express' },
  };
  await act(async () => void (url = await result.current.checkout.mutateAsync({ callbacks, ...known })));
  const page = await (await platform.emulator.fetch(new Request(url))).text();
  for (const value of ['ada@example.com', '1 Main St', '97209']) expect(page).toContain(`value="${value}"`);
  expect(page).toMatch(/value="US-OR" selected/);
  expect(page).toMatch(/value="express"\s+checked/);
});

it('waits for changes of the cart, and does not begin when one of them fails', async () => {
  const { result } = await renderLoaded(platform.client, useBoth);
  const id = result.current.cart?.lineItems?.[0]?._id ?? '';
  const gate = platform.delay('/update-line-items');
  const { updateQuantity, checkout } = result.current;
  await act(async () => {
    const change = updateQuantity(id, 2);
    const start = checkout.mutateAsync({ callbacks });
    expect(platform.sent(checkoutPath)).toEqual([]);
    gate.open();
    await Promise.all([change, start]);
  });
  expect(platform.sent().findIndex((request) => request.endsWith(checkoutPath))).toBeGreaterThan(
    platform.sent().findIndex((request) => request.endsWith('/update-line-items')),
  );
  platform.refuse('/update-line-items', 400, 'SOLD_OUT');
  await act(async () => {
    updateQuantity(id, 3).catch(() => undefined);
    await expect(checkout.mutateAsync({ callbacks })).rejects.toMatchObject({ code: 'SOLD_OUT' });
  });
  expect(platform.sent(checkoutPath)).toHaveLength(1);
});

it('reports why the platform rejects the checkout', async () => {
  const { result } = await renderLoaded(platform.client, useBoth);
  await act(async () => {
    const start = result.current.checkout.mutateAsync({ callbacks: { postFlowUrl: 'http://shop.example/cart' } });
    await expect(start).rejects.toMatchObject({ kind: 'validation' });
  });
  await waitFor(() => expect(result.current.checkout).toMatchObject({ isPending: false, isError: true }));
  expect(result.current.checkout.error).toMatchObject({ kind: 'validation' });
});

const visited: string[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  visited.length = 0;
});

/** jsdom cannot leave the page. */
const stubLocation = () =>
  vi.stubGlobal('location', {
    href: 'http://localhost:5173/shop/cart?a=1',
    origin: location.origin,
    assign: (url: string) => visited.push(url),
  });

const comeBack = () => act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

it('redirects the browser, and is ready again when the shopper returns', async () => {
  stubLocation();
  const { result } = await renderLoaded(platform.client, () => ({
    ...useWholeCart(),
    checkout: useStartCheckout({
      email: 'ada@example.com',
      callbacks: { thankYouPageUrl: '/thanks', cartPageUrl: '' },
    }),
  }));
  act(() => result.current.checkout.mutate({ callbacks: { cartPageUrl: 'cart' } }));
  await waitFor(() => expect(result.current.checkout.isRedirecting).toBe(true));
  await waitFor(() => expect(visited).toHaveLength(1));
  const page = await (await platform.emulator.fetch(new Request(visited[0]!))).text();
  expect(page).toContain('value="ada@example.com"');
  expect(page).toContain('href="http://localhost:5173/shop/cart"');
  await waitFor(() => expect(result.current.checkout.isPending).toBe(false));
  expect(result.current.checkout.isRedirecting).toBe(true);
  const reads = platform.sent('/carts/current').length;
  comeBack();
  await waitFor(() => expect(result.current.checkout.isRedirecting).toBe(false));
  await waitFor(() => expect(platform.sent('/carts/current').length).toBe(reads + 1));
});

it('reads the cart again when the checkout is refused, and does not throw', async () => {
  stubLocation();
  const { result } = await renderLoaded(platform.client, () => ({ ...useWholeCart(), checkout: useStartCheckout() }));
  const reads = platform.sent('/carts/current').length;
  platform.refuse(checkoutPath, 409, 'FULL_OUT_OF_STOCK');
  act(() => result.current.checkout.mutate());
  await waitFor(() => expect(result.current.checkout.error?.code).toBe('FULL_OUT_OF_STOCK'));
  expect(result.current.checkout.isRedirecting).toBe(false);
  await waitFor(() => expect(platform.sent('/carts/current').length).toBeGreaterThan(reads));
  expect(visited).toEqual([]);
});

it('does not redirect another member to the checkout of the one before', async () => {
  stubLocation();
  const tokens = await memberTokens(platform, otto.id);
  const { result } = renderWith(platform.client, () => useStartCheckout());
  const gate = platform.delay('/carts/current');
  act(() => result.current.mutate({ email: 'ada@example.com', couponCode: 'WELCOME10' }));
  await waitFor(() => expect(gate.waiting()).toBe(1));
  act(() => getAuth(platform).setTokens(tokens));
  gate.open();
  await waitFor(() => expect(result.current).toMatchObject({ isRedirecting: false, isPending: false }));
  expect(visited).toEqual([]);
  expect(platform.sent().filter((request) => !request.startsWith('GET'))).toEqual([]);
});

it('fails without a connection', async () => {
  const { result } = renderWith(platform.client, () => useStartCheckout());
  for (let attempt = 0; attempt < 9; attempt++) platform.lose(checkoutPath);
  await act(async () => {
    await expect(result.current.mutateAsync({ callbacks })).rejects.toMatchObject({ kind: 'network' });
  });
});
