import type { CartwrightError, Client } from '@cartwright/core';
import { queryOptions } from '@tanstack/react-query';
import type { CatalogVersionOptions } from '../../queries/get-catalog.js';
import { productsKey } from '../../queries/query-keys.js';
import { read } from '../../query/read.js';
import { readOptions } from '../../query/read-options.js';
import { listFacets, type ListingFacets } from './list-facets.js';
import { batchQuery, removeServerBatches } from './listing-batches.js';
import { planListing, type ListingConditions, type ListingScope } from './listing-conditions.js';

/** Facets of a listing. */
export interface ListingFacetsData {
  /** Filters that make sense for the first 100 products. */
  readonly facets: ListingFacets;
  /** Whether the listing has no products. */
  readonly isEmpty: boolean;
}

type FacetsKey = readonly [...ReturnType<typeof productsKey>, 'facets', ListingConditions];

/**
 * Creates the query options of the filters that make sense for a listing, without regard to the filters that are set:
 * price range, product types and options of its first 100 products.
 *
 * @param client - Client of the user.
 * @param scope - Collection or search text of the listing. Without it, all products.
 * @param options - `catalogVersion`: catalog version of the site, if known.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * `useProductListing` uses the same cache entry.
 * @example
 * ```tsx
 * import { useClient } from '@cartwright/react';
 * import { listingFacetsQuery } from '@cartwright/react/stores';
 * import { useSuspenseQuery } from '@tanstack/react-query';
 *
 * export function PriceRange({ collectionId }: { collectionId: string }) {
 *   const { data } = useSuspenseQuery(listingFacetsQuery(useClient(), { collectionId }));
 *   return <p>{data.facets.prices?.min} to {data.facets.prices?.max}</p>;
 * }
 * ```
 * @see GET /stores/v3/products/search
 * @see GET /stores-reader/v1/products/query-platformized
 */
export function listingFacetsQuery(client: Client, scope: ListingScope = {}, options: CatalogVersionOptions = {}) {
  const { conditions } = planListing(scope, {}, 'v1');
  const batch = batchQuery(client, options, conditions);
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- All clients of a cache have the same catalog.
  return queryOptions<ListingFacetsData, CartwrightError, ListingFacetsData, FacetsKey>({
    ...readOptions,
    queryKey: [...productsKey(), 'facets', conditions],
    queryFn: ({ client: queryClient, queryKey, signal }) =>
      read(signal, async () => {
        const isRefetch = queryClient.getQueryData(queryKey) !== undefined;
        if (isRefetch) await queryClient.invalidateQueries({ queryKey: batch.queryKey, refetchType: 'none' });
        const { items } = await queryClient.fetchQuery(batch);
        removeServerBatches(queryClient, conditions);
        return { facets: listFacets(items), isEmpty: items.length === 0 };
      }),
  });
}
