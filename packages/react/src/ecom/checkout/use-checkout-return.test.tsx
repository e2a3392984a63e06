import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CartwrightProvider } from '../../index.js';
import { getAuth, iris, memberTokens } from '../../testing/members.js';
import { placeOrder } from '../../testing/place-order.js';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderWith, waitFor } from '../../testing/render.js';
import { useCheckoutReturn } from '../index.js';
import { useWholeCart } from '../../testing/use-whole-cart.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const createParams = (orderId: string) => new URLSearchParams({ orderId });
const render = (orderId: string) =>
  renderWith(platform.client, () => ({ ...useCheckoutReturn({ params: createParams(orderId) }) }));

it('finds the order that was placed, by the ID in the URL of the page', async () => {
  const orderId = await placeOrder(platform);
  vi.stubGlobal('location', { search: `?orderId=${orderId}&lang=en`, origin: location.origin });
  const { result } = renderWith(platform.client, () => ({ ...useCheckoutReturn() }));
  expect(result.current).toMatchObject({ state: 'PENDING', orderId });
  await waitFor(() => expect(result.current.state).toBe('PLACED'));
  expect(result.current.data).toMatchObject({ _id: orderId, lineItems: [{ quantity: 2 }] });
});

it('is canceled without an order ID, and sends no request', () => {
  for (const orderId of ['', '  ']) {
    expect(render(orderId).result.current).toMatchObject({ state: 'CANCELED', orderId: undefined });
  }
  expect(platform.sent()).toEqual([]);
});

it('sends no request for an invalid order ID', () => {
  for (const orderId of ['1', '../../members/my', `${'0'.repeat(36)}`, '<script>']) {
    expect(render(orderId).result.current).toMatchObject({ state: 'UNKNOWN', orderId, error: null });
  }
  expect(platform.sent()).toEqual([]);
});

it('omits orders that do not exist, and those of other buyers', async () => {
  const orderId = await placeOrder(platform);
  const { result: missing } = render('00000000-0000-4000-8000-00000000dead');
  await waitFor(() => expect(missing.current.state).toBe('UNKNOWN'));
  const other = await memberTokens(platform, iris.id);
  act(() => getAuth(platform).setTokens(other));
  const { result } = render(orderId);
  await waitFor(() => expect(result.current).toMatchObject({ state: 'UNKNOWN', orderId }));
  expect(result.current.data ?? null).toBeNull();
});

it('reports that the outcome cannot be read, and reads it later', async () => {
  const orderId = await placeOrder(platform);
  for (let attempt = 0; attempt < 9; attempt++) platform.lose(`/orders/${orderId}`);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { result } = render(orderId);
  await waitFor(() => expect(result.current.state).toBe('FAILURE'));
  expect(result.current.error).toMatchObject({ kind: 'network' });
  await waitFor(async () => {
    await act(() => result.current.refetch());
    expect(result.current.state).toBe('PLACED');
  });
});

it('fetches order and cart again when the browser restores the page', async () => {
  const orderId = await placeOrder(platform);
  const { result } = renderWith(platform.client, () => ({
    cart: { ...useWholeCart() },
    outcome: { ...useCheckoutReturn({ params: createParams(orderId) }) },
  }));
  await waitFor(() => expect(result.current.outcome.state).toBe('PLACED'));
  await waitFor(() => expect(result.current.cart.isFetching).toBe(false));
  const counts = () => [`/orders/${orderId}`, '/carts/current'].map((path) => platform.sent(path).length);
  const before = counts();
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
  expect(counts()).toEqual(before);
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await waitFor(() => expect(counts()).toEqual(before.map((count) => count + 1)));
  expect(result.current.outcome.state).toBe('PLACED');
});

it('is pending on a server, which does not know the URL', () => {
  const State = () => <>{useCheckoutReturn().state}</>;
  const html = renderToString(
    <StrictMode>
      <CartwrightProvider client={platform.client}>
        <State />
      </CartwrightProvider>
    </StrictMode>,
  );
  expect(html).toBe('PENDING');
});
