import type { Client } from '@cartwright/core';
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { getCatalog, type CatalogVersionOptions } from '../../queries/get-catalog.js';
import type { ProductSummary } from '../../queries/product.js';
import { read } from '../../query/read.js';
import { batchesKey, batchQuery, removeServerBatches, requestProducts } from './listing-batches.js';
import { arrange, planListing, sortsByPrice, type ListingScope } from './listing-conditions.js';
import type { ListingFilters } from './listing-filters.js';

/** Start of a page. */
export interface PageStart {
  /** Cursor of the first batch to search through. `undefined` for the first of the listing. */
  readonly cursor: string | undefined;
  /** Number of products before that batch. */
  readonly searched: number;
  /** Number of matching products to skip. */
  readonly skip: number;
  /** Number of products that the platform counted, from the first page: Catalog V3 does not count again with a cursor. */
  readonly counted?: number | undefined;
}

/** Page of a listing. */
export interface ListingPage {
  /** Matching products in order. */
  readonly items: ProductSummary[];
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
 * the page is full, or until `searchLimit` products were searched.
 */
export async function findListingPage(
  client: Client,
  options: CatalogVersionOptions,
  { filters, pageSize, searchLimit, ...scope }: ListingQuery,
  { client: queryClient, queryKey, pageParam: start, signal }: QueryFunctionContext<QueryKey, PageStart>,
): Promise<ListingPage> {
  const version = await read(signal, () => getCatalog(client, options).getVersion());
  const { conditions, here } = planListing(scope, filters, version);
  const isRefetch = start.searched + start.skip === 0 && queryClient.getQueryData(queryKey) !== undefined;
  if (isRefetch) await queryClient.invalidateQueries({ queryKey: batchesKey(conditions), refetchType: 'none' });

  const found: ProductSummary[] = [];
  let cursor = start.cursor;
  let isFull: boolean, matching: ProductSummary[];
  let total = start.counted;
  do {
    const page = await (here
      ? queryClient.fetchQuery(batchQuery(client, options, conditions, cursor))
      : requestProducts(client, options, conditions, pageSize, cursor)({ signal }));
    signal.throwIfAborted();
    found.push(...page.items);
    total = page.totalCount ?? total;
    cursor = page.nextCursor;
    matching = here ? arrange(found, here) : found;
    isFull = matching.length >= start.skip + pageSize && !(here && sortsByPrice(here));
  } while (!isFull && cursor !== undefined && found.length < searchLimit);
  removeServerBatches(queryClient, conditions);

  const items = matching.slice(start.skip, start.skip + pageSize);
  const shown = start.skip + items.length;
  const searched = start.searched + found.length;
  const isLast = cursor === undefined;
  const hasFoundMore = matching.length > shown || (here && !isLast && found.length < searchLimit);
  const after = isLast ? undefined : { cursor, searched, skip: 0, counted: total };
  const next = hasFoundMore ? { ...start, skip: shown } : after;
  const counted = here || total === undefined ? undefined : total - start.searched - shown;
  return {
    items,
    remainingCount: isLast ? matching.length - shown : counted,
    searchedCount: here && next && items.length < pageSize ? searched : undefined,
    next,
  };
}
