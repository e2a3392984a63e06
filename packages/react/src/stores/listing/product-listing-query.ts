import type { CartwrightError, Client } from '@cartwright/core';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { CatalogVersionOptions } from '../../queries/get-catalog.js';
import type { ProductSummary } from '../../queries/product.js';
import { productsKey } from '../../queries/query-keys.js';
import { readOptions } from '../../query/read-options.js';
import { findListingPage, type ListingPage, type ListingQuery, type PageStart } from './find-listing-page.js';
import type { ListingScope } from './listing-conditions.js';
import type { ListingFilters } from './listing-filters.js';

/** Query of {@link productListingQuery}. */
export interface ProductListingQuery extends ListingScope {
  /** Filters and order, such as from `parseListingFilters`. */
  filters?: ListingFilters | undefined;
  /**
   * Number of products per page: from 1 to 100.
   *
   * @default 24
   */
  pageSize?: number | undefined;
  /**
   * Number of products to search through before the shopper is asked to continue, for filters that the platform does not
   * have. Also the number of products that are sorted by price together.
   *
   * @default 500
   */
  searchLimit?: number | undefined;
}

/** Products of all fetched pages of a listing. */
export interface ProductListing {
  /** Matching products in order, without duplicates. */
  readonly items: readonly ProductSummary[];
  /** Number of products that match. `undefined` until known: some that may match are not fetched yet. */
  readonly totalCount: number | undefined;
  /** Number of products that were searched without finding a full page. `undefined` unless the search stopped there. */
  readonly searchedCount: number | undefined;
}

type ListingKey = readonly [...ReturnType<typeof productsKey>, 'listing', ListingQuery];

/** Products of all pages, deduplicated: a catalog change between two requests can move a product to another page. */
function joinPages({ pages }: InfiniteData<ListingPage, PageStart>): ProductListing {
  const all = pages.flatMap((page) => page.items);
  const items = [...new Map(all.map((product) => [product.id, product])).values()];
  const { remainingCount, searchedCount } = pages.at(-1) ?? {};
  return {
    items,
    totalCount: remainingCount === undefined ? undefined : items.length + remainingCount,
    searchedCount,
  };
}

/**
 * Creates the query options of a product listing, page by page. Prices are filtered and sorted as they are charged,
 * after discounts and in the shopper's currency. The platform cannot do that, nor filter by stock, sale or choices: a
 * page is then searched for in batches of 100 products, which are cached and shared between filters. An order by price
 * fetches up to `searchLimit` products for the first page. Catalog V3 filters and sorts by charged price and by stock itself.
 *
 * @param client - Client of the user.
 * @param query - Collection or search text, filters, and page sizes.
 * @param options - `catalogVersion`: catalog version of the site, if known.
 * @returns Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, `prefetchInfiniteQuery` and the like.
 * `useProductListing` uses the same cache entry.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { listingFacetsQuery, parseListingFilters, productListingQuery } from '@cartwright/react/stores';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export async function prefetchListing(queryClient: QueryClient, client: Client, url: URL) {
 *   const filters = parseListingFilters(url.searchParams);
 *   await Promise.all([
 *     queryClient.prefetchInfiniteQuery(productListingQuery(client, { filters })),
 *     queryClient.prefetchQuery(listingFacetsQuery(client)),
 *   ]);
 * }
 * ```
 * @see GET /stores/v3/products/search
 * @see GET /stores-reader/v1/products/query-platformized
 */
export function productListingQuery(
  client: Client,
  { filters = {}, pageSize = 24, searchLimit = 500, ...scope }: ProductListingQuery = {},
  options: CatalogVersionOptions = {},
) {
  const listing = { ...scope, filters, pageSize, searchLimit };
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- All clients of a cache have the same catalog.
  return infiniteQueryOptions<ListingPage, CartwrightError, ProductListing, ListingKey, PageStart>({
    ...readOptions,
    queryKey: [...productsKey(), 'listing', listing],
    queryFn: (context) => findListingPage(client, options, listing, context),
    initialPageParam: { cursor: undefined, searched: 0, skip: 0 },
    getNextPageParam: ({ next }) => next,
    select: joinPages,
  });
}
