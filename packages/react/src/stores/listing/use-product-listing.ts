'use client';

import type { CartwrightError } from '@cartwright/core';
import type { Product } from '@cartwright/stores/products';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useCartwright } from '../../provider/use-cartwright.js';
import { productsInfiniteQuery } from '../../queries/products-infinite-query.js';
import { arrange, isFilteredHere, sortsByPrice, toProductQuery, type ListingScope } from './catalog-v1.js';
import { listFacets, type ListingFacets } from './list-facets.js';
import type { ListingFilters } from './listing-filters.js';

/** Options of {@link useProductListing}. */
export interface UseProductListingOptions extends ListingScope {
  /** Filters and order, such as from `parseListingFilters`. */
  filters?: ListingFilters | undefined;
  /**
   * Number of products to show at first, and to add with `showMore`: from 1 to 100.
   *
   * @default 24
   */
  pageSize?: number | undefined;
  /**
   * Number of products to search through before the shopper is asked to continue, for filters that the platform does not
   * have.
   *
   * @default 500
   */
  searchLimit?: number | undefined;
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
  readonly products: readonly Product[];
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
  /** Whether `products` will change: a request is pending that may add products, or replaces those of other filters. */
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

/** Page size of requests for products that are filtered here, and for facets. */
const batchSize = 100;

/**
 * Lists products with filters, facets, order and paging. Prices are filtered and sorted as they are charged, after
 * discounts and in the shopper's currency. The platform cannot do that, nor filter by stock, sale or choices: the hook
 * then fetches further pages until a page of products matches. An order by price needs all products.
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
 *       {products.map(({ _id, name }) => (
 *         <p key={_id}>{name}</p>
 *       ))}
 *       {hasMore && <button onClick={showMore}>Show more</button>}
 *     </>
 *   );
 * }
 * ```
 * @see GET /stores-reader/v1/products/query-platformized
 */
export function useProductListing({
  filters = {},
  pageSize = 24,
  searchLimit = 500,
  enabled = true,
  ...scope
}: UseProductListingOptions = {}): ProductListingResult {
  const { client, queryClient } = useCartwright();
  const isHere = isFilteredHere(filters);
  const query = { ...toProductQuery(scope, filters), paging: { limit: isHere ? batchSize : pageSize } };
  const pages = productsInfiniteQuery(client, query);
  const result = useInfiniteQuery({ ...pages, placeholderData: keepPreviousData, enabled }, queryClient);
  const all = productsInfiniteQuery(client, { ...toProductQuery(scope, {}), paging: { limit: batchSize } });
  const sample = useInfiniteQuery({ ...all, enabled }, queryClient);
  const { data, hasNextPage, isFetching, isFetchingNextPage, isError, isPlaceholderData, fetchNextPage } = result;

  const key = JSON.stringify([scope, filters]);
  const [asked, setAsked] = useState({ key, count: pageSize, limit: searchLimit });
  const { count, limit } = asked.key === key ? asked : { count: pageSize, limit: searchLimit };
  const matching = useMemo(() => {
    const { products = [] } = data ?? {};
    return isHere ? arrange(products, (JSON.parse(key) as [unknown, ListingFilters])[1]) : products;
  }, [data, isHere, key]);
  const facets = useMemo(() => listFacets(sample.data?.products ?? []), [sample.data]);

  const searched = data?.products.length ?? 0;
  const needsMore = isHere && hasNextPage && searched < limit && (sortsByPrice(filters) || matching.length < count);
  useEffect(() => {
    if (enabled && needsMore && !isFetching && !isError) void fetchNextPage();
  }, [enabled, needsMore, isFetching, isError, fetchNextPage]);

  const isExhausted = isHere && hasNextPage && !needsMore && matching.length <= count;
  const ofAll = isHere ? (hasNextPage ? undefined : matching.length) : data?.totalCount;
  return {
    products: isHere ? matching.slice(0, count) : matching,
    totalCount: data ? ofAll : undefined,
    isEmpty: sample.data?.products.length === 0,
    facets,
    hasMore: hasNextPage || (isHere && matching.length > count),
    searchedCount: isExhausted ? searched : undefined,
    showMore() {
      if (!isHere || isError) return void fetchNextPage();
      setAsked({
        key,
        count: Math.min(count, matching.length) + pageSize,
        limit: isExhausted ? Math.max(limit, searched) + searchLimit : limit,
      });
    },
    isPending: result.isPending,
    isSearching: (enabled && result.isPending && !isError) || isPlaceholderData || (needsMore && !isError),
    isFetchingNextPage,
    isError,
    error: result.error,
    refetch: () => Promise.all([result.refetch(), sample.refetch()]),
  };
}
