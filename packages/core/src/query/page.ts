import { CartwrightError } from '../errors/cartwright-error.js';
import type { RequestOptions } from '../transport/request-options.js';
import type { PagingMetadata, Query } from './query.js';

/**
 * One page of query results. `for await` iterates this page and the following ones, fetching each on demand with the
 * same call options. It stops after the last page, at an empty page, and when the platform returns the same cursor
 * twice.
 *
 * Pages are not a snapshot. With offset paging, items added or removed in the meantime shift the results, so an item
 * can appear twice or be skipped. With cursor paging, the next page starts after the last item of this one.
 */
export interface Page<Item> extends AsyncIterable<Page<Item>> {
  /** Items of the page. */
  readonly items: Item[];
  /** Number of items on the page. */
  readonly length: number;
  /** Maximum number of items per page. */
  readonly pageSize: number;
  /** Total number of results. `undefined` if the platform did not count them all. */
  readonly totalCount: number | undefined;
  /** Total number of pages. `undefined` if the platform did not count all results. */
  readonly totalPages: number | undefined;
  /** Index of the page, from 0. `undefined` for cursor paging. */
  readonly currentPage: number | undefined;
  /** Cursors of the next and previous page, for cursor paging. */
  readonly cursors: { next?: string | null; prev?: string | null };
  /** Whether there is a next page. */
  hasNext(): boolean;
  /** Whether there is a previous page. */
  hasPrev(): boolean;
  /**
   * Fetches the next page.
   *
   * @param request - Options of the call. Default to those of this page.
   * @returns The next page.
   * @throws {CartwrightError} `no_page` if there is none.
   */
  next(request?: RequestOptions): Promise<Page<Item>>;
  /**
   * Fetches the previous page.
   *
   * @param request - Options of the call. Default to those of this page.
   * @returns The previous page.
   * @throws {CartwrightError} `no_page` if there is none.
   */
  prev(request?: RequestOptions): Promise<Page<Item>>;
}

/** Fetches the page of a query. */
export type FetchPage<Item> = (
  query: Query,
  request: RequestOptions | undefined,
) => Promise<{ items: Item[]; metadata: PagingMetadata }>;

/** Fetches the page of a query and links it to its neighbors. */
export async function fetchPage<Item>(
  fetch: FetchPage<Item>,
  query: Query,
  request: RequestOptions | undefined,
): Promise<Page<Item>> {
  const { items, metadata } = await fetch(query, request);
  const { cursorPaging, paging } = query;
  const { cursors = {} } = metadata;
  const limit = (cursorPaging ?? paging)?.limit ?? 50;
  const offset = paging?.offset ?? 0;
  const total = metadata.tooManyToCount ? undefined : (metadata.total ?? undefined);

  const isLast = total === undefined ? items.length < limit : offset + limit >= total;
  const atOffset = (position: number) => limit > 0 && { ...query, paging: { offset: position, limit } };
  const atCursor = (cursor?: string | null) => !!cursor && { cursorPaging: { cursor, limit } };
  const nextQuery = cursorPaging ? atCursor(cursors.next) : !isLast && atOffset(offset + limit);
  const previousQuery = cursorPaging ? atCursor(cursors.prev) : offset > 0 && atOffset(Math.max(0, offset - limit));
  const pageFetcher =
    (which: string, to: Query | false) =>
    async (options = request) => {
      if (to) return fetchPage(fetch, to, options);
      throw new CartwrightError(`No ${which} page to fetch`, { kind: 'validation', code: 'no_page' });
    };

  const page: Page<Item> = {
    items,
    length: items.length,
    pageSize: limit,
    totalCount: total,
    totalPages: total === undefined || !limit ? undefined : Math.ceil(total / limit),
    currentPage: cursorPaging || !limit ? undefined : Math.floor(offset / limit),
    cursors,
    hasNext: () => !!nextQuery,
    hasPrev: () => !!previousQuery,
    next: pageFetcher('next', nextQuery),
    prev: pageFetcher('previous', previousQuery),
    async *[Symbol.asyncIterator]() {
      const seenPositions = new Set<unknown>();
      for (let current = page; ; current = await current.next()) {
        yield current;
        const position = current.cursors.next ?? current.currentPage;
        if (!current.length || !current.hasNext() || seenPositions.has(position)) return;
        seenPositions.add(position);
      }
    },
  };
  return page;
}
