'use client';

import type { CartwrightError } from '@cartwright/core';
import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCartwright } from '../../provider/use-cartwright.js';
import { extendResult } from '../../query/extend-result.js';
import { countFacets, type ListingFacets } from './count-facets.js';
import { indexFacets, type FacetIndex } from './facet-index.js';
import { listingFacetsQuery } from './listing-facets-query.js';
import { productListingQuery, type ProductListing, type ProductListingQuery } from './product-listing-query.js';

/** Options of {@link useProductListing}. */
export interface UseProductListingOptions extends ProductListingQuery {
  /**
   * Whether to fetch.
   *
   * @default true
   */
  enabled?: boolean | undefined;
}

/**
 * Result of {@link useProductListing}: the query result of the products, with the filters of the listing. `data` has the
 * `items` of all fetched pages, their `totalCount` and `searchedCount`; `fetchNextPage` fetches the next page, or continues
 * a search that stopped at `searchLimit`.
 */
export type ProductListingResult = UseInfiniteQueryResult<ProductListing, CartwrightError> & {
  /** Whether the listing has no products, even without `filters`. `false` until known. */
  readonly isEmpty: boolean;
  /**
   * Filters that make sense for the listing, and how many products each leads to with `filters`. Those of the first 100
   * products, without counts, if the listing has more than 500.
   */
  readonly facets: ListingFacets;
  /**
   * Whether `data.items` will change: the first ones, or those of other filters, are being searched for, or a search that
   * stopped at `searchLimit` continues.
   */
  readonly isSearching: boolean;
};

const noProducts = /* @__PURE__ */ indexFacets([], false);

/**
 * Lists products with filters, facets, order and paging. Prices are filtered and sorted as they are charged, after
 * discounts and in the shopper's currency. Where the platform cannot do that, nor filter by stock, sale or choices, the
 * hook searches through batches of products until a page of them matches. An order by price needs all products.
 *
 * @param options - Collection or search text, filters, and page sizes.
 * @returns The query result of the products, with the facets and the state of the listing. `refetch` fetches the facets
 * again, too.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { parseListingFilters, useProductListing } from '@cartwright/react/stores';
 *
 * export function Listing({ collectionId, query }: { collectionId: string; query: URLSearchParams }) {
 *   const filters = parseListingFilters(query);
 *   const { data, facets, hasNextPage, fetchNextPage } = useProductListing({ collectionId, filters });
 *   return (
 *     <>
 *       <p>
 *         {data?.totalCount ?? 'Many'} products from {facets.prices?.min} {facets.prices?.currency}
 *       </p>
 *       {data?.items.map(({ id, name }) => (
 *         <p key={id}>{name}</p>
 *       ))}
 *       {hasNextPage && <button onClick={() => void fetchNextPage()}>Show more</button>}
 *     </>
 *   );
 * }
 * ```
 * @see GET /stores/v3/products/search
 * @see GET /stores-reader/v1/products/query-platformized
 */
export function useProductListing({ enabled = true, ...listing }: UseProductListingOptions = {}): ProductListingResult {
  const { client, queryClient, catalogVersion } = useCartwright();
  const options = { catalogVersion };
  const pages = useInfiniteQuery(
    { ...productListingQuery(client, listing, options), placeholderData: keepPreviousData, enabled },
    queryClient,
  );
  const index = useQuery({ ...listingFacetsQuery(client, listing, options), enabled }, queryClient);
  const facets = countFacets(index.data ?? noProducts, listing.filters);
  return addFacets(pages, index, facets, enabled);
}

/** Adds the facets, and the state of the search, which is read from the result only for a component that reads it. */
const addFacets = (
  pages: UseInfiniteQueryResult<ProductListing, CartwrightError>,
  index: UseQueryResult<FacetIndex, CartwrightError>,
  facets: ListingFacets,
  enabled: boolean,
): ProductListingResult =>
  extendResult(pages, {
    isEmpty: index.data?.productCount === 0,
    facets,
    get isSearching() {
      const { data, isPending, isPlaceholderData, isFetchingNextPage } = pages;
      const isContinuing = isFetchingNextPage && data?.searchedCount !== undefined;
      return (enabled && isPending) || isPlaceholderData || isContinuing;
    },
    refetch: async (...options: Parameters<typeof pages.refetch>) => {
      const [result] = await Promise.all([pages.refetch(...options), index.refetch()]);
      return result;
    },
  });
