import { CartwrightError } from '../errors/cartwright-error.js';
import type { RequestOptions } from '../exchange/request-options.js';
import type { PagingMetadata, Query } from './query.js';

/**
 * One page of results. `for await` goes through it and the pages after it; each is fetched when it is asked for, with the
 * options of the first. It ends with the last page, with an empty one, and where the platform gives a cursor again.
 *
 * Nothing is locked while pages are read. By position, what is added or removed before the next page moves results: one
 * can come twice, or never. By cursor, the next page begins after the last result of this one.
 *
 * @see Specification, section 9: paging
 */
export interface Page<Item> extends AsyncIterable<Page<Item>> {
  /** The page's results. */
  readonly items: Item[];
  /** How many they are. */
  readonly length: number;
  /** How many the page can hold. */
  readonly pageSize: number;
  /** How many results there are in all; unknown where the platform stopped counting. */
  readonly totalCount: number | undefined;
  /** How many pages there are in all; unknown where the platform stopped counting. */
  readonly totalPages: number | undefined;
  /** The page's number, from 0. Unknown for pages by cursor. */
  readonly currentPage: number | undefined;
  /** Where the neighbors begin, for pages by cursor. */
  readonly cursors: { next?: string | null; prev?: string | null };
  /** Whether there is a page after this one. */
  hasNext(): boolean;
  /** Whether there is a page before this one. */
  hasPrev(): boolean;
  /**
   * Fetches the page after this one.
   *
   * @param request - Options of the call. Default: those of this page.
   * @throws `CartwrightError` `No next page to fetch`.
   */
  next(request?: RequestOptions): Promise<Page<Item>>;
  /**
   * Fetches the page before this one.
   *
   * @param request - Options of the call. Default: those of this page.
   * @throws `CartwrightError` `No previous page to fetch`.
   */
  prev(request?: RequestOptions): Promise<Page<Item>>;
}

/** Fetches a page by its query. */
export type FetchPage<Item> = (
  query: Query,
  request: RequestOptions | undefined,
) => Promise<{ items: Item[]; metadata: PagingMetadata }>;

/** The page for a query, its neighbors within reach. */
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
  const at = (position: number) => limit > 0 && { ...query, paging: { offset: position, limit } };
  const from = (cursor?: string | null) => !!cursor && { cursorPaging: { cursor, limit } };
  const following = cursorPaging ? from(cursors.next) : !isLast && at(offset + limit);
  const preceding = cursorPaging ? from(cursors.prev) : offset > 0 && at(Math.max(0, offset - limit));
  const go =
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
    hasNext: () => !!following,
    hasPrev: () => !!preceding,
    next: go('next', following),
    prev: go('previous', preceding),
    async *[Symbol.asyncIterator]() {
      const seen = new Set<unknown>();
      for (let one = page; ; one = await one.next()) {
        yield one;
        const place = one.cursors.next ?? one.currentPage;
        if (!one.length || !one.hasNext() || seen.has(place)) return;
        seen.add(place);
      }
    },
  };
  return page;
}
