import type { Client } from '@cartwright/core';
import { listingFacetsQuery, parseListingFilters, productListingQuery } from '@cartwright/react/stores';
import { dehydrate, QueryClient } from '@tanstack/react-query';

/** Reads the products of a listing with the filters of the URL, as many pages as it says. */
export async function prefetchListing(shop: Client, scope: { collectionId?: string; search?: string }, url: string) {
  const { searchParams: params } = new URL(url);
  const filters = parseListingFilters(params);
  const pages = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const queryClient = new QueryClient();
  await Promise.all([
    queryClient.fetchInfiniteQuery({ ...productListingQuery(shop, { ...scope, filters }), pages }),
    queryClient.fetchQuery(listingFacetsQuery(shop, scope)),
  ]);
  return dehydrate(queryClient);
}
