import type { Client } from '@cartwright/core';
import { stockQuery } from '@cartwright/react/queries';
import {
  listingFacetsQuery,
  parseListingFilters,
  productListingQuery,
  type ListingScope,
} from '@cartwright/react/stores';
import type { QueryClient } from '@tanstack/react-query';

/** Prefetches the first page of a listing with the filters of the URL, and the filters that it offers. */
export async function prefetchListing(
  queryClient: QueryClient,
  catalog: Client,
  scope: ListingScope,
  url: URL,
): Promise<void> {
  const filters = parseListingFilters(url.searchParams);
  const [listing] = await Promise.all([
    queryClient.fetchInfiniteQuery(productListingQuery(catalog, { ...scope, filters })).catch(() => undefined),
    queryClient.prefetchQuery(listingFacetsQuery(catalog, scope)),
  ]);
  const products = listing?.pages.flatMap((page) => page.products) ?? [];
  await queryClient.prefetchQuery(stockQuery(catalog, products));
}
