import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderLoaded } from '../testing/render.js';
import { useCart, useStartCheckout } from './index.js';

const checkoutPath = '/create-checkout';
const callbacks = { thankYouPageUrl: 'http://localhost:5173/thank-you', postFlowUrl: 'http://localhost:5173/cart' };
const useBoth = () => ({ ...useCart(), checkout: useStartCheckout() });

let platform: Platform;
beforeEach(async () => {
  platform = createPlatform();
  await platform.fill(['espresso-pair', 1]);
});

it('leads to the hosted page of a checkout of the cart', async () => {
  const { result } = await renderLoaded(platform.client, useBoth);
  let url = '';
  await act(async () => void (url = await result.current.checkout.start({ callbacks })));
  const page = await platform.emulator.fetch(new Request(url));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Espresso');
});

it('fills in the hosted page with what the shop knows', async () => {
  const { result } = await renderLoaded(platform.client, useBoth);
  let url = '';
  const known = {
    email: 'ada@example.com',
    shippingAddress: { country: 'US', subdivision: 'US-OR', addressLine1: '1 Main St', postalCode: '97209' },
    selectedShippingOption: { code: 'express' },
  };
  await act(async () => void (url = await result.current.checkout.start({ callbacks, ...known })));
  const page = await (await platform.emulator.fetch(new Request(url))).text();
  for (const value of ['ada@example.com', '1 Main St', '97209']) expect(page).toContain(`value="${value}"`);
  expect(page).toMatch(/value="US-OR" selected/);
  expect(page).toMatch(/value="express"\s+checked/);
});

it('waits for changes of the cart, and does not begin when one of them fails', async () => {
  const { result } = await renderLoaded(platform.client, useBoth);
  const id = result.current.cart?.lineItems?.[0]?._id ?? '';
  const gate = platform.hold('/update-line-items-quantity');
  const { updateQuantity, checkout } = result.current;
  await act(async () => {
    const change = updateQuantity(id, 2);
    const start = checkout.start({ callbacks });
    expect(platform.sent(checkoutPath)).toEqual([]);
    gate.open();
    await Promise.all([change, start]);
  });
  expect(platform.sent().indexOf(`POST /ecom/v1/carts/current${checkoutPath}`)).toBeGreaterThan(
    platform.sent().findIndex((request) => request.endsWith('quantity')),
  );
  platform.refuse('/update-line-items-quantity', 400, 'SOLD_OUT');
  await act(async () => {
    updateQuantity(id, 3).catch(() => undefined);
    await expect(checkout.start({ callbacks })).rejects.toMatchObject({ code: 'SOLD_OUT' });
  });
  expect(platform.sent(checkoutPath)).toHaveLength(1);
});

it('says why the platform refuses', async () => {
  const { result } = await renderLoaded(platform.client, useBoth);
  await act(async () => {
    const start = result.current.checkout.start({ callbacks: { postFlowUrl: 'http://shop.example/cart' } });
    await expect(start).rejects.toMatchObject({ kind: 'validation' });
  });
  await waitFor(() => expect(result.current.checkout).toMatchObject({ isPending: false, isError: true }));
  expect(result.current.checkout.error).toMatchObject({ kind: 'validation' });
});
