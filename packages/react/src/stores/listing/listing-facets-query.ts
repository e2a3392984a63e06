import type { CartwrightError, Client } from '@cartwright/core';
import { queryOptions } from '@tanstack/react-query';
import type { CatalogVersionOptions } from '../../queries/get-catalog.js';
import { productsKey } from '../../queries/query-keys.js';
import { read } from '../../query/read.js';
import { readOptions } from '../../query/read-options.js';
import { indexFacets, type FacetIndex } from './facet-index.js';
import { batchesKey, batchQuery, removeServerBatches } from './listing-batches.js';
import { planListing, type ListingConditions, type ListingScope } from './listing-conditions.js';

/** Number of products that are indexed at most. Of a longer listing, only the first batch is. */
const maxProducts = 500;

type FacetsKey = readonly [...ReturnType<typeof productsKey>, 'facets', ListingConditions];

/**
 * Creates the query options of the index of a listing's products by what they can be filtered by, without regard to the
 * filters that are set. `countFacets` lists and counts the filters from it. Listings of more than 500 products are indexed
 * by their first 100, and not counted.
 *
 * @param client - Client of the user.
 * @param scope - Collection or search text of the listing. Without it, all products.
 * @param options - `catalogVersion`: catalog version of the site, if known.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * `useProductListing` uses the same cache entry.
 * @example
 * ```tsx
 * import { useClient } from '@cartwright/react';
 * import { countFacets, listingFacetsQuery } from '@cartwright/react/stores';
 * import { useSuspenseQuery } from '@tanstack/react-query';
 *
 * export function PriceRange({ collectionId }: { collectionId: string }) {
 *   const { data } = useSuspenseQuery(listingFacetsQuery(useClient(), { collectionId }));
 *   const { prices } = countFacets(data);
 *   return <p>{prices?.min} to {prices?.max}</p>;
 * }
 * ```
 * @see GET /stores/v3/products/search
 * @see GET /stores-reader/v1/products/query-platformized
 */
export function listingFacetsQuery(client: Client, scope: ListingScope = {}, options: CatalogVersionOptions = {}) {
  const { conditions } = planListing(scope, {}, 'v1');
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- All clients of a cache have the same catalog.
  return queryOptions<FacetIndex, CartwrightError, FacetIndex, FacetsKey>({
    ...readOptions,
    queryKey: [...productsKey(), 'facets', conditions],
    queryFn: ({ client: queryClient, queryKey, signal }) =>
      read(signal, async () => {
        const isRefetch = queryClient.getQueryData(queryKey) !== undefined;
        const key = batchesKey(conditions);
        if (isRefetch) await queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' });
        const { items, nextCursor, totalCount } = await queryClient.fetchQuery(batchQuery(client, options, conditions));
        const products = [...items];
        let cursor = nextCursor;
        const isCountable = totalCount !== undefined && totalCount <= maxProducts;
        while (cursor !== undefined && isCountable && products.length < maxProducts) {
          const batch = await queryClient.fetchQuery(batchQuery(client, options, conditions, cursor));
          signal.throwIfAborted();
          products.push(...batch.items);
          cursor = batch.nextCursor;
        }
        removeServerBatches(queryClient, conditions);
        return indexFacets(products, cursor === undefined);
      }),
  });
}
