import type { Client } from '@cartwright/core';
import type { Product } from '@cartwright/stores/products';
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { read } from '../../query/read.js';
import { arrange, isFilteredHere, sortsByPrice, toProductQuery, type ListingScope } from './catalog-v1.js';
import { batchesKey, batchQuery, batchSize, requestProducts } from './listing-batches.js';
import type { ListingFilters } from './listing-filters.js';

/** Start of a page: offset of the first product to search through, and number of matching products to skip. */
export interface PageStart {
  readonly offset: number;
  readonly skip: number;
}

/** Page of a listing. */
export interface ListingPage {
  /** Matching products in order. */
  readonly products: Product[];
  /** Number of matching products after this page, if known. */
  readonly remainingCount: number | undefined;
  /** Number of products that were searched without finding a full page. `undefined` unless the search stopped there. */
  readonly searchedCount: number | undefined;
  /** Start of the next page, if there may be one. */
  readonly next: PageStart | undefined;
}

/** Listing to find a page of. */
export interface ListingQuery extends ListingScope {
  readonly filters: ListingFilters;
  readonly pageSize: number;
  readonly searchLimit: number;
}

/**
 * Finds a page of a listing. Sends one request if the platform has all filters. Otherwise searches through batches until
 * the page is full, or until `searchLimit` products were searched since `offset`.
 */
export async function findListingPage(
  client: Client,
  { filters, pageSize, searchLimit, ...scope }: ListingQuery,
  { client: queryClient, queryKey, pageParam, signal }: QueryFunctionContext<QueryKey, PageStart>,
): Promise<ListingPage> {
  const { offset, skip } = pageParam;
  const isHere = isFilteredHere(filters);
  const conditions = toProductQuery(scope, filters);
  const limit = isHere ? batchSize : pageSize;
  const batches = { queryKey: batchesKey(conditions), refetchType: 'none' as const };
  const isRefetch = offset + skip === 0 && queryClient.getQueryData(queryKey) !== undefined;
  if (isRefetch) await queryClient.invalidateQueries(batches);

  const found: Product[] = [];
  let searched = 0;
  let isFull: boolean, isLast: boolean, matching: Product[], total: number | null | undefined;
  do {
    const start = offset + searched;
    const { products = [], metadata } = await read(
      signal,
      isHere
        ? () => queryClient.fetchQuery(batchQuery(client, conditions, start))
        : requestProducts(client, conditions, limit, start),
    );
    found.push(...products);
    searched += limit;
    total = metadata?.tooManyToCount ? undefined : metadata?.total;
    isLast = total == null ? products.length < limit : offset + searched >= total;
    matching = isHere ? arrange(found, filters) : found;
    isFull = matching.length >= skip + pageSize && !sortsByPrice(filters);
  } while (!isFull && !isLast && searched < searchLimit);
  // The first batch stays for the facets. `dehydrate` would send the others to the browser.
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => queryKey.at(-1) !== 0;
  if (typeof window === 'undefined') queryClient.removeQueries({ ...batches, predicate });

  const products = matching.slice(skip, skip + pageSize);
  const shown = skip + products.length;
  const hasFoundMore = matching.length > shown || (isHere && !isLast && searched < searchLimit);
  const after = isLast ? undefined : { offset: offset + searched, skip: 0 };
  const next = hasFoundMore ? { offset, skip: shown } : after;
  const counted = isHere || total == null ? undefined : total - offset - shown;
  return {
    products,
    remainingCount: isLast ? matching.length - shown : counted,
    searchedCount: isHere && next && products.length < pageSize ? offset + searched : undefined,
    next,
  };
}
