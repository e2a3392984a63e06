import type { Client } from '@cartwright/core';
import { stockQuery } from '@cartwright/react/queries';
import { listingFacetsQuery, productListingQuery, type ListingScope } from '@cartwright/react/stores';
import type { QueryClient } from '@tanstack/react-query';
import { readFilters } from './read-filters.js';
import { pageSize, shownPages } from './shown-pages.js';

/** Pages of a listing that a URL shows. */
export interface PrefetchedListing {
  /** Number of pages. */
  readonly pages: number;
  /** Whether there are more pages. */
  readonly hasMore: boolean;
  /** Whether the listing has no products, even without filters. */
  readonly isEmpty: boolean;
}

/** Prefetches the pages of a listing that the URL shows, with its filters, and the filters that it offers. */
export async function prefetchListing(
  queryClient: QueryClient,
  catalog: Client,
  scope: ListingScope,
  url: URL,
): Promise<PrefetchedListing> {
  const filters = readFilters(url.searchParams);
  const query = {
    ...productListingQuery(catalog, { ...scope, filters, pageSize }),
    pages: shownPages(url.searchParams),
  };
  const facets = listingFacetsQuery(catalog, scope);
  const [listing] = await Promise.all([
    queryClient.fetchInfiniteQuery(query).catch(() => undefined),
    queryClient.prefetchQuery(facets),
  ]);
  const pages = listing?.pages ?? [];
  await queryClient.prefetchQuery(
    stockQuery(
      catalog,
      pages.flatMap(({ items }) => items),
    ),
  );
  return {
    pages: pages.length,
    hasMore: pages.at(-1)?.next !== undefined,
    isEmpty: queryClient.getQueryData(facets.queryKey)?.productCount === 0,
  };
}
