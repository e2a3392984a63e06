import { createClient, isApiError, type Client } from '@cartwright/core';
import { DEMO_CLIENT_ID } from '@cartwright/emulator';
import { keyValueStorage, OAuthStrategy } from '@cartwright/identity';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderLoaded, renderWith, createWrapper, waitFor } from '../../testing/render.js';
import { useWholeCart } from '../../testing/use-whole-cart.js';

const cartPath = '/ecom/v2/carts/current';
const quantityPath = '/update-line-items';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

const getLine = (cart: ReturnType<typeof useWholeCart>, index = 0) => {
  const line = cart.cart?.lineItems?.[index];
  if (!line?._id) throw new Error('The cart has no such line.');
  return { id: line._id, quantity: line.quantityInfo?.requestedQuantity };
};

describe('reading', () => {
  it('is null for a visitor without a cart', async () => {
    await platform.product('espresso-pair');
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    expect(result.current).toMatchObject({ cart: null, itemCount: 0, isError: false });
    expect(platform.sent(cartPath)).toHaveLength(1);
  });

  it('is null without a request before the session starts, and shows the first addition', async () => {
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    expect(result.current).toMatchObject({ cart: null, itemCount: 0, isError: false });
    expect(platform.sent()).toEqual([]);
    const pair = await platform.lineItem('espresso-pair', 2);
    await act(async () => void (await result.current.addItems([pair])));
    expect(result.current.itemCount).toBe(2);
  });

  it('waits for the storage of the session before it decides that there is none', async () => {
    await platform.fill(['espresso-pair', 2]);
    const { auth } = platform.client as Client & { auth: OAuthStrategy };
    const stored = auth.getTokens();
    const fetch: typeof globalThis.fetch = (input, init) => platform.emulator.fetch(new Request(input, init));
    const store = { getItem: () => Promise.resolve(stored), setItem: () => Promise.resolve() };
    const tokenStorage = keyValueStorage(store, 'session');
    const client = createClient({
      auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID, tokenStorage }),
      apiUrl: 'http://localhost:4870',
      fetch,
    });
    const { result } = await renderLoaded(client, () => useWholeCart());
    expect(result.current.itemCount).toBe(2);
  });

  it('is read with only an access token', async () => {
    await platform.fill(['espresso-pair', 2]);
    const { auth } = platform.client as Client & { auth: OAuthStrategy };
    auth.setTokens({ ...auth.getTokens(), refreshToken: { role: 'none', value: '' } });
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    expect(result.current.itemCount).toBe(2);
  });

  it('is an error, not an empty cart, when it fails', async () => {
    await platform.product('espresso-pair');
    platform.refuse(cartPath, 403, 'NO_PERMISSION');
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    expect(result.current).toMatchObject({ cart: undefined, isError: true, error: { code: 'NO_PERMISSION' } });
  });

  it('sends one request for many components, in StrictMode too', async () => {
    await platform.fill(['espresso-pair', 2]);
    const { result } = await renderLoaded(
      platform.client,
      () => [useWholeCart(), useWholeCart()][1] as ReturnType<typeof useWholeCart>,
    );
    expect(result.current.itemCount).toBe(2);
    expect(platform.sent()).toEqual([`GET ${cartPath}`]);
  });

  it('aborts the request when no component shows the cart', async () => {
    await platform.product('espresso-pair');
    const gate = platform.delay(cartPath);
    const { unmount } = renderWith(platform.client, () => useWholeCart());
    await waitFor(() => expect(gate.waiting()).toBe(1));
    unmount();
    await waitFor(() => expect(platform.aborted).toEqual([cartPath]));
  });
});

describe('quantities', () => {
  beforeEach(() => platform.fill(['espresso-pair', 2], ['checkerboard-cushion', 1]));

  it('shows the new quantity immediately, and flags totals until they are confirmed', async () => {
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    const subtotal = result.current.cart?.subtotal;
    const { id } = getLine(result.current);
    const gate = platform.delay(quantityPath);
    let change: Promise<unknown> | undefined;
    act(() => void (change = result.current.updateQuantity(id, 5)));
    expect(getLine(result.current)).toEqual({ id, quantity: 5 });
    expect(result.current).toMatchObject({ itemCount: 6, isUpdating: true, totalsAreStale: true });
    expect(result.current.cart?.subtotal).toEqual(subtotal);
    expect([...result.current.pendingLineItemIds]).toEqual([id]);
    gate.open();
    await act(async () => void (await change));
    expect(result.current).toMatchObject({ itemCount: 6, isUpdating: false, totalsAreStale: false });
    expect(result.current.cart?.subtotal).not.toEqual(subtotal);
    expect(result.current.pendingLineItemIds.size).toBe(0);
  });

  it('sends at most 3 requests for 50 clicks, one at a time, and ends with the right quantity', async () => {
    const gate = platform.delay(quantityPath);
    function Line() {
      const cart = useWholeCart();
      const line = cart.cart?.lineItems?.[0];
      if (!line) return null;
      return (
        <button
          onClick={() => void cart.updateQuantity(line._id ?? '', (line.quantityInfo?.requestedQuantity ?? 0) + 1)}
        >
          {line.quantityInfo?.requestedQuantity} {cart.isUpdating ? 'updating' : 'done'}
        </button>
      );
    }
    render(<Line />, { wrapper: createWrapper(platform.client) });
    const button = await screen.findByRole('button', { name: '2 done' });
    for (let click = 0; click < 20; click++) fireEvent.click(button);
    await waitFor(() => expect(gate.waiting()).toBe(1));
    for (let click = 0; click < 30; click++) fireEvent.click(button);
    expect(button.textContent).toBe('52 updating');
    expect(gate.waiting()).toBe(1);
    gate.release();
    await waitFor(() => expect(gate.waiting()).toBe(1));
    gate.open();
    await screen.findByRole('button', { name: '52 done' });
    expect(platform.sent(quantityPath)).toHaveLength(2);
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    expect(getLine(result.current).quantity).toBe(52);
  });

  it('merges changes of line items while a request is in flight', async () => {
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    const [first, second] = [getLine(result.current, 0), getLine(result.current, 1)];
    await act(async () => {
      const { updateQuantity } = result.current;
      await Promise.all([updateQuantity(first.id, 3), updateQuantity(first.id, 4), updateQuantity(second.id, 7)]);
    });
    expect(platform.sent(quantityPath)).toHaveLength(2);
    expect([getLine(result.current, 0).quantity, getLine(result.current, 1).quantity]).toEqual([4, 7]);
  });

  it('shows exactly the confirmed cart again when a change is refused, and reads it again', async () => {
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    const before = result.current.cart;
    platform.refuse(quantityPath, 400, 'SOLD_OUT');
    const gate = platform.delay(cartPath);
    let error: unknown;
    await act(async () => {
      error = await result.current.updateQuantity(getLine(result.current).id, 9).catch((reason: unknown) => reason);
    });
    expect(isApiError(error) && error.code).toBe('SOLD_OUT');
    expect(result.current.cart).toBe(before);
    expect(result.current).toMatchObject({ isUpdating: false, totalsAreStale: true });
    await waitFor(() => expect(platform.sent()).toEqual([`GET ${cartPath}`, expect.any(String), `GET ${cartPath}`]));
    gate.open();
    await waitFor(() => expect(result.current.totalsAreStale).toBe(false));
    expect(result.current.itemCount).toBe(3);
  });

  it('keeps the response of a change when an older read arrives late', async () => {
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    const gate = platform.delay(cartPath);
    act(() => void result.current.refetch());
    await waitFor(() => expect(gate.waiting()).toBe(1));
    await act(async () => void (await result.current.updateQuantity(getLine(result.current).id, 6)));
    await act(async () => gate.open());
    expect(getLine(result.current).quantity).toBe(6);
    expect(platform.aborted).toEqual([cartPath]);
  });

  it.each([0, -1, 1.5, NaN])('refuses a quantity of %s before anything is sent', async (quantity) => {
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    const change = result.current.updateQuantity(getLine(result.current).id, quantity);
    await expect(change).rejects.toMatchObject({ kind: 'validation', code: 'invalid_argument' });
    expect(platform.sent(quantityPath)).toEqual([]);
  });
});

describe('removal', () => {
  it('hides the line item immediately, and shows it again if the removal is rejected', async () => {
    await platform.fill(['espresso-pair', 2], ['checkerboard-cushion', 1]);
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    const before = result.current.cart;
    platform.refuse('/remove-line-items', 400, 'NOT_NOW');
    let removal: Promise<unknown> | undefined;
    act(() => void (removal = result.current.removeItem(getLine(result.current).id).catch(() => undefined)));
    expect(result.current).toMatchObject({ itemCount: 1, isUpdating: true });
    await act(async () => void (await removal));
    expect(result.current.cart).toEqual(before);
    await act(async () => void (await result.current.removeItem(getLine(result.current).id)));
    expect(result.current.itemCount).toBe(1);
  });

  it('succeeds when repeated, and removes the remaining line items of a request with one that no longer exists', async () => {
    await platform.fill(['espresso-pair', 2], ['checkerboard-cushion', 1]);
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    const [first, second] = [getLine(result.current), getLine(result.current, 1)];
    const { removeItem } = result.current;
    await act(async () => void (await removeItem(first.id)));
    await act(async () => void (await removeItem(first.id)));
    expect(result.current).toMatchObject({ itemCount: 1, isError: false, totalsAreStale: false });
    await act(async () => void (await Promise.all([first, first, second].map(({ id }) => removeItem(id)))));
    expect(result.current.itemCount).toBe(0);
  });
});

describe('coupons', () => {
  it('adds and removes a coupon', async () => {
    await platform.fill(['espresso-pair', 2]);
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    await act(async () => void (await result.current.applyCoupon('WELCOME10')));
    expect(result.current.cart?.coupons).toMatchObject([{ code: 'WELCOME10' }]);
    await act(async () => void (await result.current.removeCoupon()));
    expect(result.current.cart?.coupons).toEqual([]);
  });

  it('rejects with the platform’s code for an unknown one, and leaves the cart', async () => {
    await platform.fill(['espresso-pair', 2]);
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    const { updateQuantity, applyCoupon } = result.current;
    await act(async () => {
      await expect(applyCoupon('NO-SUCH')).rejects.toMatchObject({ code: 'INVALID_COUPON_CODE' });
      await updateQuantity(getLine(result.current).id, 3);
    });
    expect(result.current).toMatchObject({ itemCount: 3, totalsAreStale: false, cart: { coupons: [] } });
  });
});
