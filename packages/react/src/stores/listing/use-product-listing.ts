'use client';

import type { CartwrightError } from '@cartwright/core';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCartwright } from '../../provider/use-cartwright.js';
import type { ProductSummary } from '../../queries/product.js';
import { listFacets, type ListingFacets } from './list-facets.js';
import { listingFacetsQuery } from './listing-facets-query.js';
import { productListingQuery, type ProductListingQuery } from './product-listing-query.js';

/** Options of {@link useProductListing}. */
export interface UseProductListingOptions extends ProductListingQuery {
  /**
   * Whether to fetch.
   *
   * @default true
   */
  enabled?: boolean | undefined;
}

/** Result of {@link useProductListing}. */
export interface ProductListingResult {
  /** Products to show, filtered and in order. */
  readonly products: readonly ProductSummary[];
  /** Number of products that match. `undefined` until known: some that may match are not fetched yet. */
  readonly totalCount: number | undefined;
  /** Whether the listing has no products, even without `filters`. `false` until known. */
  readonly isEmpty: boolean;
  /** Filters that make sense for the listing: those of its first 100 products, without regard to `filters`. */
  readonly facets: ListingFacets;
  /** Whether `showMore` shows more products, or searches for them. */
  readonly hasMore: boolean;
  /**
   * Number of products that were searched without finding a full page. `undefined` unless the search stopped at
   * `searchLimit`: `showMore` continues it.
   */
  readonly searchedCount: number | undefined;
  /** Shows another page of products. Failures set `error`. */
  readonly showMore: () => void;
  /** Whether there is neither a product nor an error yet. */
  readonly isPending: boolean;
  /** Whether `products` will change: the first ones, or those of other filters, are being searched for, or a search that
   * stopped at `searchLimit` continues. */
  readonly isSearching: boolean;
  /** Whether the next page is being fetched. */
  readonly isFetchingNextPage: boolean;
  /** Whether the last request failed. Earlier products are kept. */
  readonly isError: boolean;
  /** Error of the last request, or `null`. */
  readonly error: CartwrightError | null;
  /** Fetches products and facets again. Never rejects: failures set `error`. */
  readonly refetch: () => Promise<unknown>;
}

const noFacets = /* @__PURE__ */ listFacets([]);

/**
 * Lists products with filters, facets, order and paging. Prices are filtered and sorted as they are charged, after
 * discounts and in the shopper's currency. Where the platform cannot do that, nor filter by stock, sale or choices, the hook searches through batches of products until a page of them matches. An order by price needs all products.
 *
 * @param options - Collection or search text, filters, and page sizes.
 * @returns The products, the facets, and the state of the listing.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { parseListingFilters, useProductListing } from '@cartwright/react/stores';
 *
 * export function Listing({ collectionId, query }: { collectionId: string; query: URLSearchParams }) {
 *   const filters = parseListingFilters(query);
 *   const { products, totalCount, facets, hasMore, showMore } = useProductListing({ collectionId, filters });
 *   return (
 *     <>
 *       <p>
 *         {totalCount ?? 'Many'} products from {facets.prices?.min} {facets.prices?.currency}
 *       </p>
 *       {products.map(({ id, name }) => (
 *         <p key={id}>{name}</p>
 *       ))}
 *       {hasMore && <button onClick={showMore}>Show more</button>}
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
  const sample = useQuery({ ...listingFacetsQuery(client, listing, options), enabled }, queryClient);
  const { data, isPending, isError, isPlaceholderData, isFetchingNextPage, fetchNextPage } = pages;
  const searchedCount = data?.searchedCount;
  return {
    products: data?.products ?? [],
    totalCount: data?.totalCount,
    isEmpty: sample.data?.isEmpty ?? false,
    facets: sample.data?.facets ?? noFacets,
    hasMore: pages.hasNextPage,
    searchedCount,
    showMore: () => void fetchNextPage(),
    isPending,
    isSearching: (enabled && isPending) || isPlaceholderData || (isFetchingNextPage && searchedCount !== undefined),
    isFetchingNextPage,
    isError,
    error: pages.error,
    refetch: () => Promise.all([pages.refetch(), sample.refetch()]),
  };
}
