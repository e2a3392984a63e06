import { CartwrightError } from '../errors/cartwright-error.js';
import type { PagingMetadata, Query } from './query.js';

/** One page of results. */
export interface Page<Item> {
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
   * @throws `CartwrightError` `No next page to fetch`.
   */
  next(): Promise<Page<Item>>;
  /**
   * Fetches the page before this one.
   *
   * @throws `CartwrightError` `No previous page to fetch`.
   */
  prev(): Promise<Page<Item>>;
}

/** Fetches a page by its query. */
export type FetchPage<Item> = (query: Query) => Promise<{ items: Item[]; metadata: PagingMetadata }>;

const none = (which: string) =>
  Promise.reject(new CartwrightError(`No ${which} page to fetch`, { kind: 'validation', code: 'no_page' }));

/** The page for a query, its neighbors within reach. */
export async function fetchPage<Item>(fetch: FetchPage<Item>, query: Query): Promise<Page<Item>> {
  const { items, metadata } = await fetch(query);
  const { cursorPaging, paging } = query;
  const pageSize = (cursorPaging ?? paging)?.limit ?? 50;
  const offset = paging?.offset ?? 0;
  const cursors = metadata.cursors ?? {};
  const totalCount = metadata.tooManyToCount ? undefined : (metadata.total ?? undefined);
  const byCursor = (cursor: string | null | undefined) =>
    cursor ? { cursorPaging: { cursor, limit: pageSize } } : undefined;
  const byOffset = (position: number) => ({ ...query, paging: { offset: position, limit: pageSize } });
  const isLast = totalCount === undefined ? items.length < pageSize : offset + pageSize >= totalCount;
  const following = cursorPaging
    ? byCursor(cursors.next)
    : isLast || !pageSize
      ? undefined
      : byOffset(offset + pageSize);
  const preceding = cursorPaging
    ? byCursor(cursors.prev)
    : offset > 0
      ? byOffset(Math.max(0, offset - pageSize))
      : undefined;
  return {
    items,
    length: items.length,
    pageSize,
    totalCount,
    totalPages: totalCount === undefined || !pageSize ? undefined : Math.ceil(totalCount / pageSize),
    currentPage: cursorPaging || !pageSize ? undefined : Math.floor(offset / pageSize),
    cursors,
    hasNext: () => following !== undefined,
    hasPrev: () => preceding !== undefined,
    next: () => (following ? fetchPage(fetch, following) : none('next')),
    prev: () => (preceding ? fetchPage(fetch, preceding) : none('previous')),
  };
}
