import { isCartwrightError } from '@cartwright/core';
import type { Tokens } from '@cartwright/identity';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useStartCheckout } from '../ecom/index.js';
import { CartwrightProvider } from '../index.js';
import { getAuth, iris, memberTokens, otto } from '../testing/members.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderLoaded, waitFor } from '../testing/render.js';
import { useWholeCart } from '../testing/use-whole-cart.js';

let platform: Platform;
let tokens: { iris: Tokens; otto: Tokens };
beforeEach(async () => {
  platform = createPlatform();
  tokens = { iris: await memberTokens(platform, iris.id), otto: await memberTokens(platform, otto.id) };
  getAuth(platform).setTokens(tokens.iris);
  await platform.fill(['espresso-pair', 2]);
});

const signIn = (whose: Tokens) => act(async () => getAuth(platform).setTokens(whose));
const idOfLine = (cart: ReturnType<typeof useWholeCart>) => cart.cart?.lineItems?.[0]?._id ?? '';

const getCode = (error: unknown) => isCartwrightError(error) && error.code;

describe('a change by a member', () => {
  it('is not shown to another member when it lands after the sign-in', async () => {
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    const gate = platform.delay('/update-line-items');
    let change: Promise<unknown> | undefined;
    act(() => void (change = result.current.updateQuantity(idOfLine(result.current), 7).catch(getCode)));
    await waitFor(() => expect(gate.waiting()).toBe(1));
    await signIn(tokens.otto);
    expect(result.current).toMatchObject({ itemCount: 0, isUpdating: false, pendingLineItemIds: new Set() });
    await waitFor(() => expect(result.current.cart).toBeNull());
    act(gate.open);
    expect(await act(() => change!)).toBe('session_changed');
    expect(result.current).toMatchObject({ cart: null, isUpdating: false, totalsAreStale: false });
    await signIn(tokens.iris);
    await waitFor(() => expect(result.current.itemCount).toBe(7));
  });

  it('is not sent in the name of another member when it was still waiting', async () => {
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    const gate = platform.delay('/update-line-items');
    const cushion = await platform.lineItem('checkerboard-cushion');
    let changes: Promise<PromiseSettledResult<unknown>[]> | undefined;
    act(() => {
      const { updateQuantity, addItems } = result.current;
      changes = Promise.allSettled([updateQuantity(idOfLine(result.current), 7), addItems([cushion])]);
    });
    await waitFor(() => expect(gate.waiting()).toBe(1));
    await signIn(tokens.otto);
    act(gate.open);
    expect(await changes).toMatchObject([
      { status: 'rejected', reason: { code: 'session_changed' } },
      { status: 'rejected', reason: { kind: 'aborted', code: 'session_changed' } },
    ]);
    expect(platform.sent('/add-line-items')).toEqual([]);
    await waitFor(() => expect(result.current.cart).toBeNull());
    await act(async () => void (await result.current.addItems([cushion])));
    expect(result.current.itemCount).toBe(1);
  });

  it('is not sent in the name of another member when it waited for a token', async () => {
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    await signIn({ ...tokens.iris, accessToken: { value: '', expiresAt: 0 } });
    const gate = platform.delay('/oauth2/token');
    const change = result.current.updateQuantity(idOfLine(result.current), 7).catch((error: unknown) => error);
    await waitFor(() => expect(gate.waiting()).toBe(1));
    await signIn(tokens.otto);
    act(gate.open);
    expect(await change).toMatchObject({ code: 'session_changed' });
    expect(platform.sent('/update-line-items')).toEqual([]);
  });

  it('starts no checkout for another member', async () => {
    const { result } = await renderLoaded(platform.client, () => ({
      ...useWholeCart(),
      checkout: useStartCheckout({}, { redirect: false }),
    }));
    const gate = platform.delay('/redirect-session');
    const start = result.current.checkout
      .mutateAsync({ callbacks: { thankYouPageUrl: 'http://localhost:5173/thank-you' } })
      .catch((error: unknown) => error);
    await waitFor(() => expect(gate.waiting()).toBe(1));
    await signIn(tokens.otto);
    act(gate.open);
    expect(await start).toMatchObject({ code: 'session_changed' });
  });

  describe('over a tree that is unmounted', () => {
    /** Mounts a tree over the same cache each time, so that only the session separates members. */
    const open = () => {
      const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
      const wrapper = ({ children }: { children: ReactNode }) => (
        <CartwrightProvider client={platform.client} queryClient={queryClient}>
          {children}
        </CartwrightProvider>
      );
      return () =>
        renderHook(() => ({ ...useWholeCart(), checkout: useStartCheckout({}, { redirect: false }) }), { wrapper });
    };

    it('is not shown to another member when it lands', async () => {
      const mount = open();
      const first = mount();
      await waitFor(() => expect(first.result.current.itemCount).toBe(2));
      const gate = platform.delay('/update-line-items');
      const change = first.result.current.updateQuantity(idOfLine(first.result.current), 7).catch(getCode);
      await waitFor(() => expect(gate.waiting()).toBe(1));
      first.unmount();
      getAuth(platform).setTokens(tokens.otto);
      gate.open();
      expect(await change).toBe('session_changed');
      const second = mount();
      expect(second.result.current.cart).toBeUndefined();
      await waitFor(() => expect(second.result.current.cart).toBeNull());
    });

    it('is not sent in the name of another member', async () => {
      const first = open()();
      await waitFor(() => expect(first.result.current.itemCount).toBe(2));
      const gate = platform.delay('/update-line-items');
      const { updateQuantity, removeItem, checkout } = first.result.current;
      const id = idOfLine(first.result.current);
      const changes = Promise.allSettled([updateQuantity(id, 7), removeItem(id), checkout.mutateAsync()]);
      await waitFor(() => expect(gate.waiting()).toBe(1));
      first.unmount();
      getAuth(platform).setTokens(tokens.otto);
      gate.open();
      expect(await changes).toMatchObject([
        { status: 'rejected', reason: { code: 'session_changed' } },
        { status: 'rejected', reason: { code: 'session_changed' } },
        { status: 'rejected', reason: { code: 'session_changed' } },
      ]);
      expect(platform.sent('/remove-line-items')).toEqual([]);
      expect(platform.sent('/redirect-session')).toEqual([]);
    });
  });

  it('is not sent in the name of the visitor when the platform rejects the refresh', async () => {
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    await signIn({
      accessToken: { value: '', expiresAt: 0 },
      refreshToken: { value: tokens.iris.refreshToken.value, role: 'member' },
    });
    platform.emulator.injectFault({ path: '*/oauth2/token', status: 401, body: { error: 'invalid_grant' } });
    const change = result.current.updateQuantity(idOfLine(result.current), 7).catch((error: unknown) => error);
    await act(async () => expect(await change).toMatchObject({ code: 'session_changed' }));
    expect(getAuth(platform).loggedIn()).toBe(false);
    expect(platform.sent('/update-line-items')).toEqual([]);
  });
});
