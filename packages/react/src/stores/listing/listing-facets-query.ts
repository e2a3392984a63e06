import type { CartwrightError, Client } from '@cartwright/core';
import { queryOptions } from '@tanstack/react-query';
import type { CatalogVersionOptions } from '../../queries/catalog-of.js';
import { listFacets, type ListingFacets } from './list-facets.js';
import { batchQuery, type Batch, type BatchKey } from './listing-batches.js';
import { planListing, type ListingScope } from './listing-conditions.js';

/** Facets of a listing. */
export interface ListingFacetsData {
  /** Filters that make sense for the first 100 products. */
  readonly facets: ListingFacets;
  /** Whether the listing has no products. */
  readonly isEmpty: boolean;
}

const select = ({ items }: Batch): ListingFacetsData => ({
  facets: listFacets(items),
  isEmpty: items.length === 0,
});

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
export const listingFacetsQuery = (client: Client, scope: ListingScope = {}, options: CatalogVersionOptions = {}) =>
  queryOptions<Batch, CartwrightError, ListingFacetsData, BatchKey>({
    ...batchQuery(client, options, planListing(scope, {}, 'v1').conditions),
    select,
  });
