import { createClient } from '@cartwright/core';
import { DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy, type Tokens, type TokenStorage } from '@cartwright/identity';
import { dehydrate, hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCartEstimate, useOrders } from '../ecom/index.js';
import { useMember } from '../identity/index.js';
import { CartwrightProvider } from '../index.js';
import { useProducts } from '../stores/index.js';
import { getAuth, iris, memberTokens, noTokens, otto } from '../testing/members.js';
import { placeOrder } from '../testing/place-order.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderWith, waitFor } from '../testing/render.js';
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

/** No hook of these knows of sessions. */
const useShop = () => ({ cart: useWholeCart(), orders: useOrders(), products: useProducts() });

async function buy(): Promise<void> {
  await placeOrder(platform);
  await platform.fill(['espresso-pair', 2]);
}

describe('data of a member', () => {
  it.each([
    ['another member', () => tokens.otto],
    ['no tokens', () => noTokens],
  ])('is dropped immediately for %s, with any hooks mounted, and the catalog stays', async (_, next) => {
    await buy();
    const { result } = renderWith(platform.client, useShop);
    await waitFor(() => expect(result.current.cart.itemCount).toBe(2));
    await waitFor(() => expect(result.current.orders.data?.items).toHaveLength(1));
    await waitFor(() => expect(result.current.products.isPending).toBe(false));
    const gate = platform.delay('/carts/current');
    await signIn(next());
    expect(result.current.cart.cart ?? undefined).toBeUndefined();
    expect(result.current.cart.itemCount).toBe(0);
    expect(result.current.orders.data?.items ?? []).toEqual([]);
    expect(result.current.products.data?.items.length).toBeGreaterThan(0);
    act(gate.open);
    await waitFor(() => expect(result.current.cart.cart).toBeNull());
    await waitFor(() => expect(result.current.orders).toMatchObject({ data: { items: [] }, isPending: false }));
    expect(platform.sent(platform.paths.products)).toHaveLength(1);
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

    it('is fetched when another tab has started the session and filled the cart', async () => {
      getAuth(platform).setTokens(await getAuth(platform).generateVisitorTokens());
      await platform.fill(['espresso-pair', 2]);
      const { client, shared } = open();
      shared.stored = noTokens;
      const { result } = renderWith(client, useShop);
      await waitFor(() => expect(result.current.cart.cart).toBeNull());
      await act(async () => {
        shared.stored = getAuth(platform).getTokens();
        shared.tell();
      });
      await waitFor(() => expect(result.current.cart.itemCount).toBe(2));
    });

    it('is gone when another tab signs in another member', async () => {
      const { client, shared } = open();
      const { result } = renderWith(client, useShop);
      await waitFor(() => expect(result.current.cart.itemCount).toBe(2));
      await act(async () => {
        shared.stored = tokens.otto;
        shared.tell();
      });
      expect(result.current.cart.itemCount).toBe(0);
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
    const { result } = renderWith(platform.client, () => ({ cart: useWholeCart(), estimate: useCartEstimate() }));
    await waitFor(() => expect(result.current.estimate.data?.priceSummary?.total).toBeDefined());
    const gate = platform.delay('/carts/current/estimate');
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

  it('does not show in a tree that is remounted for another user, over the same cache', async () => {
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
    getAuth(platform).setTokens(tokens.otto);
    shown.length = 0;
    const second = renderHook(useSeen, { wrapper });
    await waitFor(() => expect(second.result.current.member.data?._id).toBe(otto.id));
    await waitFor(() => expect(second.result.current.cart.cart).toBeNull());
    expect(new Set(shown)).toEqual(new Set([0]));
    second.unmount();
    getAuth(platform).setTokens(tokens.iris);
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
    const stored = JSON.stringify(dehydrate(queryClient));
    first.unmount();
    expect(stored).not.toContain(tokens.iris.refreshToken.value);
    const restored = () => {
      const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
      hydrate(cache, JSON.parse(stored) as DehydratedState);
      return renderHook(useShop, { wrapper: over(cache) });
    };
    expect(restored().result.current.cart.itemCount).toBe(2);
    getAuth(platform).setTokens(tokens.otto);
    const { result } = restored();
    expect(result.current.cart).toMatchObject({ cart: undefined, itemCount: 0 });
    await waitFor(() => expect(result.current.cart.cart).toBeNull());
  });
});

describe('data of a visitor who signs in', () => {
  it('is not the member’s, except for the cart, which stays until the member’s is fetched', async () => {
    await signIn(noTokens);
    await platform.fill(['espresso-pair', 3]);
    const useAll = () => ({ cart: useWholeCart(), orders: useOrders(), member: useMember() });
    const { result } = renderWith(platform.client, useAll);
    await waitFor(() => expect(result.current.cart.itemCount).toBe(3));
    await waitFor(() =>
      expect(result.current).toMatchObject({ orders: { data: { items: [] } }, member: { data: null } }),
    );
    const gates = ['/carts/current', '/orders/search', '/members/my'].map(platform.delay);
    await signIn(tokens.iris);
    await waitFor(() => expect(gates.map((gate) => gate.waiting())).toEqual([1, 1, 1]));
    expect(result.current).toMatchObject({
      cart: { itemCount: 3, isFetching: true },
      orders: { data: undefined, isPending: true },
      member: { data: undefined, isPending: true },
    });
    act(() => gates.forEach((gate) => gate.open()));
    await waitFor(() =>
      expect(result.current).toMatchObject({ cart: { itemCount: 2 }, orders: { data: { items: [] } } }),
    );
    await waitFor(() => expect(result.current.member.data?._id).toBe(iris.id));
  });
});

describe('a late response', () => {
  const useAll = () => ({
    cart: useWholeCart().cart,
    estimate: useCartEstimate().data,
    orders: useOrders().data,
    member: useMember().data,
  });

  const paths = ['/carts/current', '/carts/current/estimate', '/orders/search', '/members/my'];
  const cases = paths.flatMap((path) => [[path, 'another member'] as const, [path, 'a visitor'] as const]);

  it.each(cases)('of %s is not shown to %s', async (path, next) => {
    await buy();
    const gate = platform.delay(path);
    let shown: ReturnType<typeof useAll>[] = [];
    const { result } = renderWith(platform.client, () => {
      const all = useAll();
      shown.push(all);
      return all;
    });
    await waitFor(() => expect(gate.waiting()).toBeGreaterThan(0));
    shown = [];
    await signIn(next === 'a visitor' ? noTokens : tokens.otto);
    await act(async () => gate.open());
    await waitFor(() => expect(result.current).toMatchObject({ cart: null, estimate: null, orders: { items: [] } }));
    await waitFor(() => expect(result.current.member?._id).toBe(next === 'a visitor' ? undefined : otto.id));
    for (const { cart, estimate, orders, member } of shown) {
      expect([cart ?? null, estimate ?? null, orders?.items ?? []]).toEqual([null, null, []]);
      expect(member?._id).not.toBe(iris.id);
    }
  });
});
