import {
  dehydrate,
  hydrate,
  QueryClient,
  useSuspenseInfiniteQuery,
  type DehydratedState,
  type Query,
} from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CartwrightProvider, useClient } from '../../index.js';
import { createPlatform, type Platform } from '../../testing/platform.js';
import '../../testing/render.js';
import { listingFacetsQuery, productListingQuery, useProductListing, type ListingFilters } from '../index.js';

describe.each(['v1', 'v3'] as const)('Catalog %s', (catalogVersion) => {
  let platform: Platform;
  beforeEach(() => {
    platform = createPlatform(2, catalogVersion);
  });

  /** Prefetches a listing, and returns the state that a server sends with the page. */
  async function prefetch(filters: ListingFilters): Promise<DehydratedState> {
    const queryClient = new QueryClient();
    await Promise.all([
      queryClient.prefetchInfiniteQuery(productListingQuery(platform.client, { filters })),
      queryClient.prefetchQuery(listingFacetsQuery(platform.client)),
    ]);
    const shouldDehydrateQuery = ({ queryKey }: Query) => queryKey.at(-1) !== 'next';
    return JSON.parse(JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery }))) as DehydratedState;
  }

  it.each<[string, ListingFilters]>([
    ['that the platform sorts', {}],
    ['that is searched for', { sort: 'price-low', inStock: true }],
  ])('shows a listing %s as the server prefetched it, without a request', async (_, filters) => {
    const state = await prefetch(filters);
    const sent = platform.sent().length;

    const queryClient = new QueryClient();
    hydrate(queryClient, state);
    const { result } = renderHook(() => useProductListing({ filters }), {
      wrapper: ({ children }) => (
        <CartwrightProvider client={platform.client} queryClient={queryClient}>
          {children}
        </CartwrightProvider>
      ),
    });
    expect(result.current).toMatchObject({ isPending: false, isSearching: false, isEmpty: false, hasNextPage: true });
    expect(result.current.data?.items).toHaveLength(24);
    expect(result.current.facets.options.map(({ name }) => name)).toContain('Color');
    await act(async () => {});
    expect(platform.sent()).toHaveLength(sent);
    await act(() => result.current.refetch());
    expect(platform.sent()).toHaveLength(2 * sent);
  });

  it('suspends until the page is found', async () => {
    const filters = { onSale: true };
    function Count() {
      const { data } = useSuspenseInfiniteQuery(productListingQuery(useClient(), { filters }));
      return <p>{data.totalCount} on sale</p>;
    }
    render(
      <CartwrightProvider client={platform.client}>
        <Suspense fallback="One moment">
          <Count />
        </Suspense>
      </CartwrightProvider>,
    );
    screen.getByText('One moment');
    expect((await screen.findByText(/^\d+ on sale$/)).textContent).not.toBe('0 on sale');
    expect(platform.sent()).toHaveLength(2);
  });
});
