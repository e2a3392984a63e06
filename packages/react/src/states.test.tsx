import { queryProducts } from '@cartwright/stores/products-v3';
import { isCartwrightError } from '@cartwright/core';
import { QueryClient, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as ecom from './ecom/index.js';
import { describeError } from './errors/index.js';
import * as identity from './identity/index.js';
import { CartwrightProvider, useClient } from './index.js';
import * as queries from './queries/index.js';
import * as reviews from './reviews/index.js';
import * as stores from './stores/index.js';
import { getAuth, iris, memberTokens } from './testing/members.js';
import { createPlatform, type Platform } from './testing/platform.js';
import { renderWith, waitFor } from './testing/render.js';

const unknownId = '00000000-0000-4000-8000-00000000dead';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Arguments of hooks that need some. */
const exampleArguments: Record<string, unknown> = {
  useProduct: { slug: 'tote' },
  useCollection: { slug: 'bags' },
  useCartLine: { _id: 'line' },
  useCartMutation: 'addItems',
  useReviews: 'product-1',
  useRatingSummary: 'product-1',
  useStock: [],
  useLoginWithRedirect: { redirectUri: '/callback' },
};

/** Hooks of every entry point. `useProductSelection` needs no provider. */
const hooks = Object.entries({ useClient, ...ecom, ...stores, ...reviews, ...identity }).filter(
  ([name]) => name.startsWith('use') && name !== 'useProductSelection',
) as [string, (given: unknown) => unknown][];

it.each(hooks)('%s needs a provider', (name, useHook) => {
  vi.spyOn(console, 'error').mockReturnValue();
  let error: unknown;
  try {
    renderHook(() => useHook(exampleArguments[name]));
  } catch (reason) {
    error = reason;
  }
  expect(error).toMatchObject({ code: 'provider_missing', kind: 'configuration' });
});

it('is null for slugs and IDs that do not exist', async () => {
  await platform.fill(['espresso-pair', 1]);
  const { result } = renderWith(platform.client, () => [
    stores.useProduct({ slug: 'no-such-thing' }).data,
    stores.useProduct({ id: unknownId }).data,
    stores.useCollection({ slug: 'no-such-thing' }).data,
    stores.useCollection({ id: unknownId }).data,
    ecom.useOrder(unknownId).data,
  ]);
  await waitFor(() => expect(result.current).toEqual([null, null, null, null, null]));
});

it('sends no request without an ID', () => {
  const { result } = renderWith(platform.client, () => [
    ecom.useOrder(undefined),
    ecom.useOrderFulfillments(null),
    stores.useSubscriptions(null),
  ]);
  for (const query of result.current) expect(query).toMatchObject({ fetchStatus: 'idle', isPending: true });
  expect(platform.sent()).toEqual([]);
});

it('fails at once while offline, with words for it, and recovers', async () => {
  await platform.fill(['espresso-pair', 1]);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (let attempt = 0; attempt < 9; attempt++) platform.lose(platform.paths.product('quiet-teapot'));
  const { result } = renderWith(platform.client, () => ({ ...stores.useProduct({ slug: 'quiet-teapot' }) }));
  await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'network' }));
  expect(describeError(result.current.error)).toMatch(/offline/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await waitFor(async () => {
    await act(() => result.current.refetch());
    expect(result.current.data?.slug).toBe('quiet-teapot');
  });
});

it('renders the visitor when the session of a member expires during the render', async () => {
  getAuth(platform).setTokens(await memberTokens(platform, iris.id));
  await platform.fill(['espresso-pair', 2]);
  const { result } = renderWith(platform.client, () => ({
    email: identity.useMember().data?.loginEmail,
    count: ecom.useCart().itemCount,
    isMember: identity.useSession().isMember,
    refetch: ecom.useCart().refetch,
  }));
  await waitFor(() => expect(result.current).toMatchObject({ email: iris.email, count: 2, isMember: true }));
  const { accessToken, refreshToken } = getAuth(platform).getTokens();
  act(() =>
    getAuth(platform).setTokens({
      accessToken: { ...accessToken, value: 'expired', expiresAt: 1 },
      refreshToken: { ...refreshToken, value: 'revoked' },
    }),
  );
  await waitFor(() => expect(result.current.isMember).toBe(false));
  expect(result.current).toMatchObject({ email: undefined, count: 0 });
});

class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <b>{isCartwrightError(error) ? error.code : 'another error'}</b>;
  }
}

type UseSuspended = (options: never) => unknown;

/** Query options of every read, with the path of its request. */
const reads: [path: string, options: () => object][] = [
  ['/products/slug/a', () => queries.productQuery(platform.client, { slug: 'a' })],
  ['/products/search', () => queries.productsQuery(platform.client)],
  ['/products/query', () => queries.catalogOperationQuery(platform.client, queryProducts, {})],
  ['/categories/slug/a', () => queries.collectionQuery(platform.client, { slug: 'a' })],
  ['/categories/query', () => queries.collectionsQuery(platform.client)],
  [unknownId, () => queries.subscriptionsQuery(platform.client, unknownId)],
  ['/carts/current', () => queries.cartQuery(platform.client)],
  ['/carts/current/estimate', () => queries.cartEstimateQuery(platform.client, { lineItems: [{ _id: 'a' }] })],
  [unknownId, () => queries.orderQuery(platform.client, unknownId)],
  [unknownId, () => queries.orderFulfillmentsQuery(platform.client, unknownId)],
  ['/orders/search', () => queries.ordersQuery(platform.client)],
  ['/members/my', () => queries.memberQuery(platform.client)],
];
const pages: typeof reads = [
  ['/products/search', () => queries.productsInfiniteQuery(platform.client)],
  ['/orders/search', () => queries.ordersInfiniteQuery(platform.client)],
];

it.each([
  ...reads.map(([path, options]) => [path, options, useSuspenseQuery as UseSuspended] as const),
  ...pages.map(([path, options]) => [path, options, useSuspenseInfiniteQuery as UseSuspended] as const),
])('suspends, and throws the error with its code to the boundary: %s %#', async (path, toOptions, useSuspended) => {
  vi.spyOn(console, 'error').mockReturnValue();
  getAuth(platform).setTokens(await memberTokens(platform, iris.id));
  platform.refuse(path, 403, 'NO_PERMISSION');
  function Read() {
    useClient();
    useSuspended(toOptions() as never);
    return <i>done</i>;
  }
  const queryClient = new QueryClient();
  render(
    <Boundary>
      <CartwrightProvider client={platform.client} queryClient={queryClient}>
        <Suspense fallback={<i>Loading</i>}>
          <Read />
        </Suspense>
      </CartwrightProvider>
    </Boundary>,
  );
  expect(screen.getByText('Loading')).toBeDefined();
  // React shows what was suspended after 300 ms at the earliest, or when `act` ends.
  await act(() => vi.waitUntil(() => queryClient.isFetching() === 0, { interval: 5 }));
  expect(screen.getByText('NO_PERMISSION')).toBeDefined();
});
