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

/** The page for a query, its neighbors within reach. */
export async function fetchPage<Item>(fetch: FetchPage<Item>, query: Query): Promise<Page<Item>> {
  const { items, metadata } = await fetch(query);
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
  const go = async (which: string, to: Query | false) => {
    if (to) return fetchPage(fetch, to);
    throw new CartwrightError(`No ${which} page to fetch`, { kind: 'validation', code: 'no_page' });
  };

  return {
    items,
    length: items.length,
    pageSize: limit,
    totalCount: total,
    totalPages: total === undefined || !limit ? undefined : Math.ceil(total / limit),
    currentPage: cursorPaging || !limit ? undefined : Math.floor(offset / limit),
    cursors,
    hasNext: () => !!following,
    hasPrev: () => !!preceding,
    next: () => go('next', following),
    prev: () => go('previous', preceding),
  };
}
