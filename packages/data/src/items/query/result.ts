import { CartwrightError, type PagingMetadata, type RequestOptions } from '@cartwright/core';

/**
 * One page of results. `for await` iterates this page and the following ones, fetching each on demand. Pages are not a
 * snapshot: items that are added or removed in the meantime shift the results.
 */
export interface WixDataResult<Item> extends AsyncIterable<WixDataResult<Item>> {
  /** Items of the page. */
  readonly items: Item[];
  /** Number of items on the page. */
  readonly length: number;
  /** Total number of results. `undefined` unless the options have `returnTotalCount`. */
  readonly totalCount: number | undefined;
  /** Total number of pages. `undefined` unless the options have `returnTotalCount`. */
  readonly totalPages: number | undefined;
  /** Maximum number of items per page. Without a limit, the number of items on the first page. */
  readonly pageSize: number | undefined;
  /** Index of the page, from 0. `undefined` if there are no results. */
  readonly currentPage: number | undefined;
  /** Cursor of the next page, if the platform returned one. */
  readonly nextCursor: string | undefined;
  /** Cursor of the previous page, if the platform returned one. */
  readonly prevCursor: string | undefined;
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
  next(request?: RequestOptions): Promise<WixDataResult<Item>>;
  /**
   * Fetches the previous page.
   *
   * @param request - Options of the call. Default to those of this page.
   * @returns The previous page.
   * @throws {CartwrightError} `no_page` if there is none.
   */
  prev(request?: RequestOptions): Promise<WixDataResult<Item>>;
}

/** Position of a page, in the form of the request. Neither field for the first page with the default size. */
interface PagePosition {
  /** Page size and number of results to skip. */
  paging?: { limit?: number; offset: number };
  /** Page size and cursor of an earlier response. */
  cursorPaging?: { limit?: number; cursor: string };
}

/** Fetches the page at a position. `isFirst`: the page that the caller asked for, not one of its neighbors. */
export type FetchResult<Item> = (
  position: PagePosition,
  request: RequestOptions | undefined,
  isFirst: boolean,
) => Promise<{ items: Item[]; metadata: PagingMetadata & { hasNext?: boolean | null } }>;

/** Properties that all pages of a result share. */
interface Pages<Item> {
  readonly fetch: FetchResult<Item>;
  readonly limit: number | undefined;
  /** Page size and total, as the first page had them. */
  readonly first?: Pick<WixDataResult<Item>, 'pageSize' | 'totalCount'>;
}

const toPosition = (limit: number | undefined, offset: number): PagePosition =>
  limit === undefined && offset === 0 ? {} : { paging: { ...(limit !== undefined && { limit }), offset } };

/** Fetches a page of a result and links it to its neighbors. */
export async function fetchResult<Item>(
  pages: Pages<Item>,
  offset: number,
  request: RequestOptions | undefined,
  cursor?: string,
): Promise<WixDataResult<Item>> {
  const { fetch, limit } = pages;
  const position = cursor
    ? { cursorPaging: { ...(limit !== undefined && { limit }), cursor } }
    : toPosition(limit, offset);
  const { items, metadata } = await fetch(position, request, !pages.first);
  const pageSize = pages.first?.pageSize ?? limit ?? (items.length || undefined);
  const totalCount = pages.first ? pages.first.totalCount : (metadata.total ?? undefined);
  const { next: nextCursor, prev: prevCursor } = metadata.cursors ?? {};
  const hasNext = metadata.hasNext ?? false;
  const hasPrev = offset > 0 || !!prevCursor;
  const isAny = items.length > 0 && pageSize !== undefined;

  const pageFetcher =
    (which: string, exists: boolean, to: number, at: string | null | undefined) =>
    async (options = request) => {
      if (exists) return fetchResult({ fetch, limit, first: { pageSize, totalCount } }, to, options, at ?? undefined);
      throw new CartwrightError(`No ${which} page to fetch`, { kind: 'validation', code: 'no_page' });
    };
  const page: WixDataResult<Item> = {
    items,
    length: items.length,
    totalCount,
    totalPages: totalCount === undefined || !pageSize ? totalCount : Math.ceil(totalCount / pageSize),
    pageSize,
    currentPage: isAny ? Math.ceil(offset / pageSize) : undefined,
    nextCursor: nextCursor ?? undefined,
    prevCursor: prevCursor ?? undefined,
    hasNext: () => hasNext,
    hasPrev: () => hasPrev,
    next: pageFetcher('next', hasNext, offset + (pageSize ?? 0), nextCursor),
    prev: pageFetcher('previous', hasPrev, Math.max(0, offset - (pageSize ?? 0)), prevCursor),
    async *[Symbol.asyncIterator]() {
      for (let current = page; ; current = await current.next()) {
        yield current;
        if (current.length === 0 || !current.hasNext()) return;
      }
    },
  };
  return page;
}

/** Options of a page's request. Only the first page is counted: the others keep its total. */
export function onPage<Options extends { returnTotalCount?: boolean }>(
  options: Options | undefined,
  isFirst: boolean,
): Partial<Options> {
  const { returnTotalCount, ...rest } = options ?? ({} as Options);
  return (isFirst && returnTotalCount !== undefined ? { ...rest, returnTotalCount } : rest) as Partial<Options>;
}
