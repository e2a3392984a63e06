import { listingFacetsQuery, parseListingFilters, productListingQuery } from '@cartwright/react/stores';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { catalog, getQueryClient } from '../shop/catalog';
import { ListingView } from './listing-view';

/** `searchParams` of a page. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Converts `searchParams` of a page, and reads the number of pages to show, from 1. */
export function readQuery(query: Query) {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((text) => [name, text]));
  const params = new URLSearchParams(pairs);
  return { params, page: Math.max(1, Math.floor(Number(params.get('page'))) || 1) };
}

interface Props {
  readonly scope: { readonly collectionId?: string; readonly search?: string };
  readonly query: Query;
}

/** The first pages of products with the filters and the order of the URL, rendered on the server. */
export async function Listing({ scope, query }: Props) {
  const { params, page } = readQuery(query);
  const filters = parseListingFilters(params);
  const queryClient = getQueryClient();
  const [{ pages }] = await Promise.all([
    queryClient.fetchInfiniteQuery({ ...productListingQuery(catalog, { ...scope, filters }), pages: page }),
    queryClient.fetchQuery(listingFacetsQuery(catalog, scope)),
  ]);
  if (pages.length < page) notFound();
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <ListingView {...scope} />
    </HydrationBoundary>
  );
}
