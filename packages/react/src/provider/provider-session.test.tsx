import { createClient } from '@cartwright/core';
import { createCheckoutFromCurrentCart } from '@cartwright/ecom/current-cart';
import { createOrder } from '@cartwright/ecom/checkout';
import { DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy, type Tokens, type TokenStorage } from '@cartwright/identity';
import { dehydrate, hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart, useCartEstimate, useOrders, useStartCheckout } from '../ecom/index.js';
import { useMember } from '../identity/index.js';
import { CartwrightProvider } from '../index.js';
import { useProducts } from '../stores/index.js';
import { authOf, iris, memberTokens, noTokens, otto } from '../testing/members.js';
import { createPlatform, storesAppId, type Platform } from '../testing/platform.js';
import { renderLoaded, renderWith } from '../testing/render.js';

let platform: Platform;
let tokens: { iris: Tokens; otto: Tokens };
beforeEach(async () => {
  platform = createPlatform();
  tokens = { iris: await memberTokens(platform, iris.id), otto: await memberTokens(platform, otto.id) };
  authOf(platform).setTokens(tokens.iris);
  await platform.fill(['espresso-pair', 2]);
});

const signIn = (whose: Tokens) => act(async () => authOf(platform).setTokens(whose));
const idOfLine = (cart: ReturnType<typeof useCart>) => cart.cart?.lineItems?.[0]?._id ?? '';

/** No hook of these knows of sessions. */
const useShop = () => ({ cart: useCart(), orders: useOrders(), products: useProducts() });

async function buy(): Promise<void> {
  const { checkoutId = '' } = await platform.client.use(createCheckoutFromCurrentCart)({
    ...{ channelType: 'WEB', email: iris.email },
    shippingAddress: {
      country: 'US',
      subdivision: 'US-OR',
      city: 'Portland',
      postalCode: '97201',
      addressLine1: '1 Pike',
    },
  });
  await platform.client.use(createOrder)(checkoutId);
  await platform.fill(['espresso-pair', 2]);
}

describe('data of a member', () => {
  it.each([
    ['another member', () => tokens.otto],
    ['no tokens', () => noTokens],
  ])('is gone at once for %s, whichever hooks are mounted, and the catalog stays', async (_, next) => {
    await buy();
    const { result } = renderWith(platform.client, useShop);
    await waitFor(() => expect(result.current.cart.itemCount).toBe(2));
    await waitFor(() => expect(result.current.orders.data).toHaveLength(1));
    await waitFor(() => expect(result.current.products.isPending).toBe(false));
    const gate = platform.hold('/carts/current');
    await signIn(next());
    expect(result.current.cart.cart ?? undefined).toBeUndefined();
    expect(result.current.cart.itemCount).toBe(0);
    expect(result.current.orders.data ?? []).toEqual([]);
    expect(result.current.products.data?.products.length).toBeGreaterThan(0);
    act(gate.open);
    await waitFor(() => expect(result.current.cart.cart).toBeNull());
    await waitFor(() => expect(result.current.orders).toMatchObject({ data: [], isPending: false }));
    expect(platform.sent('/products/query-platformized')).toHaveLength(1);
  });

  describe('in a storage that others share', () => {
    const open = () => {
      const shared = { stored: tokens.iris, tell: () => {} };
      const tokenStorage: TokenStorage = {
        getTokens: () => shared.stored,
        setTokens: (next) => void (shared.stored = next),
        subscribe: (changed) => void (shared.tell = () => changed('member')),
      };
      const fetch: typeof globalThis.fetch = (input, init) => platform.emulator.fetch(new Request(input, init));
      const auth = OAuthStrategy({ clientId: DEMO_CLIENT_ID, tokenStorage });
      return { shared, auth, client: createClient({ auth, fetch, apiUrl: 'http://localhost:4870' }) };
    };

    it('is gone when another tab signs in another member', async () => {
      const { client, shared } = open();
      const { result } = renderWith(client, useShop);
      await waitFor(() => expect(result.current.cart.itemCount).toBe(2));
      await act(async () => {
        shared.stored = tokens.otto;
        shared.tell();
      });
      expect(result.current.cart).toMatchObject({ cart: undefined, itemCount: 0 });
      await waitFor(() => expect(result.current.cart.cart).toBeNull());
    });

    it('is dropped when the platform rejects the refresh', async () => {
      const { auth, client, shared } = open();
      const { result } = renderWith(client, useShop);
      await waitFor(() => expect(result.current.cart.itemCount).toBe(2));
      shared.stored = {
        accessToken: { value: 'expired', expiresAt: 1 },
        refreshToken: { value: 'ended by the platform', role: 'member' },
      };
      await act(async () => void (await result.current.cart.refetch()));
      await waitFor(() => expect(auth.loggedIn()).toBe(false));
      await waitFor(() => expect(result.current.cart.cart).toBeNull());
    });
  });

  it('does not stand in for the totals of another member', async () => {
    await signIn(tokens.otto);
    await platform.fill(['checkerboard-cushion', 1]);
    await signIn(tokens.iris);
    const { result } = renderWith(platform.client, () => ({ cart: useCart(), estimate: useCartEstimate() }));
    await waitFor(() => expect(result.current.estimate.data?.priceSummary?.total).toBeDefined());
    const gate = platform.hold('/estimate-totals');
    await signIn(tokens.otto);
    await waitFor(() => expect(gate.waiting()).toBe(1));
    expect(result.current).toMatchObject({ cart: { itemCount: 1 }, estimate: { data: undefined, isPending: true } });
    act(gate.open);
    await waitFor(() => expect(result.current.estimate.data).toBeDefined());
  });

  it('stays when the same session is set again', async () => {
    const { result } = renderWith(platform.client, useShop);
    await waitFor(() => expect(result.current.cart).toMatchObject({ itemCount: 2, isFetching: false }));
    const reads = platform.sent('/carts/current').length;
    await signIn({ ...tokens.iris });
    expect(result.current.cart).toMatchObject({ itemCount: 2, isFetching: false });
    expect(platform.sent('/carts/current')).toHaveLength(reads);
  });

  it('does not show in a tree that is mounted again for somebody else, over the same cache', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <CartwrightProvider client={platform.client} queryClient={queryClient}>
        {children}
      </CartwrightProvider>
    );
    const shown: number[] = [];
    const useSeen = () => {
      const shop = { ...useShop(), member: useMember() };
      shown.push(shop.cart.itemCount);
      return shop;
    };
    const first = renderHook(useSeen, { wrapper });
    await waitFor(() => expect(first.result.current.cart.itemCount).toBe(2));
    await waitFor(() => expect(first.result.current.member.data?._id).toBe(iris.id));
    first.unmount();
    authOf(platform).setTokens(tokens.otto);
    shown.length = 0;
    const second = renderHook(useSeen, { wrapper });
    await waitFor(() => expect(second.result.current.member.data?._id).toBe(otto.id));
    await waitFor(() => expect(second.result.current.cart.cart).toBeNull());
    expect(new Set(shown)).toEqual(new Set([0]));
    second.unmount();
    authOf(platform).setTokens(tokens.iris);
    const third = renderHook(useSeen, { wrapper });
    expect(third.result.current.cart).toMatchObject({ itemCount: 2, isFetching: false });
  });

  it('does not come back from a cache that was kept as JSON', async () => {
    const queryClient = new QueryClient();
    const over = (cache: QueryClient) =>
      function Wrapper({ children }: { children: ReactNode }) {
        return (
          <CartwrightProvider client={platform.client} queryClient={cache}>
            {children}
          </CartwrightProvider>
        );
      };
    const first = renderHook(useShop, { wrapper: over(queryClient) });
    await waitFor(() => expect(first.result.current.cart.itemCount).toBe(2));
    const kept = JSON.stringify(dehydrate(queryClient));
    first.unmount();
    expect(kept).not.toContain(tokens.iris.refreshToken.value);
    const restored = () => {
      const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
      hydrate(cache, JSON.parse(kept) as DehydratedState);
      return renderHook(useShop, { wrapper: over(cache) });
    };
    expect(restored().result.current.cart.itemCount).toBe(2);
    authOf(platform).setTokens(tokens.otto);
    const { result } = restored();
    expect(result.current.cart).toMatchObject({ cart: undefined, itemCount: 0 });
    await waitFor(() => expect(result.current.cart.cart).toBeNull());
  });
});

describe('a change by a member', () => {
  it('is not shown to another member when it lands after the sign-in', async () => {
    const { result } = await renderLoaded(platform.client, () => useCart());
    const gate = platform.hold('/update-line-items-quantity');
    let change: Promise<unknown> | undefined;
    act(() => void (change = result.current.updateQuantity(idOfLine(result.current), 7)));
    await waitFor(() => expect(gate.waiting()).toBe(1));
    await signIn(tokens.otto);
    expect(result.current).toMatchObject({ cart: undefined, isUpdating: false, pendingLineItemIds: new Set() });
    await waitFor(() => expect(result.current.cart).toBeNull());
    act(gate.open);
    await act(() => change);
    expect(result.current).toMatchObject({ cart: null, isUpdating: false, totalsAreStale: false });
    await signIn(tokens.iris);
    await waitFor(() => expect(result.current.itemCount).toBe(7));
  });

  it('is not sent in the name of another member when it was still waiting', async () => {
    const { result } = await renderLoaded(platform.client, () => useCart());
    const gate = platform.hold('/update-line-items-quantity');
    const { _id: catalogItemId = '' } = await platform.product('checkerboard-cushion');
    const cushion = { catalogReference: { appId: storesAppId, catalogItemId }, quantity: 1 };
    let changes: Promise<PromiseSettledResult<unknown>[]> | undefined;
    act(() => {
      const { updateQuantity, addItems } = result.current;
      changes = Promise.allSettled([updateQuantity(idOfLine(result.current), 7), addItems([cushion])]);
    });
    await waitFor(() => expect(gate.waiting()).toBe(1));
    await signIn(tokens.otto);
    act(gate.open);
    expect(await changes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { kind: 'aborted', code: 'session_changed' } },
    ]);
    expect(platform.sent('/add-to-cart')).toEqual([]);
    await waitFor(() => expect(result.current.cart).toBeNull());
    await act(async () => void (await result.current.addItems([cushion])));
    expect(result.current.itemCount).toBe(1);
  });

  it('is not sent in the name of another member when it waited for a token', async () => {
    const { result } = await renderLoaded(platform.client, () => useCart());
    await signIn({ ...tokens.iris, accessToken: { value: '', expiresAt: 0 } });
    const gate = platform.hold('/oauth2/token');
    const change = result.current.updateQuantity(idOfLine(result.current), 7).catch((error: unknown) => error);
    await waitFor(() => expect(gate.waiting()).toBe(1));
    await signIn(tokens.otto);
    act(gate.open);
    expect(await change).toMatchObject({ code: 'session_changed' });
    expect(platform.sent('/update-line-items-quantity')).toEqual([]);
  });

  it('starts no checkout for another member', async () => {
    const { result } = await renderLoaded(platform.client, () => ({ ...useCart(), checkout: useStartCheckout() }));
    const gate = platform.hold('/create-checkout');
    const start = result.current.checkout
      .startAsync({ callbacks: { thankYouPageUrl: 'http://localhost:5173/thank-you' } })
      .catch((error: unknown) => error);
    await waitFor(() => expect(gate.waiting()).toBe(1));
    await signIn(tokens.otto);
    act(gate.open);
    expect(await start).toMatchObject({ code: 'session_changed' });
  });
});
